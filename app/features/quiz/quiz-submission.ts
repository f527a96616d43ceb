import { contactFields } from '#content/contact-fields.ts'
import type { ContactInfo } from '#contracts/contact-info.ts'
import type { QuizSubmission } from '#contracts/quiz.ts'
import type { QuizDraft } from './quiz-draft.ts'
import { resultsOf } from './quiz-progress.ts'

/** The first field without anything in it; spaces are nothing. */
export const missingField = (contactInfo: ContactInfo) =>
  contactFields.find(({ name }) => contactInfo[name].trim() === '')?.name

export const submissionOf = ({
  contactInfo,
  progress,
}: QuizDraft): Pick<QuizSubmission, 'contactInfo' | 'results'> => ({
  contactInfo: {
    name: contactInfo.name.trim(),
    email: contactInfo.email.trim(),
    phone: contactInfo.phone.trim(),
    businessName: contactInfo.businessName.trim(),
  },
  results: resultsOf(progress),
})
