import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isCurrent } from '#app/admin/data/query-state.tsx'
import { useUrlParams } from '#app/admin/data/use-url-params.ts'
import { ChoiceField, oneOf } from '#app/admin/lists/choice-field.tsx'
import { ExportButton } from '#app/admin/lists/export-button.tsx'
import { ListState } from '#app/admin/lists/list-state.tsx'
import { SearchField, searchFrom } from '#app/admin/lists/search-field.tsx'
import { useAdminList } from '#app/admin/lists/use-admin-list.ts'
import { dayAndTimeText, dayText } from '#app/admin/time/format-time.ts'
import { useNow } from '#app/admin/time/use-now.ts'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { pluralize } from '#app/lib/numbers.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { LeadSummary, LeadsQuery, listLeads } from '#contracts/leads.ts'
import { AddLead } from './add-lead.tsx'
import { DueDate } from './due-date.tsx'
import { nameOf, sentText, statuses } from './lead-text.ts'
import { LeadView } from './lead-view.tsx'
import { leadsPath, leadsUrl } from './use-lead.ts'

export function LeadsPage() {
  const leadId = useSearchParams()[0].get('lead')
  const page = useRef<HTMLDivElement>(null)
  const before = useRef(leadId)
  // The app shell moves focus on navigation, but the list and the lead are one route.
  useEffect(() => {
    if (before.current === leadId) return
    const row = before.current && !leadId ? document.getElementById(rowId(before.current)) : null
    before.current = leadId
    ;(row ?? page.current)?.focus({ preventScroll: true })
  }, [leadId])
  return (
    <div ref={page} tabIndex={-1} className="outline-none">
      {leadId ? <LeadView key={leadId} id={leadId} /> : <LeadList />}
    </div>
  )
}

const columns = 'lg:grid-cols-[minmax(0,5fr)_minmax(0,3.8fr)_minmax(0,2.2fr)_minmax(0,3.2fr)_minmax(0,3fr)]'

function LeadList() {
  const [params, changeParams] = useUrlParams()
  const q = searchFrom(params)
  // A search looks at everyone, unless the administrator has said otherwise.
  const show = oneOf(shows, params.get('show')) ?? (q ? 'all' : 'waiting')
  const changeShow = (chosen: Show) => changeParams({ show: chosen }, { replace: true })
  const list = useAdminList<typeof listLeads>(leadsPath, 'leads', { q, show })
  return (
    <div className="flex flex-col gap-3">
      <div className="grid items-end gap-x-3 gap-y-3 sm:grid-cols-[minmax(0,1fr)_13rem] sm:gap-x-4">
        <SearchField placeholder="Name, phone, note, answer..." />
        <ChoiceField label="Show" choices={shows} value={show} onChange={changeShow} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p role="status" className="font-semibold tabular-nums">
          {isCurrent(list) && pluralize(list.total ?? 0, 'lead')}
        </p>
        <div className="flex flex-wrap gap-2">
          <AddLead />
          <ExportButton list={list} />
        </div>
      </div>
      <ListState
        list={list}
        failure="Couldn't load leads"
        empty={show === 'all' ? 'No leads yet' : `No leads under “${shows[show]}”`}
      >
        {leads => (
          <div className="lg:overflow-clip lg:rounded-card lg:border lg:border-line lg:bg-white lg:shadow-card">
            <div
              // Each row has its own labels for screen readers.
              aria-hidden="true"
              className={`sticky top-header z-10 hidden gap-x-5 border-b border-line bg-paper-deep px-5 py-2.5 text-small font-semibold text-ink-soft lg:grid ${columns}`}
            >
              {['Name and business', 'Forms', 'Status', 'Reply', 'Last form'].map(title => (
                <span key={title}>{title}</span>
              ))}
            </div>
            <ul aria-label="Leads" className="max-lg:flex max-lg:flex-col max-lg:gap-3">
              {leads.map(lead => (
                <li key={lead.id} className="border-line lg:not-last:border-b">
                  <Link
                    id={rowId(lead.id)}
                    to={leadsUrl(lead.id, params)}
                    className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1.5 px-5 py-4 hover:bg-pine-soft max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-white max-lg:shadow-card lg:items-center lg:gap-x-5 lg:py-3 lg:focus-visible:-outline-offset-3 ${columns}`}
                  >
                    <LeadCells lead={lead} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </ListState>
    </div>
  )
}

const rowId = (leadId: string) => `lead-${leadId}`

function LeadCells({ lead }: { lead: LeadSummary }) {
  const { businessName, calls, status, dueDate, botCheck, lastSubmittedAt, followUp } = lead
  const now = useNow()
  return (
    <>
      <span className="flex flex-col wrap-anywhere">
        <bdi className="font-semibold text-pine-deep">{nameOf(lead)}</bdi>
        <bdi className="text-small text-ink-soft">{businessName}</bdi>
      </span>
      <span className="lg:order-3">
        <span className="sr-only">Status: </span>
        <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>
      </span>
      <span className="col-span-full text-small lg:order-2 lg:col-span-1">
        <span className="sr-only">Forms: </span>
        {sentText(lead) || lead.added?.from}
        {botCheck && (
          <span title={botCheck} className="mt-1 block">
            <Badge tone="danger">Possible bot</Badge>
          </span>
        )}
      </span>
      <span className="col-span-full flex flex-wrap justify-between gap-x-4 text-small lg:contents">
        <span className="lg:order-4">
          <span className="sr-only">Reply: </span>
          {dueDate ? <DueDate dueDate={dueDate} /> : 'None promised'}
          {calls.nextAt && <span className="block font-semibold">Call {dayAndTimeText(calls.nextAt, now)}</span>}
          {followUp && (
            <span className={classNames('block', followUp.isDue && 'font-semibold')}>
              Follow-up {dayText(followUp.on, now)}
            </span>
          )}
        </span>
        <span className="text-ink-soft lg:order-5">
          <span className="sr-only">Last form: </span>
          <RelativeTime at={lastSubmittedAt} />
        </span>
      </span>
    </>
  )
}

type Show = LeadsQuery['show']

const shows: Readonly<Record<Show, string>> = {
  waiting: 'Waiting for a reply',
  'follow-up': 'Follow-ups',
  'no-next-step': 'No next step',
  all: 'Everyone',
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  won: 'Won',
  closed: 'Closed',
  bots: 'Possible bots',
  spam: 'Spam',
}
