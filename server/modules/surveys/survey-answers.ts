import { surveys } from '#content/surveys/all-surveys.ts'
import type { Survey, SurveyQuestion, SurveyType } from '#content/surveys/survey.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'
import { PublicError } from '#server/plugins/errors.ts'

type Answers = Readonly<Record<string, SurveyAnswer>>

export const surveyOf = (type: SurveyType) => surveys.find(survey => survey.type === type) as Survey

/**
 * The answers to questions that the survey asks, each of the kind its question takes. An answer that is missing is no
 * reason to refuse a lead; one that no form of ours could have sent is.
 */
export function checkAnswers(survey: Survey, answers: Answers): Record<string, SurveyAnswer> {
  const given = survey.questions.flatMap(question => {
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined
    return answer === undefined ? [] : [[question.id, checkAnswer(question, answer)] as const]
  })
  return Object.fromEntries(given)
}

function checkAnswer(question: SurveyQuestion, answer: SurveyAnswer): SurveyAnswer {
  const refuse = (what: string) => new PublicError(400, `The answer to "${question.question}" must be ${what}.`)
  switch (question.type) {
    case 'contact-form':
      throw new PublicError(400, 'Contact details belong in contactInfo.')
    case 'multiple-choice':
      if (typeof answer !== 'string' || !question.options.includes(answer)) throw refuse('one of its options')
      return answer
    case 'scale': {
      const { scaleMin, scaleMax } = question
      if (typeof answer !== 'number' || !Number.isInteger(answer) || answer < scaleMin || answer > scaleMax)
        throw refuse(`a whole number from ${scaleMin} to ${scaleMax}`)
      return answer
    }
    case 'text-multiple': {
      const texts = Array.isArray(answer) ? answer.map(text => text.trim()) : []
      if (texts.length !== question.textFields || texts.includes('')) throw refuse(`${question.textFields} texts`)
      return texts
    }
  }
}

/** For people to read: each question as it was asked, in the survey's order. */
export const answersByLabel = (survey: Survey, answers: Answers): Array<readonly [label: string, answer: string]> =>
  survey.questions.flatMap(question => {
    const answer = answers[question.id]
    return answer === undefined ? [] : [[question.question, asText(question, answer)] as const]
  })

function asText(question: SurveyQuestion, answer: SurveyAnswer) {
  if (Array.isArray(answer)) return answer.map((text, index) => `${index + 1}. ${text}`).join('\n')
  if (question.type === 'scale')
    return `${answer} of ${question.scaleMax} (${question.scaleMin}: ${question.scaleMinLabel}, ${question.scaleMax}: ${question.scaleMaxLabel})`
  return String(answer)
}
