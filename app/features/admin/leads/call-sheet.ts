import { type CallSheetHint, callSheetRules } from '#content/call-sheet.ts'
import { answerText, surveyOf } from '#content/surveys/answer-text.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { BetaAnswers } from '#contracts/beta.ts'
import type { FormRecord } from '#contracts/form-records.ts'
import type { Person } from '#contracts/people.ts'
import type { QuizAnswers } from '#contracts/quiz.ts'
import type { SurveyAnswer, SurveyAnswers } from '#contracts/survey.ts'
import { formsOf } from './lead-text.ts'

export type Point = { label: string; answer: string; hint?: string }

type Placed = { point: Point; section: 'startHere' | 'thenAsk' | 'alsoSaid' | 'beta' }

const maxToStartWith = 5
const maxToAsk = 5

/** Sorts the answers from a lead's latest forms by the rules in content/call-sheet.ts. */
export function buildCallSheet(person: Pick<Person, 'timeline'>) {
  const forms = firstOfEach(
    formsOf(person).filter(({ answers }) => answers !== null),
    ({ kind, variant }) => `${kind} ${variant}`,
  )
  // The two surveys share some questions, so the same answer can occur twice.
  const placed = firstOfEach(forms.flatMap(placeAnswers), ({ point: { label, answer } }) => `${label}: ${answer}`)
  const pointsIn = (wanted: Placed['section']) =>
    placed.flatMap(({ point, section }) => (section === wanted ? point : []))
  const first = pointsIn('startHere')
  const next = [...first.slice(maxToStartWith), ...pointsIn('thenAsk')]
  const rest = next.slice(maxToAsk).map(({ label, answer }): Point => ({ label, answer }))
  return {
    startHere: first.slice(0, maxToStartWith),
    thenAsk: next.slice(0, maxToAsk),
    alsoSaid: [...rest, ...pointsIn('alsoSaid')],
    quizMisses: forms.flatMap(({ kind, answers }) => (kind === 'quiz' ? missesOf(answers as QuizAnswers) : [])),
    beta: pointsIn('beta'),
  }
}

const firstOfEach = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  Object.values(Object.groupBy(items, keyOf)).flatMap(group => group?.slice(0, 1) ?? [])

function placeAnswers({ kind, variant, answers }: FormRecord): Placed[] {
  if (kind === 'survey') return placeSurvey(variant as SurveyType, answers as SurveyAnswers)
  if (kind === 'quiz') return [placeScore(answers as QuizAnswers)]
  return kind === 'beta' ? placeBeta(answers as BetaAnswers) : []
}

function placeSurvey(type: SurveyType, { answers }: SurveyAnswers): Placed[] {
  const rules = callSheetRules.surveys[type]
  const ids = new Set([...rules.map(({ question }) => question), ...Object.keys(answers)])
  return [...ids].flatMap(id => {
    const answer = answers[id]
    if (answer === undefined) return []
    const question = surveyOf(type).questions.find(candidate => candidate.id === id)
    const rule = rules.find(candidate => candidate.question === id)
    const text = answerText(answer, question)
    // A scale starts at its minimum, and many people press Next without moving it.
    const untouched = question?.type === 'scale' && answer === question.scaleMin
    const point = { label: rule?.label ?? question?.question ?? id, answer: untouched ? `left at ${text}` : text }
    return place(rule?.hints, answer, point, 'alsoSaid')
  })
}

const placeBeta = (answers: BetaAnswers): Placed[] =>
  callSheetRules.beta.flatMap(({ question, label, hints }) => {
    const answer = answers[question]
    return answer ? place(hints, answer, { label, answer }, 'beta') : []
  })

function placeScore({ results }: QuizAnswers) {
  const score = results.filter(({ attempts }) => attempts === 1).length
  const answer = `${score} of ${results.length} right on the first try`
  return place(callSheetRules.quiz.score, score, { label: 'Quiz', answer }, 'alsoSaid')
}

function missesOf({ results }: QuizAnswers) {
  const { topics } = callSheetRules.quiz
  const rank = (id: number) => {
    const index = topics.findIndex(({ question }) => question === id)
    return index === -1 ? topics.length : index
  }
  return results
    .filter(({ attempts }) => attempts > 1)
    .toSorted((a, b) => rank(a.questionId) - rank(b.questionId))
    .map(({ questionId, question, attempts }) => `${topics[rank(questionId)]?.label ?? question} (${attempts} tries)`)
}

function place(
  hints: readonly CallSheetHint[] | undefined,
  answer: SurveyAnswer,
  point: Point,
  fallback: Placed['section'],
): Placed {
  const hint = hints?.find(candidate => matches(candidate, answer))
  if (hint?.startHere) return { point: { ...point, hint: hint.startHere }, section: 'startHere' }
  if (hint?.thenAsk) return { point: { ...point, hint: hint.thenAsk }, section: 'thenAsk' }
  return { point, section: fallback }
}

function matches({ answers, atMost, atLeast }: CallSheetHint, answer: SurveyAnswer) {
  if (answers) return typeof answer === 'string' && answers.includes(answer)
  if (atMost !== undefined) return typeof answer === 'number' && answer <= atMost
  if (atLeast !== undefined) return typeof answer === 'number' && answer >= atLeast
  return true
}
