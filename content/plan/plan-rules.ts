import type { SurveyType } from '#content/surveys/survey.ts'
import type { Country, Plan } from '#contracts/plan.ts'
import type { bottleneckFixes } from './bottleneck-fixes.ts'
import type { BottleneckPhrases } from './bottleneck-phrases.ts'
import type { PlanWords } from './plan-words.ts'

/*
 * A plan is made by these rules alone. They're data, so that the browser can get them as JSON with the words.
 * Wherever several rules are listed, the first whose conditions all hold is used.
 * In a text, {ai-fear} stands for the answer to a scale, {month+12} for the month a year after the survey, and a name in
 * `byCountry` for what it says about the visitor's country, or about both.
 */

export type PlanCondition =
  | { question: string; answers: readonly string[] }
  | { question: string; atLeast: number; atMost: number }
  /** At least one bottleneck is of one of these kinds. */
  | { kinds: readonly string[] }

/** Without conditions, a rule always fits. */
type Conditional = { if?: readonly PlanCondition[] }

export const said = (question: string, ...answers: readonly string[]): PlanCondition => ({ question, answers })

/** A scale starts at 1 and is sent even if nobody touched it, so rules begin at 2. */
export const rated = (question: string, atLeast: number, atMost: number): PlanCondition => ({
  question,
  atLeast,
  atMost,
})

export const named = (...kinds: readonly string[]): PlanCondition => ({ kinds })

type StateRule = Conditional & { state: Plan['areas'][number]['state']; because: string }

const ruleFor =
  (state: StateRule['state']) =>
  (because: string, ...conditions: readonly PlanCondition[]): StateRule => ({ if: conditions, state, because })

export const startHere = ruleFor('start-here')
export const underWay = ruleFor('under-way')
export const inPlace = ruleFor('in-place')

type AreaRule = {
  id: string
  name: string
  rules: readonly StateRule[]
  /** If no rule fits. */
  notSaid: string
}

type Link = { text: string; to: string }

type ActionRule<ActionLink> = Conditional & { text: string; link?: ActionLink }

type Schedule = Conditional & {
  steps: ReadonlyArray<{
    /** {month} or {date} stands for the end of the step, counted from the day of the survey. */
    when: string
    months?: number
    days?: number
    /** Names in `actions`. */
    actions: readonly string[]
  }>
}

/** The first three that fit are asked. No article is linked twice. */
type QuestionRule<QuestionLink> = Conditional & { question: string; why: string; link?: QuestionLink }

type Rules<ActionLink, QuestionLink> = {
  areas: readonly AreaRule[]
  /** By the area's id, with the one to start with first. */
  firstAreas: Readonly<Record<string, string>>
  /** Until the next look at the plan. */
  nextLookDays: number
  byCountry: Readonly<Record<string, Readonly<Record<Country, string>>>>
  schedules: readonly Schedule[]
  actions: Readonly<Record<string, ReadonlyArray<ActionRule<ActionLink>>>>
  questions: ReadonlyArray<QuestionRule<QuestionLink>>
}

export type ArticleLink = { article: string }

/** As written in this folder: articles by their slugs. */
export type PlanData = Rules<ArticleLink | Link, ArticleLink>

/** All that's needed to make a plan. */
export type PlanRules = Rules<Link, Link> & {
  surveyType: SurveyType
  headline: PlanWords['headline']
  startWithBottleneck: string
  bottlenecks: typeof bottleneckFixes & { phrases: BottleneckPhrases }
}
