import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { useAdminQuery } from '#app/admin/data/use-admin-query.ts'
import { overviewCall } from '#app/admin/leads/use-lead.ts'
import { MessageList } from '#app/admin/outbox/message-list.tsx'
import { RefreshIcon } from '#app/admin/ui/action-icons.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { countText, pluralize } from '#app/lib/numbers.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { AlertIcon, ArrowRightIcon, ChevronDownIcon } from '#app/ui/icons.tsx'
import type { Overview, readOverview } from '#contracts/overview.ts'
import { minuteMs } from '#contracts/time.ts'
import { Desk } from './desk.tsx'

const cards = [
  { to: '/admin/analytics', title: 'Analytics', description: 'Where visitors start, finish and drop off.' },
  { to: '/admin/database', title: 'Database', description: 'Every survey response and analytics session.' },
]

/** Unlocking a phone that still shows yesterday's desk reloads it. */
const freshness = { refetchOnMount: 'always', refetchOnWindowFocus: true, staleTime: minuteMs } as const

export function AdminDashboard() {
  const query = useAdminQuery<typeof readOverview>(overviewCall, freshness)
  const refresh = useMutation({ mutationFn: query.refetch })
  const badge = query.data?.badge
  useEffect(() => {
    if (badge !== undefined) navigator.setAppBadge?.(badge).catch(console.info)
  }, [badge])
  return (
    <div className="flex flex-col gap-8">
      {query.data && <Troubles {...query.data} />}
      <section aria-labelledby="desk" className="flex flex-col gap-2">
        <div className="flex items-center justify-between gap-6">
          <h2 id="desk" className="text-heading-3 text-pine-deep">
            Who to get back to
          </h2>
          <Button
            variant="secondary"
            className="max-sm:p-3.5"
            pending={refresh.isPending}
            onClick={() => refresh.mutate()}
          >
            {!refresh.isPending && <RefreshIcon className="size-5" />}
            <span className="max-sm:sr-only">Refresh</span>
          </Button>
        </div>
        <QueryState query={query} failure="Couldn't load who's waiting">
          {overview => <Desk {...overview} />}
        </QueryState>
      </section>
      <Cards />
      {query.data && <BetaSpots {...query.data} />}
      {query.data && <UndeliveredMessages {...query.data} onChange={query.refetch} />}
    </div>
  )
}

const BetaSpots = ({ beta: { taken, places, applications } }: Overview) => (
  <p className="text-small text-ink-soft">
    {`Beta spots taken: ${taken} of ${places} (${pluralize(applications, 'application')})`}
  </p>
)

function Cards() {
  return (
    <ul className="grid gap-4 sm:gap-6 lg:grid-cols-2">
      {cards.map(({ to, title, description }) => (
        <li
          key={to}
          className="group relative flex items-center justify-between gap-5 rounded-card border border-line bg-white p-6 shadow-card transition-shadow hover:shadow-raised sm:p-7"
        >
          <div>
            <h2 className="mb-1 text-heading-3 text-pine-deep">
              <Link to={to} className="after:absolute after:inset-0 after:rounded-card group-hover:underline">
                {title}
              </Link>
            </h2>
            <p className="text-ink-soft">{description}</p>
          </div>
          <ArrowRightIcon className="size-6 shrink-0 text-pine transition-transform group-hover:translate-x-1" />
        </li>
      ))}
    </ul>
  )
}

/** What's wrong with the site itself, in one line each: the leads come first. The team gets an email about it too. */
function Troubles({ troubles }: Pick<Overview, 'troubles'>) {
  if (troubles.length === 0) return null
  return (
    <section aria-labelledby="troubles" className="-mb-2">
      <h2 id="troubles" className="sr-only">
        Something is wrong
      </h2>
      <ul className="flex flex-col gap-2">
        {troubles.map(({ id, title, detail, whatToDo, since }) => (
          <li key={id} className="rounded-control border border-danger bg-danger-soft wrap-anywhere">
            <details className="group">
              <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 px-4 py-2 font-semibold text-danger [&::-webkit-details-marker]:hidden">
                <AlertIcon className="size-5 shrink-0" />
                {title}
                <ChevronDownIcon className="ml-auto size-5 shrink-0 transition-transform group-open:rotate-180" />
              </summary>
              <div className="flex max-w-text flex-col gap-2 px-4 pb-4">
                <p>{detail}</p>
                <p>{whatToDo}</p>
                <p className="text-small">
                  Since <RelativeTime at={since} exact />
                </p>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function UndeliveredMessages({ outbox, onChange }: Overview & { onChange: () => Promise<unknown> }) {
  const { canEmail, undelivered, list } = outbox
  return (
    <section aria-labelledby="undelivered" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="undelivered" className="text-heading-text text-pine-deep">
          Not delivered
        </h2>
        {undelivered > 0 && <Badge tone="danger">{countText(undelivered)}</Badge>}
      </div>
      {!canEmail && (
        <p className="max-w-text rounded-control bg-amber-soft px-5 py-4">
          Email isn't set up yet, so nothing is being sent. Emails are saved, and go out once <code>SMTP_URL</code> is
          set on the server.
        </p>
      )}
      <MessageList
        messages={list}
        empty={canEmail ? 'Everything has been delivered.' : 'No emails are waiting to be sent.'}
        className="rounded-card border border-line bg-white px-5 shadow-card sm:px-6"
        onChange={onChange}
      />
      {undelivered > list.length && (
        <p className="text-small text-ink-soft">
          Showing the newest {countText(list.length)} of {countText(undelivered)}. The rest appear as these are
          delivered.
        </p>
      )}
    </section>
  )
}
