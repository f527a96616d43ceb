import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useOwnTitle } from '#app/admin/frame/admin-page.ts'
import { MessageList } from '#app/admin/outbox/message-list.tsx'
import { useNow } from '#app/admin/time/every-minute.ts'
import { addDays, companyDate, dayAndTimeText } from '#app/admin/time/format-time.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { CheckIcon } from '#app/ui/icons.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { maxLengths } from '#contracts/constants.ts'
import type { ErasureReceipt, Lead, LeadChange } from '#contracts/leads.ts'
import { LeadActions } from './lead-actions.tsx'
import { ConsentList, ContactFacts } from './lead-facts.tsx'
import { BackLink, leadsUrl } from './lead-links.tsx'
import { LeadNotes } from './lead-notes.tsx'
import { ErasureDone, LeadPrivacy } from './lead-privacy.tsx'
import { LeadQuery } from './lead-query.tsx'
import { DueLine, SavingState, StatusSelect } from './lead-status.tsx'
import { nameOf } from './lead-text.ts'
import { NewNote } from './new-note.tsx'
import { SeenPlan } from './seen-plan.tsx'
import { Timeline } from './timeline.tsx'
import { asAnswered, useLeadChange } from './use-lead.ts'

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
            <LeadHeading lead={lead} />
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
              <div className="flex flex-col gap-6">
                <Card title="Notes" level={2}>
                  <div className="flex flex-col gap-5">
                    <NewNote lead={lead} />
                    <LeadNotes lead={lead} />
                  </div>
                </Card>
                <Card title="Next step" level={2}>
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
                <Card title="Contact" level={2}>
                  <ContactFacts lead={lead} />
                </Card>
              </div>
              <div className="flex flex-col gap-6">
                <Card title="Activity" level={2}>
                  <Timeline lead={lead} />
                </Card>
                {lead.plan && <SeenPlan plan={lead.plan} title="seenByLead" />}
                <Card title="Emails and webhooks" level={2}>
                  <MessageList
                    messages={lead.messages}
                    empty="Nothing was sent yet."
                    className="border-t border-line"
                    onChange={refetch}
                  />
                </Card>
                <Card title="Consent" level={2}>
                  <ConsentList consents={lead.consents} />
                </Card>
                <Card title="Privacy" level={2}>
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

function LeadHeading({ lead }: { lead: Lead }) {
  const { businessName, dueDate, unsubscribed, calls } = lead
  const [params] = useSearchParams()
  const now = useNow()
  const answer = useLeadChange(lead.id)
  useOwnTitle(nameOf(lead))
  return (
    <div className="flex flex-col gap-4">
      {/* Paper has no page heading. */}
      <p className="hidden text-heading-2 print:block">{nameOf(lead)}</p>
      {businessName && (
        <p className="text-lead wrap-anywhere text-ink-soft">
          <bdi>{businessName}</bdi>
        </p>
      )}
      <DueLine lead={lead} />
      {calls.nextAt && <p className="font-semibold">{`Call ${dayAndTimeText(calls.nextAt, now)}`}</p>}
      <VerdictPanel lead={lead} />
      {unsubscribed && (
        <p className={`${notice} bg-amber-soft`}>
          <strong>Unsubscribed:</strong> they no longer get email from this site
        </p>
      )}
      <LeadActions lead={lead} sheet={`/admin/leads/call-sheet?${params}`}>
        {dueDate?.answeredAt === null && (
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

const shortcuts = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'In a week', days: 7 },
]

/** One date with one sentence. It's on the dashboard and in a reminder email that day. */
function FollowUpForm({ lead }: { lead: Lead }) {
  const saved = { on: lead.followUp?.on ?? '', note: lead.followUp?.note ?? '' }
  const [draft, setDraft] = useState<Partial<typeof saved>>({})
  const change = useLeadChange(lead.id)
  const today = companyDate(new Date(useNow()).toISOString())
  const { on, note } = { ...saved, ...draft }
  const isChanged = on !== saved.on || note !== saved.note
  const save = (followUp: typeof saved | null) => change.mutate({ followUp }, { onSuccess: () => setDraft({}) })
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={event => {
        event.preventDefault()
        if (isChanged) save({ on, note })
      }}
    >
      <TextField
        label="Follow up on"
        type="date"
        required
        // A day that has passed stays valid until it's changed.
        min={on === saved.on ? undefined : today}
        value={on}
        onChange={({ target }) => setDraft({ ...draft, on: target.value })}
      />
      <div className="-mt-1 flex flex-wrap gap-2">
        {shortcuts.map(({ label, days }) => (
          <Button
            key={label}
            variant="secondary"
            size="small"
            onClick={() => setDraft({ ...draft, on: addDays(today, days) })}
          >
            {label}
          </Button>
        ))}
      </div>
      <TextField
        label="What to do"
        maxLength={maxLengths.followUp}
        value={note}
        onChange={({ target }) => setDraft({ ...draft, note: target.value })}
        error={change.failure}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="strong" pending={change.isPending} aria-disabled={!isChanged}>
          Save follow-up
        </Button>
        {lead.followUp && (
          <Button variant="quiet" aria-disabled={change.isPending} onClick={() => save(null)}>
            Remove
          </Button>
        )}
        <SavingState change={change} unsaved={isChanged && 'Not saved yet'} />
      </div>
    </form>
  )
}

type Verdict = NonNullable<LeadChange['verdict']>

const outcomes: Record<Verdict, { title: string; description: string }> = {
  person: { title: 'Marked as a person', description: 'Emails that were on hold go out now.' },
  spam: { title: 'Marked as spam', description: 'They no longer appear in your lists and numbers.' },
}

/** Shown for possible bots and spam. */
function VerdictPanel({ lead }: { lead: Lead }) {
  const { botCheck, isSpam } = lead
  const { decide, change } = useVerdict(lead)
  if (!botCheck && !isSpam) return null
  return (
    <div className="flex max-w-text flex-col gap-3 rounded-control bg-danger-soft p-4 wrap-anywhere">
      <p className="text-danger">
        {isSpam ? (
          <>
            <strong>Spam:</strong> they're in no list and no number, except for the list of spam.
          </>
        ) : (
          <>
            <strong>Possible bot:</strong> {botCheck} Nothing was sent to the address it gave.
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="small"
          pending={change.isPending && change.variables.verdict === 'person'}
          aria-disabled={change.isPending}
          onClick={() => decide('person')}
        >
          {isSpam ? 'Not spam' : 'Not a bot'}
        </Button>
        {!isSpam && <SpamButton lead={lead} label="Spam" />}
      </div>
      <div role="alert" className="empty:hidden">
        <FieldError error={change.failure} />
      </div>
    </div>
  )
}

function SpamButton({ lead, label }: { lead: Lead; label: string }) {
  const { decide, change } = useVerdict(lead)
  return (
    <>
      <Button variant="secondary" size="small" pending={change.isPending} onClick={() => decide('spam')}>
        {label}
      </Button>
      <div role="alert" className="empty:hidden">
        <FieldError error={change.failure} />
      </div>
    </>
  )
}

function useVerdict({ id }: Lead) {
  const change = useLeadChange(id)
  const decide = (verdict: Verdict) =>
    change.mutate({ verdict }, { onSuccess: () => void showToast(outcomes[verdict]) })
  return { change, decide }
}
