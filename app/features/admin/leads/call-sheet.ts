import { type CallSheetHint, type CallSheetRule, callSheetRules } from '#content/call-sheet.ts'
import type { SurveyQuestion } from '#content/surveys/survey.ts'
import type { BetaRecord, QuizRecord, SurveyResponseRecord } from '#contracts/lead-records.ts'
import type { Person, TimelineEntry } from '#contracts/people.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'
import { shorten } from './shorten.ts'
import { questionAsked } from './survey-words.ts'

export type SaidPoint = { label: string; answer: string }
export type HintedPoint = SaidPoint & { hint: string }

export type CallSheet = {
  startHere: readonly HintedPoint[]
  thenAsk: readonly HintedPoint[]
  alsoSaid: readonly SaidPoint[]
  /** What was not right at the first try. */
  quizMisses: readonly string[]
  beta: readonly SaidPoint[]
}

/** An answer with the place that its rule gives it. */
type Placed = HintedPoint & { place: Exclude<keyof CallSheet, 'quizMisses'> }

/** More points than these at the top are no start any more: they move down. */
const mostToStartWith = 5
const mostToAsk = 5

/**
 * Puts a person's answers in the order in which a caller needs them, by the rules in content/call-sheet.ts. Of each
 * form the latest counts. Texts are cut to `longest` characters, so that the sheet stays on its page.
 */
export function writeCallSheet({ timeline }: Pick<Person, 'timeline'>, longest: number): CallSheet {
  const forms = latestForms(timeline)
  const placed = withoutRepetition(forms.flatMap(form => placeAnswers(form, longest)))
  const at = (wanted: Placed['place']) =>
    placed.filter(({ place }) => place === wanted).map(({ label, answer, hint }) => ({ label, answer, hint }))
  const first = at('startHere')
  const next = [...first.slice(mostToStartWith), ...at('thenAsk')]
  return {
    startHere: first.slice(0, mostToStartWith),
    thenAsk: next.slice(0, mostToAsk),
    alsoSaid: [...next.slice(mostToAsk), ...at('alsoSaid')].map(withoutHint),
    quizMisses: forms.flatMap(form => (form.kind === 'quiz' ? missesOf(form.record, longest) : [])),
    beta: at('beta').map(withoutHint),
  }
}

const withoutHint = ({ label, answer }: SaidPoint): SaidPoint => ({ label, answer })

type SentForm = Exclude<TimelineEntry, { kind: 'session' }>

/** The timeline has the latest first. */
function latestForms(timeline: readonly TimelineEntry[]): SentForm[] {
  const kindOf = (form: SentForm) => (form.kind === 'survey' ? form.record.surveyType : form.kind)
  const forms = timeline.filter(entry => entry.kind !== 'session')
  return forms.filter((form, index) => forms.findIndex(other => kindOf(other) === kindOf(form)) === index)
}

/** The two surveys share some questions. */
const withoutRepetition = (points: readonly Placed[]) =>
  points.filter(
    ({ label, answer }, index) => points.findIndex(other => other.label === label && other.answer === answer) === index,
  )

function placeAnswers(form: SentForm, longest: number): Placed[] {
  if (form.kind === 'survey') return placeSurvey(form.record, longest)
  return form.kind === 'quiz' ? [placeScore(form.record)] : placeBeta(form.record, longest)
}

function placeSurvey({ surveyType, responses }: SurveyResponseRecord, longest: number): Placed[] {
  const rules = callSheetRules.surveys[surveyType]
  const rank = (rule: CallSheetRule | undefined) => (rule ? rules.indexOf(rule) : rules.length)
  return Object.entries(responses.answers)
    .map(([asked, answer]) => {
      const question = questionAsked(surveyType, asked)
      const rule = rules.find(candidate => candidate.question === question?.id)
      const said = { label: rule?.label ?? asked, answer: answerIn(answer, question, longest) }
      return { rule, placed: place(rule?.hints, answer, said, 'alsoSaid') }
    })
    .toSorted((a, b) => rank(a.rule) - rank(b.rule))
    .map(({ placed }) => placed)
}

const placeBeta = (record: BetaRecord, longest: number): Placed[] =>
  callSheetRules.beta.flatMap(({ question, label, hints }) => {
    const answer = record[question]
    return answer ? [place(hints, answer, { label, answer: shorten(answer, longest) }, 'beta')] : []
  })

const placeScore = ({ score, questionCount }: QuizRecord) =>
  place(
    callSheetRules.quiz.score,
    score,
    { label: 'Quiz', answer: `${score} of ${questionCount} right at the first try` },
    'alsoSaid',
  )

function missesOf({ results }: QuizRecord, longest: number) {
  const { topics } = callSheetRules.quiz
  const rank = (id: number) => {
    const index = topics.findIndex(({ question }) => question === id)
    return index === -1 ? topics.length : index
  }
  return results
    .filter(({ attempts }) => attempts > 1)
    .toSorted((a, b) => rank(a.questionId) - rank(b.questionId))
    .map(({ questionId, question, attempts }) => {
      const topic = topics[rank(questionId)]?.label ?? shorten(question, longest)
      return `${topic} (${attempts} tries)`
    })
}

function place(
  hints: readonly CallSheetHint[] | undefined,
  answer: SurveyAnswer,
  said: SaidPoint,
  otherwise: Placed['place'],
): Placed {
  const hint = hints?.find(candidate => fits(candidate, answer))
  if (hint?.startHere) return { ...said, hint: hint.startHere, place: 'startHere' }
  if (hint?.thenAsk) return { ...said, hint: hint.thenAsk, place: 'thenAsk' }
  return { ...said, hint: '', place: otherwise }
}

function fits({ answers, atMost, atLeast }: CallSheetHint, answer: SurveyAnswer) {
  if (answers) return typeof answer === 'string' && answers.includes(answer)
  if (atMost !== undefined) return typeof answer === 'number' && answer <= atMost
  if (atLeast !== undefined) return typeof answer === 'number' && answer >= atLeast
  return true
}

function answerIn(answer: SurveyAnswer, question: SurveyQuestion | undefined, longest: number) {
  if (Array.isArray(answer)) return answer.map((text, index) => `${index + 1}. ${shorten(text, longest / 2)}`).join(' ')
  if (question?.type === 'multiple-choice') return String(answer)
  if (question?.type !== 'scale') return shorten(String(answer), longest)
  return `${answer} of ${question.scaleMax} (${question.scaleMax}: ${question.scaleMaxLabel})`
}
