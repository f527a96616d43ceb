import { useAdminWords } from '#app/admin/words/admin-words.ts'
import { PlanView } from '#app/plan/plan-view.tsx'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import type { PlanWords } from '#content/plan/plan-words.ts'
import type { CallSheetSection } from '#contracts/leads.ts'
import type { Plan } from '#contracts/plan.ts'

/** The plan that the visitor got, without the boxes for their own numbers, which nobody else ever sees. */
export function SeenPlan({ plan }: { plan: Plan }) {
  const { planWords } = useAdminWords()
  return (
    <details className="group rounded-card border border-line bg-white">
      <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-4 px-4 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="text-heading-3 text-pine-deep">{planWords.wholePlan}</h2>
        <ChevronDownIcon className="size-6 shrink-0 text-pine transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line p-4 sm:p-6">
        <PlanView plan={plan} words={planWords} />
      </div>
    </details>
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
