import { surveys } from './all-surveys.ts'
import type { Survey, SurveyQuestion, SurveyType } from './survey.ts'

export const surveyOf = (type: SurveyType) => surveys.find(survey => survey.type === type) as Survey

/** By the question's text, which is what the API gives. Not found if it has been reworded since. */
export const questionAsked = (type: SurveyType, label: string) =>
  surveyOf(type).questions.find(({ question }) => question === label)

/** An answer as people read it: lists are numbered, a point on a scale comes with both ends of the scale. */
export function answerText(answer: string | number | readonly string[], question: SurveyQuestion | undefined) {
  if (typeof answer === 'object') return answer.map((text, index) => `${index + 1}. ${text}`).join('\n')
  if (question?.type !== 'scale') return String(answer)
  const { scaleMin, scaleMax, scaleMinLabel, scaleMaxLabel } = question
  return `${answer} of ${scaleMax} (${scaleMin}: ${scaleMinLabel}, ${scaleMax}: ${scaleMaxLabel})`
}
