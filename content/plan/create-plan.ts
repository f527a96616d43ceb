import { fillIn } from '#content/fill-in.ts'
import { longDate, longMonth } from '#content/long-date.ts'
import type { Plan } from '#contracts/plan.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'
import type { BottleneckFixes, PlanCondition, PlanRules } from './plan-rules.ts'

type Answers = Readonly<Record<string, SurveyAnswer>>

type Sent = {
  answers: Answers
  /** YYYY-MM-DD */
  madeOn: string
}

const maxBottlenecks = 3
const maxQuestions = 3

/** Always the same for the same answers and day. */
export function createPlan({ surveyType, areas, schedules, actions, questions, fixes }: PlanRules, sent: Sent): Plan {
  const { answers, madeOn } = sent
  const bottlenecks = bottlenecksIn(answers).map(text => ({ text, kind: kindOf(text, fixes) }))
  const kinds = bottlenecks.map(({ kind }) => kind?.kind)

  function holds(condition: PlanCondition) {
    if ('kinds' in condition) return condition.kinds.some(kind => kinds.includes(kind))
    const answer = answers[condition.question]
    if ('answers' in condition) return typeof answer === 'string' && condition.answers.includes(answer)
    return typeof answer === 'number' && answer >= condition.atLeast && answer <= condition.atMost
  }

  const fits = (rule: { if?: readonly PlanCondition[] }) => (rule.if ?? []).every(holds)
  const filled = (text: string) =>
    fillIn(text, name =>
      name.startsWith('month+') ? monthAfter(madeOn, Number(name.slice('month+'.length))) : String(answers[name]),
    )

  // No article is linked twice. Questions come first, because each needs one.
  const linked = new Set<string>()
  function isNewLink({ to }: { to: string }) {
    const isNew = !linked.has(to)
    linked.add(to)
    return isNew
  }

  const asked = questions
    .filter(fits)
    .filter(({ link }) => linked.size < maxQuestions && isNewLink(link))
    .map(({ question, why, link }) => ({ question, why: filled(why), link }))

  const steps = schedules.find(fits)?.steps ?? []

  return {
    surveyType,
    madeOn,
    areas: areas.map(({ id, name, rules, notSaid }) => {
      const { state, because } = rules.find(fits) ?? { state: 'not-said', because: notSaid }
      return { id, name, state, because: filled(because) }
    }),
    steps: steps.map(({ when, months = 0, days = 0, actions: names }) => ({
      when: fillIn(when, { month: monthAfter(madeOn, months), date: dateAfter(madeOn, days) }),
      actions: names.flatMap(name => {
        const rule = actions[name]?.find(fits)
        if (!rule) return []
        return [{ text: filled(rule.text), ...(rule.link && isNewLink(rule.link) && { link: rule.link }) }]
      }),
    })),
    bottlenecks: bottlenecks.map(({ text, kind }) => ({ text, fix: kind?.fix ?? fixes.otherwise })),
    questions: asked,
  }
}

function bottlenecksIn(answers: Answers) {
  const texts = [answers.bottlenecks ?? []].flat().map(text => String(text).trim())
  return texts.filter(text => text !== '').slice(0, maxBottlenecks)
}

/** By whole words, so that "me" isn't found in "time". */
function kindOf(text: string, { kinds }: BottleneckFixes) {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u)
  const spaced = ` ${words.join(' ')} `
  return kinds.find(kind => kind.words.some(word => spaced.includes(` ${word} `)))
}

/** Counted in whole months, so that the day doesn't matter: a month after January 31 is February. */
function monthAfter(isoDate: string, months: number) {
  const [year = 0, month = 1] = isoDate.split('-').map(Number)
  const index = year * 12 + month - 1 + months
  return longMonth(`${Math.floor(index / 12)}-${(index % 12) + 1}`)
}

function dateAfter(isoDate: string, days: number) {
  const date = new Date(`${isoDate}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return longDate(date.toISOString().slice(0, 'YYYY-MM-DD'.length))
}
