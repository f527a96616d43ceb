import type { Plan } from '#contracts/plan.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'
import type { PlanRules } from './plan-rules.ts'

type Sent = {
  answers: Readonly<Record<string, SurveyAnswer>>
  /** YYYY-MM-DD */
  madeOn: string
}

/** Always the same for the same answers and day. */
export function createPlan({ surveyType }: PlanRules, { madeOn }: Sent): Plan {
  return { surveyType, madeOn, areas: [], steps: [], bottlenecks: [], questions: [] }
}
