import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useOwnTitle } from '#app/admin/frame/admin-page.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { CheckIcon, PrintIcon } from '#app/ui/icons.tsx'
import type { ErasureReceipt, Lead } from '#contracts/leads.ts'
import { CallSheet } from './call-sheet.tsx'
import { LeadActions } from './lead-actions.tsx'
import { LeadDetails } from './lead-details.tsx'
import { BackLink, leadsUrl } from './lead-links.tsx'
import { ErasureDone } from './lead-privacy.tsx'
import { LeadQuery } from './lead-query.tsx'
import { nameOf } from './lead-text.ts'
import { VerdictPanel } from './lead-verdict.tsx'
import { NextStepCard } from './next-step.tsx'
import { SeenPlan } from './seen-plan.tsx'
import { Timeline } from './timeline.tsx'
import { asAnswered, useLeadChange } from './use-lead.ts'

/** One page for the call: what to ask, what they said, what to do next. Prints as a call sheet. */
export function LeadView({ id }: { id: string }) {
  const [erased, setErased] = useState<{ name: string; receipt: ErasureReceipt }>()
  const list = leadsUrl(useSearchParams()[0])
  if (erased) return <ErasureDone {...erased} list={list} />
  return (
    <div className="flex flex-col gap-2">
      <BackLink to={list} label="Back to list" />
      <LeadQuery id={id}>
        {(lead, refetch) => (
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-6 print:block">
            <div className="flex flex-col gap-4">
              <Actions lead={lead} />
              <CallSheet lead={lead} />
            </div>
            <div className="flex flex-col gap-4 print:hidden">
              <NextStepCard lead={lead} />
              <Card title="Activity" level={2}>
                <Timeline lead={lead} />
              </Card>
              {lead.plan && <SeenPlan plan={lead.plan} title="seenByLead" />}
              <LeadDetails
                lead={lead}
                onChange={refetch}
                onErased={receipt => setErased({ name: nameOf(lead), receipt })}
              />
            </div>
          </div>
        )}
      </LeadQuery>
    </div>
  )
}

function Actions({ lead }: { lead: Lead }) {
  const answer = useLeadChange(lead.id)
  useOwnTitle(nameOf(lead))
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <VerdictPanel lead={lead} />
      {lead.unsubscribed && (
        <p className="self-start rounded-control bg-amber-soft px-4 py-2 wrap-anywhere">
          <strong>Unsubscribed:</strong> they no longer get email from this site
        </p>
      )}
      <LeadActions lead={lead} isSheet>
        <Button variant="secondary" size="tile" onClick={() => window.print()}>
          <PrintIcon className="size-5 shrink-0" />
          Print
        </Button>
        {lead.dueDate?.answeredAt === null && (
          <Button
            variant="secondary"
            size="tile"
            pending={answer.isPending}
            onClick={() => answer.mutate(asAnswered(lead))}
          >
            {!answer.isPending && <CheckIcon className="size-5 shrink-0" />}
            Answered
          </Button>
        )}
      </LeadActions>
      <div role="alert" className="empty:hidden">
        <FieldError error={answer.failure} />
      </div>
    </div>
  )
}
