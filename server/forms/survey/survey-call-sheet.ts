import type { Words } from '#content/all-words.ts'
import { callSheetRules } from '#content/call-sheet.ts'
import { answerText, surveyOf } from '#content/surveys/answer-text.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { SurveyAnswers } from '#contracts/survey.ts'
import { placeAnswers } from '#server/forms/call-sheet-part.ts'
import type { Form } from '#server/forms/form.ts'

export function surveyCallSheet({ variant, answers: { answers } }: Form<SurveyAnswers>, words: Words) {
  const type = variant as SurveyType
  const rules = callSheetRules.surveys[type]
  const ids = new Set([...rules.map(({ question }) => question), ...Object.keys(answers)])
  return placeAnswers(
    [...ids].flatMap(id => {
      const value = answers[id]
      if (value === undefined) return []
      const question = surveyOf(words, type).questions.find(candidate => candidate.id === id)
      const rule = rules.find(candidate => candidate.question === id)
      const text = answerText(value, question)
      // A scale starts at its minimum, and many people press Next without moving it.
      const untouched = question?.type === 'scale' && value === question.scaleMin
      const point = { label: rule?.label ?? question?.question ?? id, answer: untouched ? `left at ${text}` : text }
      return { value, point, hints: rule?.hints }
    }),
  )
}
