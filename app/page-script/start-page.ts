import type { Visit } from '#contracts/form-extras.ts'
import type { PageView } from '#contracts/visits.ts'

export type StartPageWindow = Window & {
  takeEarlyPress?: () => HTMLButtonElement | undefined
  countView?: (step?: PageView['step']) => void
}

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
  countView()
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
    Object.assign(window, { takeEarlyPress, countView })
  }

  /**
   * Counts the page, or a step of its form, once it's visible, without anything about the visitor. Also called by
   * app/shell/use-page-change.ts and app/lib/forms/count-step.ts.
   */
  function countView(step?: PageView['step']) {
    if (document.hidden) return addEventListener('visibilitychange', () => countView(step), { once: true })
    // Throws if the browser blocks storage or beacons: then nothing is counted.
    try {
      const page = location.pathname
      const stored = sessionStorage[visitKey]
      // Pages that search engines leave out, such as the admin area, aren't counted.
      if (navigator.webdriver || document.querySelector('[name=robots]')) return
      // A step belongs to a visit, which starts with a view.
      if (step && !stored) return
      const visit = stored ? step && JSON.parse(stored) : newVisit(page)
      const view: PageView = { page, visit, step }
      const isSent = navigator.sendBeacon('/api/visits', new Blob([JSON.stringify(view)], { type: 'application/json' }))
      if (isSent && !stored) sessionStorage[visitKey] = JSON.stringify(visit)
    } catch {}
  }

  /** A visit starts with the first counted page of a tab. Forms send it too. */
  function newVisit(firstPage: string): Visit {
    const { referrer } = document
    const host = referrer && new URL(referrer).host
    const query = new URLSearchParams(location.search)
    const utm = (name: string) => query.get(`utm_${name}`)?.slice(0, 300) || undefined
    return {
      firstPage,
      referrerHost: host && host !== location.host ? host : undefined,
      utmSource: utm('source'),
      utmMedium: utm('medium'),
      utmCampaign: utm('campaign'),
      utmTerm: utm('term'),
      utmContent: utm('content'),
    }
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
