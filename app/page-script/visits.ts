import type { Visit } from '#contracts/form-extras.ts'
import type { VisitReport } from '#contracts/visits.ts'

export const visitKey = 'visit'

/** Counts the visit, or a step of the page's form, once the page is visible, without anything about the visitor. */
export function countVisit(step?: VisitReport['step']) {
  // Also a prerendered page. Listeners run in order, so a step still comes after its visit.
  if (document.hidden) return addEventListener('visibilitychange', () => countVisit(step), { once: true })
  // Throws if the browser blocks storage or beacons: then nothing is counted.
  try {
    const page = location.pathname
    const stored = sessionStorage[visitKey]
    // Pages that search engines leave out aren't counted.
    if (navigator.webdriver || document.querySelector('[name=robots]')) return
    // A visit is counted once, and a step belongs to one.
    if (step ? !stored : stored) return
    const report: VisitReport = { page, visit: step ? JSON.parse(stored) : newVisit(page), step }
    const isSent = navigator.sendBeacon('/api/visits', new Blob([JSON.stringify(report)], { type: 'application/json' }))
    if (isSent) sessionStorage[visitKey] = JSON.stringify(report.visit)
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
