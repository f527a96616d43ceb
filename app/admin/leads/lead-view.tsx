import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { RefreshButton } from '#app/admin/data/refresh-button.tsx'
import { MessageList } from '#app/admin/outbox/message-list.tsx'
import { dayAndTimeText } from '#app/admin/time/format-time.ts'
import { Card } from '#app/ui/card.tsx'
import type { ErasureReceipt, Lead } from '#contracts/leads.ts'
import { FollowUpForm } from './follow-up.tsx'
import { LeadActions } from './lead-actions.tsx'
import { ConsentList, ContactFacts } from './lead-facts.tsx'
import { BackLink, leadsUrl } from './lead-links.tsx'
import { LeadNotes } from './lead-notes.tsx'
import { ErasureDone, LeadPrivacy } from './lead-privacy.tsx'
import { LeadQuery } from './lead-query.tsx'
import { AnsweredButton, DueLine, StatusSelect } from './lead-status.tsx'
import { nameOf } from './lead-text.ts'
import { SpamButton, VerdictPanel } from './lead-verdict.tsx'
import { NewNote } from './new-note.tsx'
import { SeenPlan } from './seen-plan.tsx'
import { Timeline } from './timeline.tsx'

export function LeadView({ id }: { id: string }) {
  const [erased, setErased] = useState<{ name: string; receipt: ErasureReceipt }>()
  const list = leadsUrl(useSearchParams()[0])
  if (erased) return <ErasureDone {...erased} list={list} />
  return (
    <div className="flex flex-col gap-2">
      <BackLink to={list} label="Back to list" />
      <LeadQuery id={id}>
        {(lead, refetch) => (
          <div className="flex flex-col gap-6">
            <LeadHeading lead={lead} onRefresh={refetch} />
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
              <div className="flex flex-col gap-6">
                <Card title="Notes">
                  <div className="flex flex-col gap-5">
                    <NewNote lead={lead} />
                    <LeadNotes lead={lead} />
                  </div>
                </Card>
                <Card title="Next step">
                  <div className="flex flex-col gap-5">
                    <StatusSelect lead={lead} />
                    <FollowUpForm lead={lead} />
                    {!lead.botCheck && !lead.isSpam && (
                      <div className="border-t border-line pt-4">
                        <SpamButton lead={lead} label="Mark as spam" />
                      </div>
                    )}
                  </div>
                </Card>
                <Card title="Contact">
                  <ContactFacts lead={lead} />
                </Card>
              </div>
              <div className="flex flex-col gap-6">
                <Card title="Activity">
                  <Timeline lead={lead} />
                </Card>
                {lead.plan && <SeenPlan plan={lead.plan} title="seenByLead" />}
                <Card title="Emails and webhooks">
                  <MessageList
                    messages={lead.messages}
                    empty="Nothing was sent yet."
                    className="border-t border-line"
                    onChange={refetch}
                  />
                </Card>
                <Card title="Consent">
                  <ConsentList consents={lead.consents} />
                </Card>
                <Card title="Privacy">
                  <LeadPrivacy lead={lead} onErased={receipt => setErased({ name: nameOf(lead), receipt })} />
                </Card>
              </div>
            </div>
          </div>
        )}
      </LeadQuery>
    </div>
  )
}

const notice = 'self-start rounded-control px-4 py-2 wrap-anywhere'

function LeadHeading({ lead, onRefresh }: { lead: Lead; onRefresh: () => Promise<unknown> }) {
  const { businessName, dueDate, unsubscribed, calls } = lead
  const [params] = useSearchParams()
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-x-6">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-heading-2 wrap-anywhere text-pine-deep">
            <bdi>{nameOf(lead)}</bdi>
          </h2>
          <p className="text-lead wrap-anywhere text-ink-soft">
            <bdi>{businessName}</bdi>
          </p>
        </div>
        <RefreshButton onRefresh={onRefresh} />
      </div>
      <DueLine lead={lead} />
      {calls.nextAt && <p className="font-semibold">{`Call ${dayAndTimeText(calls.nextAt, Date.now())}`}</p>}
      <VerdictPanel lead={lead} />
      {unsubscribed && (
        <p className={`${notice} bg-amber-soft`}>
          <strong>Unsubscribed:</strong> they no longer get email from this site
        </p>
      )}
      <LeadActions lead={lead} sheet={`/admin/leads/call-sheet?${params}`}>
        {dueDate?.answeredAt === null && <AnsweredButton lead={lead} />}
      </LeadActions>
    </div>
  )
}
