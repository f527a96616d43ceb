import { Link, useLocation } from 'react-router'
import { LeadActions } from '#app/admin/leads/lead-actions.tsx'
import { callSheetUrl, cameFrom, leadsUrl } from '#app/admin/leads/lead-links.tsx'
import { nameOf } from '#app/admin/leads/lead-text.ts'
import { useNow } from '#app/admin/time/every-minute.ts'
import { callHours, companyDate, dayText } from '#app/admin/time/format-time.ts'
import type { Overview } from '#contracts/overview.ts'

/** Today's and tomorrow's. Most days have none, and then there's nothing to show. */
export function Calls({ calls }: Pick<Overview, 'calls'>) {
  const now = useNow()
  const days = Map.groupBy(calls, ({ startsAt }) => companyDate(startsAt))
  return [...days].map(([day, ofDay]) => {
    const title = `Calls ${dayText(day, now)}`
    return (
      <section key={day} aria-labelledby={`calls-${day}`} className="flex flex-col gap-4">
        <h2 id={`calls-${day}`} className="text-heading-text text-pine-deep">
          {title}
        </h2>
        <ul className="flex flex-col gap-3">
          {ofDay.map(call => (
            <CallRow key={call.id} call={call} />
          ))}
        </ul>
      </section>
    )
  })
}

function CallRow({ call }: { call: Overview['calls'][number] }) {
  const { lead, title } = call
  const isOver = Date.parse(call.endsAt) < useNow()
  const from = cameFrom(useLocation())
  return (
    <li className="flex flex-col gap-3.5 rounded-card border border-line bg-white p-3 shadow-card sm:p-5 lg:flex-row lg:items-center lg:justify-between lg:gap-6">
      <div className="flex min-w-0 flex-col gap-1 wrap-anywhere max-sm:px-1">
        <p className="font-semibold">
          <time dateTime={call.startsAt}>{callHours(call)}</time>
          {isOver && <span className="font-normal text-ink-soft"> (over)</span>}
        </p>
        <h3 className="font-sans text-body font-semibold tracking-normal">
          <Link
            to={leadsUrl(new URLSearchParams(), lead.id)}
            state={from}
            className="inline-flex min-h-8 items-center text-pine-deep underline decoration-line underline-offset-4 hover:decoration-pine"
          >
            <bdi>{nameOf(lead)}</bdi>
          </Link>
        </h3>
        <p className="text-small text-ink-soft">
          <bdi>{[lead.businessName, title].filter(Boolean).join(' · ')}</bdi>
        </p>
      </div>
      <div className="shrink-0">
        <LeadActions lead={lead} sheet={callSheetUrl(lead.id)} />
      </div>
    </li>
  )
}
