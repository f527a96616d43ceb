import { Fold } from '#app/admin/ui/fold.tsx'
import { useAdminWords } from '#app/admin/words/admin-words.ts'
import { PlanView } from '#app/plan/plan-view.tsx'
import type { PlanWords } from '#content/plan/plan-words.ts'
import type { CallSheetSection } from '#contracts/leads.ts'
import type { Plan } from '#contracts/plan.ts'

/** The plan that the visitor got, without the boxes for their own numbers, which nobody else ever sees. */
export function SeenPlan({ plan }: { plan: Plan }) {
  const { planWords } = useAdminWords()
  return (
    <Fold title={planWords.wholePlan}>
      <PlanView plan={plan} words={planWords} />
    </Fold>
  )
}

const states = ['start-here', 'under-way', 'in-place', 'not-said'] as const

/** In a few lines, for the call sheet. */
export function seenPlanSection({ areas, steps }: Plan, planWords: PlanWords): CallSheetSection {
  const points = states.flatMap(state => {
    const names = areas.filter(area => area.state === state).map(({ name }) => name)
    return names.length > 0 ? { label: planWords.states[state], answer: names.join(', ') } : []
  })
  const [first] = steps
  const firstStep = first ? [{ label: first.when, answer: first.actions[0]?.text ?? '' }] : []
  return { title: planWords.seenByLead, points: [...points, ...firstStep] }
}
