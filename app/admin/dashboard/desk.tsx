import type { ReactNode } from 'react'
import { asAnswered } from '#app/admin/leads/use-lead.ts'
import { useNow } from '#app/admin/time/every-minute.ts'
import { companyDate, dayText } from '#app/admin/time/format-time.ts'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { pluralize } from '#app/lib/numbers.ts'
import type { LeadSummary } from '#contracts/leads.ts'
import type { Overview } from '#contracts/overview.ts'
import { DeskRow } from './desk-row.tsx'

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
