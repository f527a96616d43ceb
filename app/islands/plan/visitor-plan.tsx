import { reportPlanUse } from '#app/lib/report-plan-use.ts'
import { BottleneckCosts, type Cost } from '#app/plan/bottleneck-costs.tsx'
import { PlanPart, PlanView } from '#app/plan/plan-view.tsx'
import { Button } from '#app/ui/button.tsx'
import { PrintIcon } from '#app/ui/icons.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { createPlan } from '#content/plan/create-plan.ts'
import type { Notes } from '#contracts/plan.ts'
import type { PlanProps } from './plan-props.ts'

type VisitorPlanProps = PlanProps & { notes: Notes }

/** In the history entry, so that a reload keeps what was typed, and nothing of it is sent. */
const savedCosts = (): readonly Cost[] => history.state?.costs ?? []
const saveCosts = (costs: readonly Cost[]) => history.replaceState({ ...history.state, costs }, '')

export function VisitorPlan({ words, rules, notes }: VisitorPlanProps) {
  const { surveyType, answers, submittedOn, replyBy, bookingUrl } = notes
  const ofSurvey = rules.find(candidate => candidate.surveyType === surveyType)
  if (!ofSurvey) return null
  const plan = createPlan(ofSurvey, { answers, madeOn: submittedOn })
  const print = () => {
    reportPlanUse('printed')
    window.print()
  }
  return (
    <PlanView
      plan={plan}
      words={words}
      actions={
        <Button variant="secondary" onClick={print}>
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
          {replyBy && <p className="max-w-text text-lead">{words.now.replyBy.replace('{time}', replyBy)}</p>}
          {bookingUrl && (
            <div className="mt-4 print:hidden">
              <p className="mb-4 max-w-text">{words.now.pickTimeHint}</p>
              <LinkButton to={bookingUrl} onClick={() => reportPlanUse('booked')}>
                {words.now.pickTime}
              </LinkButton>
            </div>
          )}
        </PlanPart>
      )}
    </PlanView>
  )
}
