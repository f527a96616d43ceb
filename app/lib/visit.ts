import type { Visit } from '#contracts/form-extras.ts'
import { readFromTab, saveToTab } from './tab-storage.ts'

export const visitKey = 'visit'

/** Stores where the visitor came from. It's only sent with a form. */
export function rememberVisit() {
  if (readFromTab(visitKey)) return
  const query = new URLSearchParams(location.search)
  const utm = (name: string) => query.get(`utm_${name}`)?.slice(0, 300) || undefined
  const visit: Visit = {
    firstPage: location.pathname.slice(0, 300),
    referrerHost: hostOf(document.referrer),
    utmSource: utm('source'),
    utmMedium: utm('medium'),
    utmCampaign: utm('campaign'),
    utmTerm: utm('term'),
    utmContent: utm('content'),
  }
  saveToTab(visitKey, visit)
}

export const currentVisit = () => readFromTab<Visit>(visitKey)

const hostOf = (referrer: string) => {
  const host = referrer && new URL(referrer).host
  return host && host !== location.host ? host : undefined
}
