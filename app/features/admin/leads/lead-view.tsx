import { type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { QueryState } from '#app/features/admin/data/query-state.tsx'
import { RefreshButton } from '#app/features/admin/data/refresh-button.tsx'
import { MessageList } from '#app/features/admin/outbox/message-list.tsx'
import { RequestError } from '#app/lib/api.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { ErasureReceipt, Lead } from '#contracts/leads.ts'
import { ConsentList, ContactFacts } from './lead-facts.tsx'
import { BackLink, cameFrom, leadsUrl } from './lead-links.tsx'
import { ErasureDone, LeadPrivacy } from './lead-privacy.tsx'
import { DueDatePanel, StatusSelect } from './lead-status.tsx'
import { nameOf } from './lead-text.ts'
import { NoteEditor } from './note-editor.tsx'
import { Timeline } from './timeline.tsx'
import { useLead } from './use-lead.ts'

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
                <Card title="Contact">
                  <ContactFacts lead={lead} />
                </Card>
                <Card title="Follow-up">
                  <div className="flex flex-col gap-3">
                    <StatusSelect lead={lead} />
                    <DueDatePanel lead={lead} />
                  </div>
                </Card>
                <Card title="Note">
                  <NoteEditor lead={lead} />
                </Card>
              </div>
              <div className="flex flex-col gap-6">
                <Card title="Activity">
                  <Timeline lead={lead} />
                </Card>
                <Card title="Emails and webhooks">
                  <MessageList
                    messages={lead.messages}
                    empty="Nothing was sent yet."
                    className="border-t border-line"
                    onResent={refetch}
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

type LeadQueryProps = { id: string; children: (lead: Lead, refetch: () => Promise<unknown>) => ReactNode }

export function LeadQuery({ id, children }: LeadQueryProps) {
  const query = useLead(id)
  const { error, refetch } = query
  // 404: erased. 400: not a valid id.
  const isMissing = error instanceof RequestError && (error.status === 404 || error.status === 400)
  if (id === '' || isMissing) return <EmptyState message="This lead no longer exists." />
  return (
    <QueryState query={query} failure="Couldn't load this lead">
      {lead => children(lead, refetch)}
    </QueryState>
  )
}

const notice = 'self-start rounded-control px-4 py-2 wrap-anywhere'

function LeadHeading({ lead, onRefresh }: { lead: Lead; onRefresh: () => Promise<unknown> }) {
  const { businessName, botCheck, unsubscribed } = lead
  const location = useLocation()
  const [params] = useSearchParams()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-col gap-2">
        <h2 className="text-heading-2 text-pine-deep">
          <bdi>{nameOf(lead)}</bdi>
        </h2>
        <p className="text-lead wrap-anywhere text-ink-soft">
          <bdi>{businessName}</bdi>
        </p>
        {botCheck && (
          <p className={`${notice} bg-danger-soft text-danger`}>
            <strong>Possible bot:</strong> {botCheck}
          </p>
        )}
        {unsubscribed && (
          <p className={`${notice} bg-amber-soft`}>
            <strong>Unsubscribed:</strong> they no longer get email from this site
          </p>
        )}
      </div>
      <div className="flex flex-row-reverse gap-3 sm:flex-row">
        <RefreshButton onRefresh={onRefresh} />
        <LinkButton to={`/admin/leads/call-sheet?${params}`} state={cameFrom(location)}>
          Call sheet
        </LinkButton>
      </div>
    </div>
  )
}
