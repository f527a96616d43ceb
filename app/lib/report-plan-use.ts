import type { z } from 'zod'
import type { countPlanUse } from '#contracts/plan.ts'

type PlanUse = z.infer<(typeof countPlanUse)['body']>['use']

/** A beacon, because "Pick a time now" leaves the page. Nothing about the visitor goes with it. */
export function reportPlanUse(use: PlanUse) {
  if (navigator.webdriver) return
  try {
    navigator.sendBeacon('/api/plan-uses', new Blob([JSON.stringify({ use })], { type: 'application/json' }))
  } catch {
    // Blocked: then it isn't counted.
  }
}
