export type SurveyType = 'exit' | 'optimize'

export type SurveyQuestion = {
  /** Stored with each answer: never reuse or rename one. */
  id: string
  question: string
  hint?: string
} & (
  | { type: 'contact-form'; fieldHints?: { email: string; phone: string } }
  | { type: 'multiple-choice'; options: readonly string[] }
  | { type: 'scale'; scaleMin: number; scaleMax: number; scaleMinLabel: string; scaleMaxLabel: string }
  | { type: 'text-multiple'; textFields: number }
)

export type Survey = {
  type: SurveyType
  title: string
  metaTitle: string
  /** For search results: at most 160 characters. */
  metaDescription: string
  intro: string
  completeTitle: string
  questions: readonly SurveyQuestion[]
}
