import type { Content } from '#content/all-content.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { PlanRules } from './plan-rules.ts'

/** With the articles' current titles. */
export const planRulesOf = (_content: Pick<Content, 'articles'>, surveyType: SurveyType): PlanRules => ({ surveyType })
