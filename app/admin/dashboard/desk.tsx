import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { DueDate } from '#app/admin/leads/due-date.tsx'
import { LeadActions } from '#app/admin/leads/lead-actions.tsx'
import { callSheetUrl, cameFrom, leadsUrl } from '#app/admin/leads/lead-links.tsx'
import { nameOf, sentText } from '#app/admin/leads/lead-text.ts'
import { asAnswered, useLeadChange } from '#app/admin/leads/use-lead.ts'
import { useNow } from '#app/admin/time/every-minute.ts'
import { companyDate, dayText } from '#app/admin/time/format-time.ts'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { pluralize } from '#app/lib/numbers.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { CheckIcon } from '#app/ui/icons.tsx'
import type { LeadChange, LeadSummary } from '#contracts/leads.ts'
import type { Overview } from '#contracts/overview.ts'

const isAnswered = ({ dueDate }: LeadSummary) => dueDate === null || dueDate.answeredAt !== null

export function ToAnswer({ waiting, possibleBots }: Pick<Overview, 'waiting' | 'possibleBots'>) {
  const left = waiting.total - waiting.list.filter(isAnswered).length
  return (
    <div className="flex flex-col gap-4">
      <p role="status">
        {left === 0
          ? 'Nobody is waiting for a reply.'
          : `${pluralize(left, 'lead')} waiting for a reply, soonest due first.`}
      </p>
      <DeskList list={waiting} all={{ to: '/admin/leads?show=waiting', label: 'Show everyone who is waiting' }}>
        {lead => (
          <DeskRow
            key={lead.id}
            lead={lead}
            done={{
              isDone: isAnswered(lead),
              label: 'Answered',
              doneText: 'Marked as answered',
              change: asAnswered(lead),
              undo: ({ status }) => ({ answered: false, status }),
            }}
          />
        )}
      </DeskList>
      {possibleBots > 0 && (
        <p>
          <AdminTextLink to="/admin/leads?show=bots">
            {possibleBots === 1 ? '1 possible bot to check' : `${pluralize(possibleBots, 'possible bot')} to check`}
          </AdminTextLink>
        </p>
      )}
    </div>
  )
}

export function FollowUps({ followUps }: Pick<Overview, 'followUps'>) {
  const now = useNow()
  const today = companyDate(new Date(now).toISOString())
  return (
    <DeskList list={followUps} all={{ to: '/admin/leads?show=follow-up', label: 'Show all follow-ups' }}>
      {lead => (
        <DeskRow
          key={lead.id}
          lead={lead}
          done={{
            isDone: lead.followUp === null,
            label: 'Done',
            doneText: 'Follow-up done',
            change: { followUp: null },
            // The server rejects a day in the past.
            undo: ({ followUp }) => ({
              followUp: followUp && { on: followUp.on > today ? followUp.on : today, note: followUp.note },
            }),
          }}
        >
          {lead.followUp && (
            <p>
              <span className="font-semibold">{`For ${dayText(lead.followUp.on, now)}`}</span>
              {lead.followUp.note && `: ${lead.followUp.note}`}
            </p>
          )}
        </DeskRow>
      )}
    </DeskList>
  )
}

type DeskListProps = {
  list: Overview['waiting']
  all: { to: string; label: string }
  children: (lead: LeadSummary) => ReactNode
}

function DeskList({ list: { total, list }, all, children }: DeskListProps) {
  if (list.length === 0) return null
  return (
    <>
      <ul className="flex flex-col gap-3">{list.map(children)}</ul>
      {total > list.length && (
        <p>
          <AdminTextLink to={all.to}>{`${all.label} (${total})`}</AdminTextLink>
        </p>
      )}
    </>
  )
}

type DeskRowProps = {
  lead: LeadSummary
  /** Above the actions. */
  children?: ReactNode
  done: { isDone: boolean; label: string; doneText: string; change: LeadChange; undo(before: LeadSummary): LeadChange }
}

/** Stays in place once it's done, so that nothing moves under the thumb, and a slip can be undone. */
function DeskRow({ lead, done, children }: DeskRowProps) {
  const { isDone, label, doneText, change, undo } = done
  const [before, setBefore] = useState<LeadSummary>()
  const save = useLeadChange(lead.id)
  const box = useFocusWhenGone<HTMLLIElement>(!isDone)
  const name = nameOf(lead)
  return (
    <li
      ref={box}
      tabIndex={-1}
      className="flex flex-col gap-3.5 rounded-card border border-line bg-white p-3 shadow-card outline-none sm:p-5 lg:flex-row lg:items-center lg:justify-between lg:gap-6"
    >
      <div className="flex min-w-0 flex-col gap-1 wrap-anywhere max-sm:px-1">
        <h3 className="font-sans text-body font-semibold tracking-normal">
          <Link
            to={leadsUrl(new URLSearchParams(), lead.id)}
            state={cameFrom(useLocation())}
            className="inline-flex min-h-8 items-center text-pine-deep underline decoration-line underline-offset-4 hover:decoration-pine"
          >
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className="text-small text-ink-soft">
          <bdi>{[lead.businessName, sentText(lead)].filter(Boolean).join(' · ')}</bdi>
        </p>
        {children ?? <p className="text-small">{lead.dueDate && <DueDate dueDate={lead.dueDate} />}</p>}
      </div>
      <div className="shrink-0">
        {isDone ? (
          <p role="status" className="flex min-h-14 items-center gap-3 sm:min-h-touch">
            <CheckIcon className="size-5 shrink-0 text-success" /> {doneText}
            {before && (
              <Button variant="quiet" size="small" pending={save.isPending} onClick={() => save.mutate(undo(before))}>
                <span>
                  Undo<span className="sr-only"> for {name}</span>
                </span>
              </Button>
            )}
          </p>
        ) : (
          <LeadActions lead={lead} sheet={callSheetUrl(lead.id)}>
            <Button
              variant="secondary"
              size="tile"
              pending={save.isPending}
              onClick={() => {
                setBefore(lead)
                save.mutate(change)
              }}
            >
              {!save.isPending && <CheckIcon className="size-5 shrink-0" />}
              <span>
                {label}
                <span className="sr-only">: {name}</span>
              </span>
            </Button>
          </LeadActions>
        )}
        <div role="alert" className="not-empty:mt-2">
          <FieldError error={save.failure} />
        </div>
      </div>
    </li>
  )
}
