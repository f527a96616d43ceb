import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useOwnTitle } from '#app/admin/frame/admin-page.ts'
import { AdminLinkButton, AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { Fold } from '#app/admin/ui/fold.tsx'
import { useAdminWords } from '#app/admin/words/admin-words.ts'
import { PlanView } from '#app/plan/plan-view.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckIcon, PrintIcon } from '#app/ui/icons.tsx'
import type { ErasureReceipt, Lead } from '#contracts/leads.ts'
import type { Plan } from '#contracts/plan.ts'
import { CallSheetArticle } from './call-sheet.tsx'
import { LeadActions } from './lead-actions.tsx'
import { LeadCopy } from './lead-copy.tsx'
import { ErasureDone, LeadDetails } from './lead-details.tsx'
import { LeadQuery } from './lead-query.tsx'
import { nameOf } from './lead-text.ts'
import { VerdictPanel } from './lead-verdict.tsx'
import { NextStep, NextStepCard } from './next-step.tsx'
import { Timeline } from './timeline.tsx'
import { asAnswered, asUnanswered, leadsUrl, useJoin, useLeadChange } from './use-lead.ts'

/** One page for the call: what to ask, what they said, what to do next. Prints as a call sheet. */
export function LeadView({ id }: { id: string }) {
  const [isCopy, setIsCopy] = useState(false)
  const [erased, setErased] = useState<{ name: string; email: string; receipt: ErasureReceipt }>()
  const list = leadsUrl(undefined, useSearchParams()[0])
  if (erased) return <ErasureDone {...erased} list={list} />
  return (
    <div className="flex flex-col gap-2">
      <AdminLinkButton to={list} variant="quiet" className="-ml-6 self-start max-sm:-ml-4 max-sm:px-4 print:hidden">
        <span aria-hidden="true">←</span> Back to list
      </AdminLinkButton>
      <LeadQuery id={id}>
        {(lead, refetch) =>
          isCopy ? (
            <LeadCopy lead={lead} onClose={() => setIsCopy(false)} />
          ) : (
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-6 print:block">
              <div className="flex flex-col gap-4">
                <Actions lead={lead} />
                <CallSheetArticle lead={lead} />
              </div>
              <div className="flex flex-col gap-4 print:hidden">
                <NextStepCard lead={lead} />
                <Card title="Activity" level={2}>
                  <Timeline lead={lead} />
                </Card>
                {lead.plan && <SeenPlan plan={lead.plan} />}
                <LeadDetails
                  lead={lead}
                  onChange={refetch}
                  onCopy={() => setIsCopy(true)}
                  onErased={receipt => setErased({ name: nameOf(lead), email: lead.email, receipt })}
                />
              </div>
            </div>
          )
        }
      </LeadQuery>
    </div>
  )
}

function Actions({ lead }: { lead: Lead }) {
  const [hasCalled, setHasCalled] = useState(false)
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
      {lead.samePhone.map(other => (
        <SamePerson key={other.id} lead={lead} other={other} />
      ))}
      <LeadActions lead={lead} isSheet onCall={() => setHasCalled(true)}>
        <Button variant="secondary" size="tile" onClick={() => window.print()}>
          <PrintIcon className="size-5 shrink-0" />
          Print
        </Button>
        {lead.dueDate && lead.dueDate.answeredAt !== null && (
          <Button
            variant="secondary"
            size="tile"
            pending={answer.isPending}
            onClick={() => answer.mutate(asUnanswered(lead))}
          >
            Undo answered
          </Button>
        )}
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
      {/* On a phone, the card with the next step is below everything they said. */}
      {(hasCalled || (answer.isSuccess && lead.dueDate?.answeredAt)) && (
        <div className="lg:hidden">
          <NextStep lead={lead} hasCalled={hasCalled} onChoose={change => answer.mutate(change)} />
        </div>
      )}
      <FailureText error={answer.failure} />
    </div>
  )
}

/** The plan that the visitor got, without the boxes for their own numbers, which nobody else ever sees. */
function SeenPlan({ plan }: { plan: Plan }) {
  const { planWords } = useAdminWords()
  return (
    <Fold title={planWords.wholePlan}>
      <PlanView plan={plan} words={planWords} />
    </Fold>
  )
}

/** Someone you added without an email address may have sent a form since, or the other way round. */
function SamePerson({ lead, other }: { lead: Lead; other: Lead['samePhone'][number] }) {
  const [kept, joined] = lead.added && lead.email === '' ? [other.id, lead.id] : [lead.id, other.id]
  const join = useJoin(kept)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-white px-4 py-2">
      <p className="grow">
        <AdminTextLink inline to={leadsUrl(other.id)}>
          {other.name}
        </AdminTextLink>{' '}
        has the same phone number.
      </p>
      <Button variant="secondary" size="small" pending={join.isPending} onClick={() => join.mutate(joined)}>
        It's the same person
      </Button>
      <FailureText error={join.failure} />
    </div>
  )
}
