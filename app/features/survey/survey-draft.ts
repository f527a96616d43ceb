import { keepInTab, readFromTab, removeFromTab } from '#app/lib/tab-storage.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { ContactInfo } from '#contracts/contact-info.ts'
import { type Answers, emptyContact } from './survey-rules.ts'

export type SurveyDraft = {
  contactInfo: ContactInfo
  answers: Answers
  toolkitOptIn: boolean
  openedAt: number
  /** The analytics session, and the address it was opened for. */
  session?: { id: string; email: string }
}

const storageKey = (type: SurveyType) => `draft:survey:${type}`

export const newDraft = (openedAt: number): SurveyDraft => ({
  contactInfo: emptyContact,
  answers: {},
  toolkitOptIn: false,
  openedAt,
})

/** What this tab holds of the survey, if anything; what of it is of another shape is as in a new draft. */
export function storedDraft(type: SurveyType): SurveyDraft | undefined {
  const fresh = newDraft(Date.now())
  const stored = readFromTab<Partial<SurveyDraft>>(storageKey(type))
  if (typeof stored !== 'object' || stored === null) return undefined
  const { contactInfo, answers, toolkitOptIn, openedAt, session } = stored
  return {
    contactInfo: { ...emptyContact, ...contactInfo },
    answers: answers ?? fresh.answers,
    toolkitOptIn: toolkitOptIn === true,
    openedAt: typeof openedAt === 'number' ? openedAt : fresh.openedAt,
    ...(session?.id ? { session } : {}),
  }
}

export const saveDraft = (type: SurveyType, draft: SurveyDraft) => keepInTab(storageKey(type), draft)

export const forgetDraft = (type: SurveyType) => removeFromTab(storageKey(type))
