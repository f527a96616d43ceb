import { useEffect, useState } from 'react'
import { hasShape } from '#app/lib/browser/tab-storage.ts'
import { loadPlanRules } from '#app/lib/load-plan-rules.ts'
import { BottleneckCosts, type Cost } from '#app/plan/bottleneck-costs.tsx'
import { PlanPart, PlanView } from '#app/plan/plan-view.tsx'
import { Button } from '#app/ui/button.tsx'
import { PrintIcon } from '#app/ui/icons.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { fillIn } from '#content/fill-in.ts'
import { createPlan } from '#content/plan/create-plan.ts'
import type { Notes, Plan } from '#contracts/plan.ts'
import type { PlanProps } from './plan-props.ts'

type VisitorPlanProps = PlanProps & { notes: Notes }

type PlanState = { name: 'loading' } | { name: 'failed' } | { name: 'made'; plan: Plan }

/** In the history entry, so that a reload keeps what was typed, and nothing of it is sent. */
const savedCosts = (): readonly Cost[] => {
  const costs: unknown = history.state?.costs
  return hasShape(costs, [{ hours: '', rate: '' }]) ? costs : []
}

const saveCosts = (costs: readonly Cost[]) => {
  try {
    history.replaceState({ ...history.state, costs }, '')
  } catch {
    // Safari refuses more than 100 changes in 30 seconds. The next one saves everything.
  }
}

export function VisitorPlan({ words, notes }: VisitorPlanProps) {
  const { surveyType, answers, submittedOn } = notes
  const [state, setState] = useState<PlanState>({ name: 'loading' })
  useEffect(() => {
    if (state.name !== 'loading') return
    loadPlanRules(surveyType)
      .then(rules => setState({ name: 'made', plan: createPlan(rules, { answers, madeOn: submittedOn }) }))
      .catch(() => setState({ name: 'failed' }))
  }, [state.name, surveyType, answers, submittedOn])
  if (state.name === 'made') return <MadePlan words={words} notes={notes} plan={state.plan} />
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <p className="text-lead">{state.name === 'loading' ? words.loading : words.failed}</p>
      {state.name === 'failed' && <Button onClick={() => setState({ name: 'loading' })}>{words.tryAgain}</Button>}
    </div>
  )
}

function MadePlan({ words, notes: { replyBy, bookingUrl }, plan }: VisitorPlanProps & { plan: Plan }) {
  return (
    <PlanView
      plan={plan}
      words={words}
      actions={
        <Button variant="secondary" onClick={() => window.print()}>
          <PrintIcon className="size-5" /> {words.print}
        </Button>
      }
      bottlenecks={
        plan.bottlenecks.length > 0 && (
          <BottleneckCosts
            bottlenecks={plan.bottlenecks}
            words={words.bottlenecks}
            initial={savedCosts()}
            onSave={saveCosts}
          />
        )
      }
    >
      {(replyBy || bookingUrl) && (
        <PlanPart title={words.now.title}>
          {replyBy && (
            <p className="max-w-text text-lead print:text-[10pt]">{fillIn(words.now.replyBy, { time: replyBy })}</p>
          )}
          {bookingUrl && (
            <div className="mt-4 print:hidden">
              <p className="mb-4 max-w-text">{words.now.pickTimeHint}</p>
              <LinkButton to={bookingUrl}>{words.now.pickTime}</LinkButton>
            </div>
          )}
        </PlanPart>
      )}
    </PlanView>
  )
}
