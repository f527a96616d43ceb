import { fillIn } from '#content/fill-in.ts'
import { longDate, longMonth } from '#content/long-date.ts'
import type { Country, Plan } from '#contracts/plan.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'
import { findKind, isNoAnswer, isOffTopic } from './find-kind.ts'
import type { PlanCondition, PlanRules } from './plan-rules.ts'

type Answers = Readonly<Record<string, SurveyAnswer>>

type Sent = {
  answers: Answers
  /** YYYY-MM-DD */
  madeOn: string
  country?: Country | null
}

const maxBottlenecks = 3
const maxQuestions = 3
const maxQuoted = 80
const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six']

/** Always the same for the same answers, day and country. */
export function createPlan(rules: PlanRules, { answers, madeOn, country = null }: Sent): Plan {
  const { surveyType, schedules, actions, questions, byCountry } = rules
  const bottlenecks = bottlenecksIn(answers, rules)
  const kinds = bottlenecks.map(({ kind }) => kind)

  function holds(condition: PlanCondition) {
    if ('kinds' in condition) return kinds.some(kind => kind !== undefined && condition.kinds.includes(kind))
    const answer = answers[condition.question]
    if ('answers' in condition) return typeof answer === 'string' && condition.answers.includes(answer)
    return typeof answer === 'number' && answer >= condition.atLeast && answer <= condition.atMost
  }

  const fits = (rule: { if?: readonly PlanCondition[] }) => (rule.if ?? []).every(holds)
  const filled = (text: string): string =>
    fillIn(text, name => {
      const said = byCountry[name]
      if (said) return filled(country ? said[country] : `${said.CA} ${said.US}`)
      return name.startsWith('month+') ? monthAfter(madeOn, Number(name.slice('month+'.length))) : String(answers[name])
    })

  // No article is linked twice. Questions come first.
  const linked = new Set<string>()
  function newLink(link: { text: string; to: string } | undefined) {
    if (!link || linked.has(link.to)) return undefined
    linked.add(link.to)
    return { link }
  }

  const asked = questions
    .filter(fits)
    .filter(({ link }, index, all) => !link || all.findIndex(other => other.link?.to === link.to) === index)
    .slice(0, maxQuestions)
    .map(({ question, why, link }) => ({ question, why: filled(why), ...newLink(link) }))

  const areas = rules.areas.map(({ id, name, rules: states, notSaid }) => {
    const { state, because } = states.find(fits) ?? { state: 'not-said' as const, because: notSaid }
    return { id, name, state, because: filled(because) }
  })

  const steps = (schedules.find(fits)?.steps ?? []).map(({ when, months = 0, days = 0, actions: names }) => ({
    when: fillIn(when, { month: monthAfter(madeOn, months), date: longDate(dateAfter(madeOn, days)) }),
    actions: names.flatMap(name => {
      const rule = actions[name]?.find(fits)
      return rule ? [{ text: filled(rule.text), ...newLink(rule.link) }] : []
    }),
  }))

  const [first] = bottlenecks
    .filter(({ text }) => !isOffTopic(text, rules.bottlenecks.phrases))
    .sort((a, b) => rankOf(a, rules) - rankOf(b, rules))
  const text =
    first && fillIn(rules.startWithBottleneck, { bottleneck: shortened(first.text), fix: uncapitalized(first.fix) })
  if (text) steps[0]?.actions.unshift({ text })

  return {
    surveyType,
    madeOn,
    headline: headlineOf(areas, rules),
    areas,
    steps,
    bottlenecks: bottlenecks.map(({ text, fix }) => ({ text, fix })),
    questions: asked,
    nextLookOn: workdayFrom(dateAfter(madeOn, rules.nextLookDays)),
  }
}

type Bottleneck = Plan['bottlenecks'][number] & { kind: string | undefined }

function bottlenecksIn(answers: Answers, { bottlenecks: { phrases, fixes, general } }: PlanRules): Bottleneck[] {
  return [answers.bottlenecks ?? []]
    .flat()
    .map(text => String(text).trim())
    .filter(text => !isNoAnswer(text, phrases))
    .slice(0, maxBottlenecks)
    .map((text, index) => {
      const kind = findKind(text, phrases)
      const fix = kind && (fixes as Readonly<Record<string, string>>)[kind]
      return { text, kind, fix: fix ?? (general[index] as string) }
    })
}

/** What rests on one person comes first, and what we can say nothing special about comes last. */
function rankOf({ kind }: Bottleneck, { bottlenecks: { phrases } }: PlanRules) {
  if (kind === undefined) return 2
  return kind in phrases.people ? 0 : 1
}

function headlineOf(areas: Plan['areas'], { headline, firstAreas }: PlanRules) {
  const firstOf = (wanted: Plan['areas'][number]['state']) =>
    Object.entries(firstAreas).find(([id]) => areas.some(area => area.id === id && area.state === wanted))?.[1]
  const [toStart, toGoOn] = [firstOf('start-here'), firstOf('under-way')]
  const template = toStart ? headline.startWith : toGoOn ? headline.goOnWith : headline.nothingSaid
  const inPlace = areas.filter(({ state }) => state === 'in-place').length
  return fillIn(template, {
    inPlace: `${numbers[inPlace]} ${inPlace > 1 ? 'are' : 'is'}`,
    first: toStart ?? toGoOn ?? '',
  })
}

/** In the editor's view, a mark comes before the first letter. */
const uncapitalized = (text: string) => text.replace(/\p{L}/u, letter => letter.toLowerCase())

/** At a space, so that no word or emoji is cut. */
function shortened(text: string) {
  const oneLine = text.replace(/\s+/g, ' ')
  if (oneLine.length <= maxQuoted) return oneLine.replace(/[.,;:]$/, '')
  const end = oneLine.lastIndexOf(' ', maxQuoted)
  return `${end > 0 ? oneLine.slice(0, end) : Array.from(oneLine).slice(0, maxQuoted).join('')}…`
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
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** The same day, or Monday if it's on a weekend. */
function workdayFrom(isoDate: string) {
  const weekday = new Date(`${isoDate}T00:00:00Z`).getUTCDay()
  if (weekday === 6) return dateAfter(isoDate, 2)
  return weekday === 0 ? dateAfter(isoDate, 1) : isoDate
}
