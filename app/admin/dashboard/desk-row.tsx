import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { DueDate } from '#app/admin/leads/due-date.tsx'
import { LeadActions } from '#app/admin/leads/lead-actions.tsx'
import { callSheetUrl, cameFrom, leadsUrl } from '#app/admin/leads/lead-links.tsx'
import { nameOf, sentText } from '#app/admin/leads/lead-text.ts'
import { useLeadChange } from '#app/admin/leads/use-lead.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { CheckIcon } from '#app/ui/icons.tsx'
import type { LeadChange, LeadSummary } from '#contracts/leads.ts'

type DeskRowProps = {
  lead: LeadSummary
  /** Above the actions. */
  children?: ReactNode
  done: { isDone: boolean; label: string; doneText: string; change: LeadChange; undo(before: LeadSummary): LeadChange }
}

/** Stays in place once it's done, so that nothing moves under the thumb, and a slip can be undone. */
export function DeskRow({ lead, done, children }: DeskRowProps) {
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
