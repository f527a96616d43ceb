import { answerText, surveyOf } from '#content/surveys/answer-text.ts'
import type { Survey, SurveyQuestion, SurveyType } from '#content/surveys/survey.ts'
import type { SurveyAnswer, SurveyAnswers } from '#contracts/survey.ts'
import type { Fact, Form } from '#server/forms/form.ts'
import { PublicError } from '#server/http/errors.ts'

type Answers = Readonly<Record<string, SurveyAnswer>>

/** Missing answers are no reason to refuse a lead. Answers that no form of ours could have sent are. */
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

/** In the survey's order. An answer whose question is no longer asked comes last, by its id. */
export function answersInOrder(type: SurveyType, answers: Answers) {
  const { questions } = surveyOf(type)
  const ids = new Set([...questions.map(({ id }) => id), ...Object.keys(answers)])
  return [...ids].flatMap(id => {
    const question = questions.find(candidate => candidate.id === id)
    const answer = answers[id]
    return answer === undefined ? [] : [{ label: question?.question ?? id, question, answer }]
  })
}

export function describeSurvey({ variant, answers: { answers, toolkitOptIn } }: Form<SurveyAnswers>) {
  const type = variant as SurveyType
  const facts = answersInOrder(type, answers).map(
    ({ label, question, answer }): Fact => [label, answerText(answer, question)],
  )
  return { title: surveyOf(type).title, facts: [...facts, ['Toolkit', toolkitOptIn ? 'Yes, please' : 'No'] as const] }
}
