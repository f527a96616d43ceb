import type { Content } from '#content/all-content.ts'

export type QuizProps = ReturnType<typeof quizProps>

export const quizProps = ({ site, quizQuestions, contactFields, consents }: Content) => ({
  questions: quizQuestions,
  contactFields,
  contactConsent: consents.contactConsent,
  consentVersion: consents.consentVersion,
  email: site.email,
})
