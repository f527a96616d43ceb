import type { Visit } from '#contracts/form-extras.ts'
import { readFromTab } from './tab-storage.ts'

export const visitKey = 'visit'

/** Where the visitor came from. Stored by app/inline/start-page.ts. */
export const currentVisit = () => readFromTab<Visit>(visitKey)
