import { readFromTab } from '#app/lib/browser/tab-storage.ts'
import { visitKey } from '#app/page-script/visits.ts'
import type { Visit } from '#contracts/form-extras.ts'

/** Where the visitor came from. */
export const currentVisit = () => readFromTab<Visit>(visitKey)
