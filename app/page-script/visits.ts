import type { Visit } from '#contracts/form-extras.ts'
import type { PageView } from '#contracts/visits.ts'

export const visitKey = 'visit'

/** Counts the page, or a step of its form, once it's visible, without anything about the visitor. */
export function countView(step?: PageView['step']) {
  // Also a prerendered page. Listeners run in order, so a step still comes after its view.
  if (document.hidden) return addEventListener('visibilitychange', () => countView(step), { once: true })
  // Throws if the browser blocks storage or beacons: then nothing is counted.
  try {
    const page = location.pathname
    const stored = sessionStorage[visitKey]
    // Pages that search engines leave out aren't counted.
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
