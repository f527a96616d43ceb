import { type CallSheetHint, type CallSheetRule, callSheetRules } from '#content/call-sheet.ts'
import type { SurveyQuestion } from '#content/surveys/survey.ts'
import type { BetaRecord, QuizRecord, SurveyResponseRecord } from '#contracts/lead-records.ts'
import type { Person } from '#contracts/people.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'
import { questionAsked } from './survey-words.ts'

export type SaidPoint = { label: string; answer: string }
export type HintedPoint = SaidPoint & { hint: string }

export type CallSheet = {
  startHere: readonly HintedPoint[]
  thenAsk: readonly HintedPoint[]
  alsoSaid: readonly SaidPoint[]
  /** Questions that were not right at the first try. */
  quizMisses: readonly SaidPoint[]
  beta: readonly SaidPoint[]
}

type Place = keyof CallSheet

/** An answer with the place that its rule gives it. */
type Placed = { place: Place; point: SaidPoint & { hint?: string } }

/** More points than these at the top are no start any more: they move down. */
const mostToStartWith = 6
const mostToAsk = 6

/**
 * Puts a person's answers in the order in which a caller needs them, by the rules in content/call-sheet.ts. Of each
 * form the latest counts. Texts are cut to `longest` characters, so that the sheet stays on its page.
 */
export function writeCallSheet({ timeline }: Pick<Person, 'timeline'>, longest: number): CallSheet {
  const seen = new Set<string>()
  const placed = timeline.flatMap(entry => {
    const form = entry.kind === 'survey' ? entry.record.surveyType : entry.kind
    if (entry.kind === 'session' || seen.has(form)) return []
    seen.add(form)
    if (entry.kind === 'survey') return placeSurvey(entry.record, longest)
    return entry.kind === 'quiz' ? placeQuiz(entry.record, longest) : placeBeta(entry.record, longest)
  })
  const at = (wanted: Place) =>
    withoutRepetition(placed.flatMap(({ place, point }) => (place === wanted ? [point] : [])))
  const first = at('startHere') as HintedPoint[]
  const next = [...first.slice(mostToStartWith), ...(at('thenAsk') as HintedPoint[])]
  return {
    startHere: first.slice(0, mostToStartWith),
    thenAsk: next.slice(0, mostToAsk),
    alsoSaid: [...next.slice(mostToAsk), ...at('alsoSaid')].map(({ label, answer }) => ({ label, answer })),
    quizMisses: at('quizMisses'),
    beta: at('beta'),
  }
}

/** The two surveys share some questions. */
const withoutRepetition = <Point extends SaidPoint>(points: readonly Point[]) =>
  points.filter(
    ({ label, answer }, index) => points.findIndex(other => other.label === label && other.answer === answer) === index,
  )

function placeSurvey({ surveyType, responses }: SurveyResponseRecord, longest: number): Placed[] {
  const rules = callSheetRules.surveys[surveyType]
  const given = Object.entries(responses.answers).map(([asked, answer]) => {
    const question = questionAsked(surveyType, asked)
    const rule = rules.find(candidate => candidate.question === question?.id)
    return { rule, label: rule?.label ?? asked, answer, words: shortAnswer(answer, question, longest) }
  })
  const rank = (rule: CallSheetRule | undefined) => (rule ? rules.indexOf(rule) : rules.length)
  return given
    .sort((a, b) => rank(a.rule) - rank(b.rule))
    .map(({ rule, label, answer, words }) => place(rule?.hints, answer, { label, answer: words }, 'alsoSaid'))
}

function placeQuiz({ score, questionCount, results }: QuizRecord, longest: number): Placed[] {
  const { score: hints, topics } = callSheetRules.quiz
  const rank = (id: number) => {
    const index = topics.findIndex(({ question }) => question === id)
    return index === -1 ? topics.length : index
  }
  const misses = results
    .filter(({ attempts }) => attempts > 1)
    .sort((a, b) => rank(a.questionId) - rank(b.questionId))
    .map(({ questionId, question, attempts }): Placed => {
      const label = topics[rank(questionId)]?.label ?? shorten(question, longest)
      return { place: 'quizMisses', point: { label, answer: `${attempts} tries` } }
    })
  const summary = { label: 'Quiz', answer: `${score} of ${questionCount} right at the first try` }
  return [place(hints, score, summary, 'alsoSaid'), ...misses]
}

const placeBeta = (record: BetaRecord, longest: number): Placed[] =>
  callSheetRules.beta.flatMap(({ question, label, hints }) => {
    const answer = record[question]
    return answer ? [place(hints, answer, { label, answer: shorten(answer, longest) }, 'beta')] : []
  })

function place(
  hints: readonly CallSheetHint[] | undefined,
  answer: SurveyAnswer,
  point: SaidPoint,
  otherwise: Place,
): Placed {
  const hint = hints?.find(candidate => fits(candidate, answer))
  if (hint?.startHere) return { place: 'startHere', point: { ...point, hint: hint.startHere } }
  if (hint?.thenAsk) return { place: 'thenAsk', point: { ...point, hint: hint.thenAsk } }
  return { place: otherwise, point }
}

function fits({ answers, atMost, atLeast }: CallSheetHint, answer: SurveyAnswer) {
  if (answers) return typeof answer === 'string' && answers.includes(answer)
  if (atMost !== undefined) return typeof answer === 'number' && answer <= atMost
  if (atLeast !== undefined) return typeof answer === 'number' && answer >= atLeast
  return true
}

function shortAnswer(answer: SurveyAnswer, question: SurveyQuestion | undefined, longest: number) {
  if (Array.isArray(answer))
    return answer.map((text, index) => `${index + 1}. ${shorten(text, longest / 2)}`).join('  ')
  if (question?.type === 'scale')
    return `${answer} of ${question.scaleMax} (${question.scaleMax}: ${question.scaleMaxLabel})`
  return shorten(String(answer), longest)
}

/** One line of text; where it is cut, at the end of a word if there is one near. */
export function shorten(text: string, longest: number) {
  const line = text.replace(/\s+/g, ' ').trim()
  // By characters as they are seen: half an emoji would be an empty box on the paper.
  const characters = Array.from(line)
  if (characters.length <= longest) return line
  const start = characters.slice(0, longest - 1).join('')
  const wordEnd = start.lastIndexOf(' ')
  return `${(wordEnd > start.length * 0.7 ? start.slice(0, wordEnd) : start).replace(/[\s.,;:]+$/, '')}…`
}
