import type { Content } from '#content/all-content.ts'
import { planRulesOf } from '#content/plan/all-plans.ts'
import type { SurveyType } from '#content/surveys/survey.ts'

export type PlanProps = ReturnType<typeof planProps>

/** For the page after one survey, or for a link that may lead to either. */
export const planProps = (content: Content, types: readonly SurveyType[]) => ({
  words: content.planWords,
  rules: types.map(type => planRulesOf(content, type)),
})
