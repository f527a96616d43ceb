import type { PlanRules } from '#content/plan/plan-rules.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import { fetchApi } from './api.ts'

export const planRulesPath = (type: SurveyType) => `/plan/${type}.json` as const

const loaded = new Map<SurveyType, Promise<PlanRules>>()

/** Kept in memory, so that a survey can load them ahead and its plan doesn't need the connection. */
export function loadPlanRules(type: SurveyType): Promise<PlanRules> {
  const known = loaded.get(type)
  if (known) return known
  const loading = fetchApi(`GET ${planRulesPath(type)}`).then(response => response.json())
  loaded.set(type, loading)
  loading.catch(() => loaded.delete(type))
  return loading
}
