import { surveys } from '#content/surveys/all-surveys.ts'
import type { SessionRecord } from '#contracts/analytics-figures.ts'

/** A record as it may come: what is old, or was imported, may lack any part of it. */
export type StoredSession = Pick<SessionRecord, 'id'> & {
  [Part in Exclude<keyof SessionRecord, 'id'>]?: (SessionRecord[Part] extends number ? number : string) | null
}

/** Yes and no are words in these records; whatever is not 'true' is no. */
export const isCompleted = (session: StoredSession) => session.isCompleted === 'true'

export const wantsToolkit = (session: StoredSession) => session.toolkitOptIn === 'true'

const shortHashLength = 16

export const shortHash = (hash: string) => `${hash.slice(0, shortHashLength)}…`

/** "Question 6 of 10", and its wording, for a step that is counted from zero. */
export function questionAt(surveyType: string | null | undefined, step: number | null | undefined) {
  if (typeof step !== 'number') return undefined
  const questions = surveys.find(({ type }) => type === surveyType)?.questions
  const place = questions ? `Question ${step + 1} of ${questions.length}` : `Question ${step + 1}`
  return { place, wording: questions?.[step]?.question }
}
