import { cookiePolicy } from './cookie-policy.ts'
import type { LegalDocument } from './legal-document.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { termsOfService } from './terms-of-service.ts'

export const legalDocuments: readonly LegalDocument[] = [privacyPolicy, termsOfService, cookiePolicy]
