export type StartPageWindow = Window & {
  takeEarlyPress?: () => HTMLButtonElement | undefined
}

type StartPage = {
  scripts: readonly string[]
  /** Scripts of the page that a visitor is likely to open next. */
  later: readonly string[]
  /** Its scripts come before its fonts, which wait for hydration. */
  hasIsland: boolean
  /** Keys in local and tab storage: a returning visitor has the fonts in the cache. */
  consentKey: string
  visitKey: string
}

/** Inlined into every page as text, so it can't use anything from outside. */
export async function startPage({ scripts, later, hasIsland, consentKey, visitKey }: StartPage) {
  // On a slow connection, an island's scripts load before the first paint.
  const isEarly = hasIsland && performance.now() > 200
  if (isEarly) preload(scripts)
  if (hasIsland) recordEarlyPress()
  try {
    if (consentKey in localStorage || visitKey in sessionStorage) showFonts()
  } catch {}
  await firstPaint()
  if (!hasIsland) showFonts()
  if (!isEarly) preload(scripts)
  for (const script of scripts) await import(/* @vite-ignore */ script)
  if (later.length > 0) whenIdle(() => preload(later))

  function showFonts() {
    document.getElementById('fonts')?.setAttribute('media', 'all')
  }

  function preload(files: readonly string[]) {
    for (const href of files) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' })
      document.head.append(link)
    }
  }

  /** app/islands/hydrate-island.tsx repeats the last click on a button, or Enter in a form, after hydration. */
  function recordEarlyPress() {
    let pressed: HTMLButtonElement | undefined
    const record = ({ target }: Event) => {
      const button = (target as Element).closest('button')
      // The menu, and a form that posts, work without scripts.
      if (button && !button.popoverTargetElement && button.form?.method !== 'post') pressed = button
    }
    const takeEarlyPress = () => {
      removeEventListener('click', record)
      return pressed
    }
    addEventListener('click', record)
    Object.assign(window, { takeEarlyPress })
  }

  /** Firefox reports no paint for a page that opens scrolled: hence the timeout. A hidden page isn't painted at all. */
  function firstPaint() {
    return new Promise<void>(resolve => {
      if (document.hidden) resolve()
      setTimeout(resolve, 500)
      const observer = new PerformanceObserver(list => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
      })
      observer.observe({ type: 'paint', buffered: true })
    })
  }

  /** Safari has no `requestIdleCallback`. */
  function whenIdle(task: () => void) {
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
    if ('requestIdleCallback' in window) requestIdleCallback(task)
    else setTimeout(task, 1000)
  }
}
