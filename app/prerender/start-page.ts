export type StartPageWindow = Window & { takeEarlyPress?: () => HTMLButtonElement | undefined }

/**
 * Runs inside every page: it's written there as text, so it can't use anything from outside. Scripts and fonts would
 * delay the first paint and wait for it. A form needs its scripts most: its fonts come after hydration (app/start-app.tsx).
 */
export async function startPage(scripts: readonly string[], isForm: boolean, consentKey: string, visitKey: string) {
  // If the page took long to arrive, the connection is slow, and idle until the paint: a form's scripts use that time.
  const isEarly = isForm && performance.now() > 200
  if (isEarly) preloadScripts()
  recordEarlyPress()
  // Someone who's been here has the fonts in the cache.
  try {
    if (consentKey in localStorage || visitKey in sessionStorage) showFonts()
  } catch {}
  await firstPaint()
  if (!isForm) showFonts()
  if (!isEarly) preloadScripts()
  for (const script of scripts) {
    await import(/* @vite-ignore */ script)
    // Lets the browser respond to input in between.
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

  /** Of a button, or of Enter in a form with one. The app repeats the last one when it's ready: see app/start-app.tsx. */
  function recordEarlyPress() {
    let pressed: HTMLButtonElement | undefined
    const record = ({ target }: Event) => {
      const button = (target as Element).closest('button')
      // The browser itself opens the menu and submits the articles' filter.
      if (button && !button.popoverTargetElement && button.form?.method !== 'get') pressed = button
    }
    const takeEarlyPress = () => {
      removeEventListener('click', record)
      return pressed
    }
    addEventListener('click', record)
    Object.assign(window, { takeEarlyPress })
  }

  /** At most half a second: Firefox doesn't report it for a page that opens scrolled, and no browser for a hidden tab. */
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
