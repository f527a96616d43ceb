import type { Content } from '#content/all-content.ts'
import type { Survey } from '#content/surveys/survey.ts'

export type SurveyProps = ReturnType<typeof surveyProps>

export const surveyProps = (
  { site, contactFields, consents, optionTexts }: Content,
  { type, questions }: Pick<Survey, 'type' | 'questions'>,
) => ({
  type,
  questions,
  contactFields,
  consents,
  optionTexts,
  email: site.email,
  needsEveryAnswer: site.surveyNeedsEveryAnswer,
})
