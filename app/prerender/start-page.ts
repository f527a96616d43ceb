export type StartPageWindow = Window & { takeEarlyPress?: () => HTMLButtonElement | undefined }

/** Inlined into every page as text, so it can't use anything from outside. A form's fonts wait for hydration. */
export async function startPage(scripts: readonly string[], isForm: boolean, consentKey: string, visitKey: string) {
  // On a slow connection, a form's scripts load before the first paint.
  const isEarly = isForm && performance.now() > 200
  if (isEarly) preloadScripts()
  recordEarlyPress()
  // A returning visitor has the fonts in the cache.
  try {
    if (consentKey in localStorage || visitKey in sessionStorage) showFonts()
  } catch {}
  await firstPaint()
  if (!isForm) showFonts()
  if (!isEarly) preloadScripts()
  for (const script of scripts) {
    await import(/* @vite-ignore */ script)
    // Lets the browser handle input in between.
    if (!isForm) await new Promise(resolve => setTimeout(resolve))
  }

  function showFonts() {
    document.getElementById('fonts')?.setAttribute('media', 'all')
  }

  function preloadScripts() {
    for (const href of scripts) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' })
      document.head.append(link)
    }
  }

  /** app/start-app.tsx repeats the last click on a button, or Enter in a form, after hydration. */
  function recordEarlyPress() {
    let pressed: HTMLButtonElement | undefined
    const record = ({ target }: Event) => {
      const button = (target as Element).closest('button')
      // The menu and the article filter work without scripts.
      if (button && !button.popoverTargetElement && button.form?.method !== 'get') pressed = button
    }
    const takeEarlyPress = () => {
      removeEventListener('click', record)
      return pressed
    }
    addEventListener('click', record)
    Object.assign(window, { takeEarlyPress })
  }

  /** Firefox reports no paint for a page that opens scrolled, and no browser does for a hidden tab: hence the timeout. */
  function firstPaint() {
    return new Promise<void>(resolve => {
      setTimeout(resolve, 500)
      const observer = new PerformanceObserver(list => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
      })
      observer.observe({ type: 'paint', buffered: true })
    })
  }
}
