import { Link, useLocation, useSearchParams } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Moment } from '#app/ui/moment.tsx'
import type { PersonSummary } from '#contracts/people.ts'
import { cameFrom } from './back-link.tsx'
import { personPlace } from './lead-addresses.ts'
import { nameOf, sentWords, statusLabels, statusTones } from './lead-words.ts'
import { PromiseClock } from './promise-clock.tsx'

/** By which the way back from a person finds their row. */
export const rowId = (personId: string) => `lead-${personId}`

const columns = 'lg:grid-cols-[minmax(0,5fr)_minmax(0,3.8fr)_minmax(0,2.2fr)_minmax(0,3.2fr)_minmax(0,3fr)]'

/** Only for the eye: each row says by itself what its parts are. */
export function LeadColumns() {
  return (
    <div
      aria-hidden="true"
      className={`sticky top-header z-10 hidden gap-x-5 border-b border-line bg-paper-deep px-5 py-2.5 text-small font-semibold text-ink-soft lg:grid ${columns}`}
    >
      <span>Name and business</span>
      <span>Sent</span>
      <span>Status</span>
      <span>Our answer</span>
      <span>Last form</span>
    </div>
  )
}

/** One person. All of it is the link. */
export function LeadRow({ person }: { person: PersonSummary }) {
  const [params] = useSearchParams()
  const { businessName, sent, status, promise, suspicion, lastSubmittedAt } = person
  return (
    <Link
      id={rowId(person.id)}
      to={personPlace(params, person.id)}
      state={cameFrom(useLocation())}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1.5 px-5 py-4 hover:bg-pine-soft max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-white max-lg:shadow-card lg:items-center lg:gap-x-5 lg:py-3 lg:focus-visible:-outline-offset-3 ${columns}`}
    >
      <span className="flex flex-col wrap-anywhere">
        <bdi className="font-semibold text-pine-deep">{nameOf(person)}</bdi>
        <bdi className="text-small text-ink-soft">{businessName}</bdi>
      </span>
      <span className="lg:order-3">
        <span className="sr-only">Status: </span>
        <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
      </span>
      <span className="col-span-full text-small lg:order-2 lg:col-span-1">
        <span className="sr-only">Sent: </span>
        {sentWords(sent)}
        {suspicion && (
          <span title={suspicion} className="mt-1 block">
            <Badge tone="danger">Suspected program</Badge>
          </span>
        )}
      </span>
      <span className="col-span-full flex flex-wrap justify-between gap-x-4 text-small lg:contents">
        <span className="lg:order-4">
          <span className="sr-only">Our answer: </span>
          <PromiseClock promise={promise} />
        </span>
        <span className="text-ink-soft lg:order-5">
          <span className="sr-only">Last form: </span>
          <Moment at={lastSubmittedAt} />
        </span>
      </span>
    </Link>
  )
}
