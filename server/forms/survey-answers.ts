import type { Words } from '#content/all-words.ts'
import { callSheetRules } from '#content/call-sheet.ts'
import { firstName } from '#content/greeting.ts'
import type { Site } from '#content/site.ts'
import { answerText, surveyOf } from '#content/surveys/answer-text.ts'
import type { Survey, SurveyQuestion, SurveyType } from '#content/surveys/survey.ts'
import type { SurveyReceipt } from '#contracts/plan.ts'
import type { SurveyAnswer, SurveyAnswers } from '#contracts/survey.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import { PublicError } from '#server/http/errors.ts'
import { type Form, placeAnswers } from './form.ts'

type Guest = { name: string | null; email: string }

/** Calendly and other booking pages fill in their form from `name` and `email`. */
export function bookingLink(link: string, { name, email }: Guest) {
  const url = URL.parse(link)
  if (!url || !/^https?:$/.test(url.protocol)) return link
  const first = firstName(name)
  if (first) url.searchParams.set('name', first)
  url.searchParams.set('email', email.trim())
  // Some pages show a plus sign as it is.
  url.search = url.search.replaceAll('+', '%20')
  return url.href
}

type Settings = Pick<Site, 'standIns'> & { links: { booking: string } }

/** For the visitor. Null until there's a real booking page. */
export const bookingUrlFor = (guest: Guest, { standIns, links }: Settings) =>
  standIns.includes('links.booking') ? null : bookingLink(links.booking, guest)

type Answers = Readonly<Record<string, SurveyAnswer>>

/** Accepts missing answers, so as not to lose a lead. Rejects answers that our form can't have sent. */
export function acceptAnswers(survey: Survey, answers: Answers): Record<string, SurveyAnswer> {
  const given = survey.questions.flatMap(question => {
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined
    return answer === undefined ? [] : [[question.id, checkAnswer(question, answer)] as const]
  })
  return Object.fromEntries(given)
}

function checkAnswer(question: SurveyQuestion, answer: SurveyAnswer): SurveyAnswer {
  const invalid = (expected: string) =>
    new PublicError(400, `The answer to "${question.question}" must be ${expected}.`)
  switch (question.type) {
    case 'contact-form':
      throw new PublicError(400, 'Contact details belong in contactInfo.')
    case 'multiple-choice':
      if (typeof answer !== 'string' || !question.options.includes(answer)) throw invalid('one of its options')
      return answer
    case 'scale': {
      const { scaleMin, scaleMax } = question
      if (typeof answer !== 'number' || !Number.isInteger(answer) || answer < scaleMin || answer > scaleMax)
        throw invalid(`a whole number from ${scaleMin} to ${scaleMax}`)
      return answer
    }
    case 'text-multiple': {
      const texts = Array.isArray(answer) ? answer.map(text => text.trim()) : []
      if (texts.length !== question.textFields || texts.includes(''))
        throw invalid(`a list of ${question.textFields} non-empty texts`)
      return texts
    }
  }
}

/** In the survey's order. Answers to removed questions come last, under their id. */
export function answersInOrder({ questions }: Survey, answers: Answers) {
  const ids = new Set([...questions.map(({ id }) => id), ...Object.keys(answers)])
  return [...ids].flatMap(id => {
    const question = questions.find(candidate => candidate.id === id)
    const answer = answers[id]
    return answer === undefined
      ? []
      : { id, question: question?.question ?? id, answer, text: answerText(answer, question) }
  })
}

export function describeSurvey({ variant, answers: { answers, toolkitOptIn } }: Form<SurveyAnswers>, words: Words) {
  const survey = surveyOf(words, variant as SurveyType)
  const facts = answersInOrder(survey, answers).map(({ id, question, text }) => ({ id, label: question, value: text }))
  const toolkit = { id: 'toolkit', label: 'Toolkit', value: toolkitOptIn ? 'Yes, please' : 'No' }
  return { title: survey.title, facts: [...facts, toolkit] }
}

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

export const surveyReason = ({ variant, answers: { answers } }: Form<SurveyAnswers>) =>
  callSheetRules.reasons[variant as SurveyType].flatMap(question => {
    const answer = answers[question]
    return typeof answer === 'string'
      ? (callSheetRules.shortAnswers[answer] ?? answer.replace(/^[A-Z](?=[a-z])/, first => first.toLowerCase()))
      : []
  })

/** The day that every date in the plan counts from. */
export const submittedOn = ({ submittedAt }: Pick<Form, 'submittedAt'>) => companyDay(submittedAt).toString()

/** Of the city page that the lead came in by. */
export const countryOf = ({ source }: Pick<Form, 'source'>, { cities }: Pick<Words, 'cities'>) =>
  cities.find(({ slug }) => source.firstPage === `/${slug}`)?.countryCode ?? null

export const surveyReceiptOf = (form: Form, replyBy: string | null, words: Words): SurveyReceipt => ({
  submittedOn: submittedOn(form),
  replyBy,
  bookingUrl: bookingUrlFor(form.contact, words.site),
  businessName: form.contact.businessName,
  country: countryOf(form, words),
})
