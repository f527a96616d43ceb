import type { Site } from '#content/site.ts'
import type { PageDates } from '#content/updated-on.ts'
import { createCookiePolicy } from './cookie-policy.ts'
import type { LegalDocument } from './legal-document.ts'
import { createPrivacyPolicy } from './privacy-policy.ts'
import { createTermsOfService } from './terms-of-service.ts'

/** `pageDates`: each document names the day since when its wording has been in force. */
export const createLegalDocuments = (site: Site, pageDates: PageDates): readonly LegalDocument[] => [
  createPrivacyPolicy(site, pageDates),
  createTermsOfService(site, pageDates),
  createCookiePolicy(site, pageDates),
]
