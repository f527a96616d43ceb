import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { scrollBehavior } from '#app/lib/browser/scrolling.ts'
import { hasShape } from '#app/lib/browser/tab-storage.ts'
import { useHydrated } from '#app/lib/browser/use-hydrated.ts'
import { Button } from '#app/ui/button.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import type { Notes } from '#contracts/plan.ts'
import { type PlanProps, VisitorPlan } from './visitor-plan.tsx'

/** Where the page has room for a button that leads to the plan. */
export const toPlanId = 'to-plan'

/** What's stored may be from an older version of the site. */
const sample: Notes = {
  surveyType: 'exit',
  answers: {},
  submittedOn: '',
  replyBy: null,
  bookingUrl: null,
  businessName: null,
  country: null,
}

/** On the page after a survey. The answers are in the history entry, so a reload keeps the plan. */
export function SentPlan(props: PlanProps) {
  const plan = useRef<HTMLDivElement>(null)
  const notes: unknown = useHydrated() && history.state?.notes
  if (!hasShape(notes, sample)) return null
  // Not a link: its history entry would be without the answers.
  const showPlan = () => {
    plan.current?.focus({ preventScroll: true })
    plan.current?.scrollIntoView({ behavior: scrollBehavior() })
  }
  const button = <Button onClick={showPlan}>{props.words.seePlan}</Button>
  return (
    <PageSection tone="deep" id="plan">
      <div ref={plan} tabIndex={-1} className="outline-none">
        <VisitorPlan {...props} notes={notes} />
      </div>
      {createPortal(button, document.getElementById(toPlanId) as HTMLElement)}
    </PageSection>
  )
}
