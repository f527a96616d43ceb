import { Link } from 'react-router'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { RefreshButton } from '#app/admin/data/refresh-button.tsx'
import { useAdminQuery } from '#app/admin/data/use-admin-query.ts'
import { overviewCall } from '#app/admin/leads/use-lead.ts'
import { MessageList } from '#app/admin/outbox/message-list.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { websitePath } from '#app/admin/website/website-paths.ts'
import { countText, pluralize } from '#app/lib/numbers.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { AlertIcon, ArrowRightIcon, ChevronDownIcon } from '#app/ui/icons.tsx'
import type { Overview, readOverview } from '#contracts/overview.ts'
import { Calls } from './calls.tsx'
import { FollowUps, ToAnswer } from './desk.tsx'

const cards = [
  { to: '/admin/analytics', title: 'Analytics', description: 'Where visitors start, finish and drop off.' },
  { to: '/admin/database', title: 'Database', description: 'Every survey response and analytics session.' },
  { to: websitePath, title: 'Website', description: 'Change what the site says, and publish it.' },
]

/** Unlocking a phone that still shows yesterday's desk reloads it. */
const freshness = { refetchOnMount: 'always', refetchOnWindowFocus: true, staleTime: 60_000 } as const

export function AdminDashboard() {
  const query = useAdminQuery<typeof readOverview>(overviewCall, freshness)
  return (
    <div className="flex flex-col gap-10 sm:gap-12">
      {query.data && <Troubles {...query.data} />}
      {query.data && <Calls {...query.data} />}
      <section aria-labelledby="to-answer" className="flex flex-col gap-4">
        <div className="flex items-center justify-between gap-6">
          <h2 id="to-answer" className="text-heading-text text-pine-deep">
            To answer
          </h2>
          <RefreshButton onRefresh={query.refetch} />
        </div>
        <QueryState query={query} failure="Couldn't load who's waiting">
          {overview => <ToAnswer {...overview} />}
        </QueryState>
      </section>
      {query.data && query.data.followUps.list.length > 0 && (
        <section aria-labelledby="follow-ups" className="flex flex-col gap-4">
          <h2 id="follow-ups" className="text-heading-text text-pine-deep">
            Follow-ups for today
          </h2>
          <FollowUps {...query.data} />
        </section>
      )}
      {query.data && <Figures {...query.data} />}
      <Cards wordDrafts={query.data?.wordDrafts ?? 0} />
      {query.data && <UndeliveredMessages outbox={query.data.outbox} onChange={query.refetch} />}
    </div>
  )
}

function Figures({ newLeads, overdue, beta, backup }: Overview) {
  return (
    <section aria-labelledby="at-a-glance" className="flex flex-col gap-4">
      <h2 id="at-a-glance" className="text-heading-text text-pine-deep">
        At a glance
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3 sm:gap-6">
        <Figure label="New leads" value={countText(newLeads)} hint="Not contacted yet" to="/admin/leads?show=new" />
        <Figure
          label="Overdue replies"
          value={countText(overdue)}
          hint={overdue === 0 ? 'None is late' : 'Past the day we promised'}
          to="/admin/leads?show=overdue"
          urgent={overdue > 0}
        />
        <Figure
          label="Beta spots taken"
          value={`${countText(beta.taken)} of ${countText(beta.places)}`}
          hint={beta.applications === 1 ? '1 business applied' : `${countText(beta.applications)} businesses applied`}
        />
      </ul>
      {backup && (
        <p className="text-small text-ink-soft">
          {backup.lastAt ? (
            <>
              Last backup: <RelativeTime at={backup.lastAt} />
            </>
          ) : (
            'No backup yet. One is made every night.'
          )}
        </p>
      )}
    </section>
  )
}

function Cards({ wordDrafts }: { wordDrafts: number }) {
  return (
    <ul className="grid gap-4 sm:gap-6 lg:grid-cols-3">
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
            {to === websitePath && wordDrafts > 0 && (
              <p className="mt-2">
                <Badge tone="accent">{pluralize(wordDrafts, 'change')} to publish</Badge>
              </p>
            )}
          </div>
          <ArrowRightIcon className="size-6 shrink-0 text-pine transition-transform group-hover:translate-x-1" />
        </li>
      ))}
    </ul>
  )
}

type FigureProps = { label: string; value: string; hint: string; to?: string; urgent?: boolean }

function Figure({ label, value, hint, to, urgent = false }: FigureProps) {
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-0.5 rounded-card border bg-white p-5 shadow-card sm:flex sm:flex-col sm:items-start sm:p-6',
        urgent ? 'border-danger' : 'border-line',
        to && 'group transition-shadow hover:shadow-raised',
      )}
    >
      <h3 className="font-sans text-body font-semibold tracking-normal">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card group-hover:underline">
            {label}
          </Link>
        ) : (
          label
        )}
      </h3>
      <p
        className={classNames(
          'row-span-2 font-display text-heading-2 whitespace-nowrap tabular-nums',
          urgent ? 'text-danger' : 'text-pine-deep',
        )}
      >
        {value}
      </p>
      <p className="text-small text-ink-soft">{hint}</p>
    </li>
  )
}

/** What's wrong with the site itself, in one line each: the leads come first. The team gets an email about it too. */
function Troubles({ troubles }: Pick<Overview, 'troubles'>) {
  if (troubles.length === 0) return null
  return (
    <section aria-labelledby="troubles" className="-mb-4">
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

type UndeliveredMessagesProps = { outbox: Overview['outbox']; onChange: () => Promise<unknown> }

function UndeliveredMessages({ outbox, onChange }: UndeliveredMessagesProps) {
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
        canEmail={canEmail}
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
