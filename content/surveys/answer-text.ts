import type { Survey, SurveyQuestion, SurveyType } from './survey.ts'

export const surveyOf = ({ surveys }: { surveys: readonly Survey[] }, type: SurveyType) =>
  surveys.find(survey => survey.type === type) as Survey

/** Options are stored without commas but shown with them. */
export const optionTexts: Readonly<Record<string, string>> = {
  'Yes within the last year': 'Yes, within the last year',
  'Yes but over a year ago': 'Yes, but over a year ago',
  'No but planning to': 'No, but planning to',
  'No not yet considered': 'No, not yet considered',
  'Yes fully documented': 'Yes, fully documented',
  'Yes informal plan': 'Yes, informal plan',
  'Yes significant budget allocated': 'Yes, significant budget allocated',
  'Yes moderate budget available': 'Yes, moderate budget available',
}

export const optionText = (option: string) => optionTexts[option] ?? option

export function answerText(answer: string | number | readonly string[], question: SurveyQuestion | undefined) {
  if (typeof answer === 'object') return answer.map((text, index) => `${index + 1}. ${text}`).join('\n')
  if (question?.type !== 'scale') return optionText(String(answer))
  const { scaleMin, scaleMax, scaleMinLabel, scaleMaxLabel } = question
  return `${answer} of ${scaleMax} (${scaleMin}: ${scaleMinLabel}, ${scaleMax}: ${scaleMaxLabel})`
}
