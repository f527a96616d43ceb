import { useState } from 'react'
import { addDays, companyDate, daysUntil, dayText } from '#app/admin/time/format-time.ts'
import { useNow } from '#app/admin/time/use-now.ts'
import { AdminForm } from '#app/admin/ui/admin-form.tsx'
import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { SavingState } from '#app/admin/ui/saving-state.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { leadStatuses, maxLengths } from '#contracts/constants.ts'
import type { Lead, LeadChange, LeadSummary } from '#contracts/leads.ts'
import { statuses } from './lead-text.ts'
import { asAnswered, useLeadChange } from './use-lead.ts'

const shortcuts = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In a week', days: 7 },
]

type NextStepProps = {
  lead: LeadSummary
  hasCalled?: boolean
  /** Of a follow-up that was done. */
  note?: string | undefined
  onChoose: (change: LeadChange) => void
}

/**
 * One tap after a reply or a call, so that nobody is forgotten. Choosing one marks the lead as answered, unless it only
 * moves a follow-up.
 */
export function NextStep({ lead, hasCalled = false, note = '', onChoose }: NextStepProps) {
  const now = useNow()
  const today = companyDate(new Date(now).toISOString())
  const [day, setDay] = useState('')
  const { followUp, dueDate } = lead
  const answered = dueDate?.answeredAt === null && (hasCalled || !followUp) ? asAnswered(lead) : {}
  const followUpOn = (on: string) => onChoose({ ...answered, followUp: { on, note: followUp?.note ?? note } })
  return (
    <div className="flex flex-col gap-2">
      <p role="status">{plannedText(lead, now)}</p>
      <div className="flex flex-wrap gap-2">
        {shortcuts.map(({ label, days }) => {
          const on = addDays(today, days)
          return (
            <Button
              key={label}
              variant="secondary"
              size="small"
              aria-pressed={followUp?.on === on}
              onClick={() => followUpOn(on)}
            >
              {label}
            </Button>
          )
        })}
        <Button
          variant="secondary"
          size="small"
          aria-pressed={!followUp && isClosed(lead)}
          onClick={() => onChoose({ followUp: null, answered: true, ...(!isClosed(lead) && { status: 'closed' }) })}
        >
          Nothing more
        </Button>
        <form
          className="flex items-center gap-2"
          onSubmit={event => {
            event.preventDefault()
            followUpOn(day)
          }}
        >
          <input
            type="date"
            aria-label="Another day"
            required
            min={today}
            value={day}
            onChange={({ target }) => setDay(target.value)}
            className="min-h-touch rounded-control border border-edge bg-white px-3"
          />
          {day && (
            <Button type="submit" variant="strong" size="small">
              Save
            </Button>
          )}
        </form>
      </div>
    </div>
  )
}

const isClosed = ({ status }: LeadSummary) => status === 'won' || status === 'closed'

function plannedText(lead: LeadSummary, now: number) {
  const { followUp } = lead
  if (!followUp) return isClosed(lead) ? 'Closed: nothing more to do.' : "What's next?"
  return daysUntil(followUp.on, now) < 0 ? 'Not today?' : `Next: follow up ${dayText(followUp.on, now)}.`
}

/** Back to how it was. The server rejects a day in the past, so a missed follow-up is due today. */
export function undoneBy({ status, dueDate, followUp }: LeadSummary, now: number): LeadChange {
  const today = companyDate(new Date(now).toISOString())
  return {
    status,
    answered: dueDate !== null && dueDate.answeredAt !== null,
    followUp: followUp && { on: followUp.on > today ? followUp.on : today, note: followUp.note },
  }
}

/** On the lead's page: also what to do that day, and the status. */
export function NextStepCard({ lead }: { lead: Lead }) {
  const change = useLeadChange(lead.id)
  const { followUp } = lead
  const [typed, setTyped] = useState<string>()
  const note = typed ?? followUp?.note ?? ''
  const isChanged = note !== (followUp?.note ?? '')
  return (
    <Card title="Next step" level={2}>
      <div className="flex flex-col gap-5">
        <NextStep lead={lead} onChoose={changes => change.mutate(changes)} />
        {followUp && (
          <AdminForm
            submit="Save"
            pending={change.isPending}
            isReady={isChanged}
            state={
              <Button variant="quiet" onClick={() => change.mutate({ followUp: null })}>
                Remove follow-up
              </Button>
            }
            onSubmit={() =>
              change.mutate({ followUp: { on: followUp.on, note } }, { onSuccess: () => setTyped(undefined) })
            }
          >
            <TextField
              label="What to do"
              maxLength={maxLengths.followUp}
              value={note}
              onChange={({ target }) => setTyped(target.value)}
            />
          </AdminForm>
        )}
        <FailureText error={change.failure} />
        <StatusButtons lead={lead} isPending={change.isPending} onChoose={changes => change.mutate(changes)} />
        <SavingState change={change} unsaved={isChanged && 'Not saved yet'} />
      </div>
    </Card>
  )
}

type StatusButtonsProps = { lead: Lead; isPending: boolean; onChoose: (change: LeadChange) => void }

function StatusButtons({ lead, isPending, onChoose }: StatusButtonsProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Status</legend>
      <div className="grid grid-cols-4 gap-2">
        {leadStatuses
          .filter(status => status !== 'new')
          .map(status => {
            const isCurrent = lead.status === status
            return (
              <Button
                key={status}
                variant={isCurrent ? 'strong' : 'secondary'}
                size="tile"
                aria-pressed={isCurrent}
                aria-disabled={isPending}
                onClick={() => isCurrent || onChoose({ status })}
              >
                {statuses[status].label}
              </Button>
            )
          })}
      </div>
    </fieldset>
  )
}
