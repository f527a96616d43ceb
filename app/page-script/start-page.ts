export type StartPageWindow = Window & {
  takeEarlyPress?: () => HTMLButtonElement | undefined
}

type StartPage = {
  scripts: readonly string[]
  /** Its scripts come before its fonts, which wait for hydration. */
  hasIsland: boolean
  /** Keys in local and tab storage: a returning visitor has the fonts in the cache. */
  consentKey: string
  visitKey: string
}

// Both are inlined as text, so they can't use anything from outside.

export async function startPage({ scripts, hasIsland, consentKey, visitKey }: StartPage) {
  // On a slow connection, an island's scripts load before the first paint.
  const isEarly = hasIsland && performance.now() > 200
  if (isEarly) preload()
  const isReturning = hasVisited()
  if (isReturning) showFonts()
  await (isReturning ? firstFrame() : firstPaint())
  if (!hasIsland) showFonts()
  if (!isEarly) preload()
  for (const script of scripts) await import(/* @vite-ignore */ script)

  function hasVisited() {
    // Throws if the browser blocks storage.
    try {
      return visitKey in sessionStorage || consentKey in localStorage
    } catch {
      return false
    }
  }

  function showFonts() {
    document.getElementById('fonts')?.setAttribute('media', 'all')
  }

  function preload() {
    for (const href of scripts) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' })
      document.head.append(link)
    }
  }

  /** Sooner than the paint is reported, which is for visitors who have to load the scripts first. */
  function firstFrame() {
    return new Promise<void>(resolve => {
      const wait = () => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve)))
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wait)
      else wait()
    })
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
}

/** For pages with an island: hydrate-island.tsx repeats the last click on a button, or Enter in a form, after hydration. */
export function recordEarlyPress() {
  let pressed: HTMLButtonElement | undefined
  const record = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>('#island button')
    if (button) pressed = button
  }
  const takeEarlyPress = () => {
    removeEventListener('click', record)
    return pressed
  }
  addEventListener('click', record)
  Object.assign(window, { takeEarlyPress })
}
