import { callTime } from '#app/admin/time/format-time.ts'
import { type Fact, Facts } from '#app/admin/ui/facts.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import type { FormRecord } from '#contracts/form-records.ts'
import type { Lead, TimelineEntry } from '#contracts/leads.ts'
import { WebsiteLink } from './contact-link.tsx'
import { formsOf, sourceText } from './lead-text.ts'

export function Timeline({ lead }: { lead: Lead }) {
  const opened = formsOf(lead).find(({ facts }) => facts.length > 0)
  return (
    <ol className="flex flex-col divide-y divide-line border-t border-line">
      {lead.timeline.map(entry => (
        <li key={`${entry.kind}-${entry.record.id}`}>
          <Entry entry={entry} open={entry.record === opened} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ entry, open }: { entry: TimelineEntry; open: boolean }) {
  const when = (
    <span className="text-small text-ink-soft">
      <RelativeTime at={entry.at} exact />
    </span>
  )
  if (entry.kind === 'booking')
    return (
      <div className="flex flex-col gap-0.5 py-4">
        <p className="wrap-anywhere">
          <span className="font-semibold text-pine-deep">Call booked: </span>
          <span className={classNames(entry.record.canceledAt && 'line-through')}>{callTime(entry.record)}</span>
          {entry.record.title && <bdi className="block text-small">{entry.record.title}</bdi>}
          {entry.record.canceledAt && (
            <span className="block text-small font-semibold">
              {entry.record.isRescheduled ? 'Moved to another time' : 'Canceled'}{' '}
              <RelativeTime at={entry.record.canceledAt} exact />
            </span>
          )}
        </p>
        {when}
      </div>
    )
  return (
    <details open={open} className="group">
      <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <span className="flex flex-col gap-0.5">
          <span className="font-semibold text-pine-deep">{entry.record.title}</span>
          {when}
        </span>
        <ChevronDownIcon className="size-6 shrink-0 text-pine transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">
        <Facts facts={factsOf(entry.record)} />
      </div>
    </details>
  )
}

function factsOf({ facts, contact, source, botCheck }: FormRecord): Fact[] {
  const { name, email, phone, businessName } = contact
  const details: Fact[] = [
    ['Sent as', [name, businessName, email, phone].filter(Boolean).join('\n')],
    ['Source', sourceText(source)],
    ['Possible bot', botCheck],
  ]
  return [
    ...facts.map(
      ({ id, label, value, isWebsite }): Fact => [label, isWebsite ? <WebsiteLink key={id} website={value} /> : value],
    ),
    ...details.filter(([, value]) => value),
  ]
}
