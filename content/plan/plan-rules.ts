import type { SurveyType } from '#content/surveys/survey.ts'

/** All that's needed to make a plan, as JSON: the browser gets it with the words, and not in a script. */
export type PlanRules = {
  surveyType: SurveyType
}
