import { type MouseEvent, useEffect, useRef } from 'react'
import { scrollBehavior } from '#app/lib/browser/scrolling.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import type { Lead } from '#contracts/leads.ts'
import { asAnswered, useLeadChange } from './use-lead.ts'

/** A double click on the control that brings up the question may end on one of its buttons. */
const unlessSecondClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act()
}

type SentQuestionProps = { lead: Lead; isAsked: boolean; onAnswered: () => void; onNotYet: () => void }

export function SentQuestion({ lead, isAsked, onAnswered, onNotYet }: SentQuestionProps) {
  const change = useLeadChange(lead.id)
  const question = useRef<HTMLDivElement>(null)
  const isNew = lead.status === 'new'
  useEffect(() => {
    if (isAsked) question.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }, [isAsked])
  const markAsAnswered = () =>
    change.mutate(asAnswered(lead), {
      onSuccess: () => {
        onAnswered()
        showToast({ title: 'Marked as answered' })
      },
    })
  return (
    <>
      <div role="status">
        {isAsked && (
          <div ref={question} className="mt-5 flex scroll-mb-5 flex-col gap-3 rounded-control bg-pine-soft p-4">
            <div>
              <p className="font-semibold">Did you send it?</p>
              {isNew && <p className="text-small">Marking it as answered also changes the status to Contacted.</p>}
            </div>
            <div className="flex flex-wrap gap-3">
              <Button variant="strong" pending={change.isPending} onClick={unlessSecondClick(markAsAnswered)}>
                Mark as answered
              </Button>
              <Button variant="secondary" onClick={unlessSecondClick(onNotYet)}>
                Not yet
              </Button>
            </div>
          </div>
        )}
      </div>
      <div role="alert" className="not-empty:mt-3">
        <FieldError error={isAsked ? change.failure : undefined} />
      </div>
    </>
  )
}
