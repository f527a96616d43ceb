import { useState } from 'react'
import { dueDateText, followUpText, lateBy } from '#app/admin/leads/due-date.tsx'
import { LeadActions } from '#app/admin/leads/lead-actions.tsx'
import { nameOf, sentText } from '#app/admin/leads/lead-text.ts'
import { NextStep, undoneBy } from '#app/admin/leads/next-step.tsx'
import { asAnswered, useLeadChange } from '#app/admin/leads/use-lead.ts'
import { callHours, companyDate, dayAndTimeText, daysUntil, dayText } from '#app/admin/time/format-time.ts'
import { useNow } from '#app/admin/time/use-now.ts'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { pluralize } from '#app/lib/numbers.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CheckIcon, ChevronDownIcon } from '#app/ui/icons.tsx'
import type { LeadChange } from '#contracts/leads.ts'
import type { DeskEntry, Overview } from '#contracts/overview.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

const groupTitles: Record<DeskEntry['group'], string> = {
  late: 'Overdue or missed',
  'calls-today': 'Calls today',
  today: 'Due today',
  later: 'Later',
  'calls-tomorrow': 'Calls tomorrow',
}

/** Everyone to get back to, the most urgent first. The first one is open until another one is. */
export function Desk({ desk, noNextStep, possibleBots }: Overview) {
  const now = useNow()
  const [openId, setOpenId] = useState<string | null>()
  const isListed = openId === null || desk.some(({ lead }) => lead.id === openId)
  const shownId = isListed ? openId : desk[0]?.lead.id
  const left = desk.filter(entry => !isDone(entry, now)).length
  const links = [
    { to: 'no-next-step', count: noNextStep, text: `${noNextStep} without a next step, such as after the quiz` },
    { to: 'bots', count: possibleBots, text: `${pluralize(possibleBots, 'possible bot')} to check` },
  ]
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-ink-soft">
        {left === 0 ? 'Nobody is waiting for you.' : `${people(left)}, most urgent first`}
      </p>
      {[...Map.groupBy(desk, ({ group }) => group)].map(([group, entries]) => (
        <section key={group} aria-labelledby={`desk-${group}`}>
          <h3
            id={`desk-${group}`}
            className={classNames(
              'mb-1 font-sans text-small font-semibold tracking-normal',
              group === 'late' ? 'text-danger' : 'text-ink-soft',
            )}
          >
            {groupTitles[group]}
          </h3>
          <ul className="divide-y divide-line rounded-card border border-line bg-white">
            {entries.map(entry => (
              <DeskRow
                key={entry.lead.id}
                entry={entry}
                open={entry.lead.id === shownId}
                onToggle={isOpen => setOpenId(id => (isOpen ? entry.lead.id : id === entry.lead.id ? null : id))}
              />
            ))}
          </ul>
        </section>
      ))}
      <ul>
        {links
          .filter(({ count }) => count > 0)
          .map(({ to, text }) => (
            <li key={to}>
              <AdminTextLink to={`/admin/leads?show=${to}`}>{text}</AdminTextLink>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** A call is never marked: it leaves the list when it's over. */
function isDone({ kind, lead: { dueDate, followUp } }: DeskEntry, now: number) {
  if (kind === 'reply') return dueDate === null || dueDate.answeredAt !== null
  return kind === 'follow-up' && (followUp === null || daysUntil(followUp.on, now) > 0)
}

/** In a few words: "3 days late", "follow up today", "today, 3:00 p.m.", "Friday". */
function dueText({ kind, lead: { dueDate, followUp }, call }: DeskEntry, now: number) {
  if (kind === 'call') return call ? dayAndTimeText(call.startsAt, now) : ''
  if (kind === 'follow-up' && followUp) return followUpText(followUp, now)
  if (!dueDate) return ''
  return lateBy(dueDate, now) ?? dayText(companyDate(new Date(Date.parse(dueDate.dueAt) - 1).toISOString()), now)
}

type DeskRowProps = { entry: DeskEntry; open: boolean; onToggle: (isOpen: boolean) => void }

/** Stays in place once it's done, so that nothing moves under the thumb, and a slip can be undone. */
function DeskRow({ entry, open, onToggle }: DeskRowProps) {
  const { kind, group, lead, call } = entry
  const reason = entry.reason || sentText(lead) || lead.added?.from
  const now = useNow()
  const [before] = useState(lead)
  const [hasCalled, setHasCalled] = useState(false)
  const save = useLeadChange(lead.id)
  const done = isDone(entry, now)
  const box = useFocusWhenGone<HTMLDivElement>(!done)
  const name = nameOf(lead)
  const doneText = kind === 'reply' ? 'Answered' : 'Done'
  const change = (changes: LeadChange) => save.mutate(changes)
  // Also after the reply dialog, which marks it as answered.
  const undo = () => {
    setHasCalled(false)
    save.mutate(undoneBy(before, now))
  }
  return (
    <li>
      {/* By its name, opening one closes the others. */}
      <details name="desk" open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)} className="group">
        <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-0.5 px-4 py-1.5 hover:bg-pine-soft [&::-webkit-details-marker]:hidden">
          <h4 className="truncate font-sans text-body leading-5 font-semibold tracking-normal text-pine-deep">
            <bdi>{name}</bdi>
          </h4>
          <span
            className={classNames('text-small leading-5', group === 'late' && !done && 'font-semibold text-danger')}
          >
            {done ? 'done' : dueText(entry, now)}
          </span>
          <ChevronDownIcon className="row-span-2 size-5 text-pine transition-transform group-open:rotate-180" />
          <span className="col-span-2 truncate text-small leading-5 text-ink-soft">
            <bdi>{lead.businessName}</bdi>
            <span className="group-open:hidden">
              {lead.businessName && ' · '}
              <bdi>{reason}</bdi>
            </span>
          </span>
        </summary>
        <div ref={box} tabIndex={-1} className="flex flex-col gap-3 px-4 pb-4 wrap-anywhere outline-none">
          <div>
            <p>{reason}</p>
            {call && <p className="font-semibold">{[callHours(call), call.title].filter(Boolean).join(' · ')}</p>}
            {kind !== 'call' && lead.calls.nextAt && (
              <p className="font-semibold">{`Call ${dayAndTimeText(lead.calls.nextAt, now)}`}</p>
            )}
            {lead.followUp && (
              <p>
                <span className="font-semibold">{`Follow-up ${dayText(lead.followUp.on, now)}`}</span>
                {lead.followUp.note && `: ${lead.followUp.note}`}
              </p>
            )}
            {lead.dueDate && lead.dueDate.answeredAt === null && <p>{`Reply: ${dueDateText(lead.dueDate, now)}`}</p>}
          </div>
          {!done && (
            <LeadActions lead={lead} onCall={() => setHasCalled(true)}>
              <Button
                variant="secondary"
                size="tile"
                pending={save.isPending}
                onClick={() => {
                  if (kind === 'reply') change(asAnswered(lead))
                  else if (kind === 'follow-up') change({ followUp: null })
                  else setHasCalled(true)
                }}
              >
                {!save.isPending && <CheckIcon className="size-5 shrink-0" />}
                <span>
                  {doneText}
                  <span className="sr-only">: {name}</span>
                </span>
              </Button>
            </LeadActions>
          )}
          {(done || hasCalled || kind === 'follow-up') && (
            <div className="flex flex-col gap-2">
              <p role="status" className="flex flex-wrap items-center gap-x-2 font-semibold empty:hidden">
                {done && <CheckIcon className="size-5 shrink-0 text-success" />}
                {done ? doneText : hasCalled && 'After the call'}
                {lead !== before && (
                  <Button variant="quiet" size="small" pending={save.isPending} onClick={undo}>
                    <span>
                      Undo<span className="sr-only"> for {name}</span>
                    </span>
                  </Button>
                )}
              </p>
              <NextStep lead={lead} hasCalled={hasCalled} note={before.followUp?.note} onChoose={change} />
            </div>
          )}
          <FailureText error={save.failure} className="-mt-3 not-empty:mt-0" />
        </div>
      </details>
    </li>
  )
}
