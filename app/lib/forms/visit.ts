import { readFromTab } from '#app/lib/browser/tab-storage.ts'
import type { Visit } from '#contracts/form-extras.ts'

export const visitKey = 'visit'

/** Where the visitor came from. Stored by app/page-script/start-page.ts. */
export const currentVisit = () => readFromTab<Visit>(visitKey)
