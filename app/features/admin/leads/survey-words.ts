import { surveys } from '#content/surveys/all-surveys.ts'
import type { Survey, SurveyQuestion, SurveyType } from '#content/surveys/survey.ts'
import type { SessionRecord } from '#contracts/analytics-figures.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'

export const surveyOf = (type: SurveyType) => surveys.find(survey => survey.type === type) as Survey

/** Answers come with the question as it was asked; one whose wording has changed since is not found. */
export const questionAsked = (type: SurveyType, label: string) =>
  surveyOf(type).questions.find(({ question }) => question === label)

/** A point on a scale means nothing without its ends. */
export function answerWords(answer: SurveyAnswer, question: SurveyQuestion | undefined) {
  if (Array.isArray(answer)) return answer.map((text, index) => `${index + 1}. ${text}`).join('\n')
  if (question?.type !== 'scale') return String(answer)
  const { scaleMin, scaleMax, scaleMinLabel, scaleMaxLabel } = question
  return `${answer} of ${scaleMax} (${scaleMin}: ${scaleMinLabel}, ${scaleMax}: ${scaleMaxLabel})`
}

const placeOf = ({ questions }: Survey, step: number) => {
  const question = questions[step]?.question
  return `question ${step + 1} of ${questions.length}${question ? `, “${question}”` : ''}`
}

/** What became of a survey that was begun. */
export function sessionWords({ surveyType, isCompleted, lastStep, furthestStep }: SessionRecord) {
  const survey = surveyOf(surveyType)
  if (isCompleted === 'true') return `Completed the ${survey.title}`
  const furthest = furthestStep > lastStep ? ` They had seen ${placeOf(survey, furthestStep)}.` : ''
  return `Began the ${survey.title} and left at ${placeOf(survey, lastStep)}.${furthest}`
}
