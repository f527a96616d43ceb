import { sql } from 'kysely'
import type { Words } from '#content/all-words.ts'
import type { DeskEntry } from '#contracts/overview.ts'
import { companyDay, midnight } from '#server/calendar/company-time.ts'
import { latestForms } from '#server/forms/form-repository.ts'
import { reasonToCall } from '#server/forms/form-types.ts'
import type { Database } from '#server/storage/database.ts'
import { sortedRows } from '#server/storage/sorted-rows.ts'
import { bookingRecordOf, callsBetween } from './bookings.ts'
import { hasFollowUp, isWaiting } from './lead.ts'
import { summariesOf } from './lead-queries.ts'

/** Of each kind. */
const maxShown = 40

/** Most urgent first. */
const groups = ['late', 'calls-today', 'today', 'later', 'calls-tomorrow'] as const satisfies DeskEntry['group'][]

type Found = Pick<DeskEntry, 'kind' | 'group' | 'call'> & { leadId: string; at: string }

/** Everyone to get back to, by urgency. Someone with several reasons is listed once, for the most urgent one. */
export async function deskOf(database: Database, words: Words, now: Date) {
  const { read } = database
  const at = now.toISOString()
  const today = companyDay(now)
  const [endOfToday, endOfTomorrow] = [1, 2].map(days => midnight(today.add({ days }))) as [string, string]
  const [replies, followUps, bookings] = await Promise.all([
    sortedRows(
      database,
      { table: 'leads', where: [isWaiting], order: { column: 'due_at', direction: 'asc' } },
      undefined,
      maxShown,
    ),
    sortedRows(
      database,
      {
        table: 'leads',
        where: [hasFollowUp, sql`follow_up_on <= ${today.toString()}`],
        order: { column: 'follow_up_on', direction: 'asc' },
      },
      undefined,
      maxShown,
    ),
    callsBetween(read, midnight(today), endOfTomorrow, maxShown),
  ])
  const found: Found[] = [
    ...replies.page.map(({ id, due_at }) => replyEntry(id, due_at ?? '', at, endOfToday)),
    ...followUps.page.map(({ id, follow_up_on }): Found => {
      const on = follow_up_on ?? ''
      return { kind: 'follow-up', group: on < today.toString() ? 'late' : 'today', call: null, leadId: id, at: on }
    }),
    ...bookings
      .filter(({ ends_at }) => ends_at > at)
      .map((row): Found => {
        const group = row.starts_at < endOfToday ? 'calls-today' : 'calls-tomorrow'
        return { kind: 'call', group, call: bookingRecordOf(row), leadId: row.lead_id, at: row.starts_at }
      }),
  ]
  const urgent = found.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.at.localeCompare(b.at))
  const first = [...new Map(urgent.toReversed().map(entry => [entry.leadId, entry])).values()]
  const entries = urgent.filter(entry => first.includes(entry))
  const leads = await leadsWithReasons(database, words, entries, at)
  return entries.flatMap(({ kind, group, call, leadId }): DeskEntry[] => {
    const known = leads.get(leadId)
    return known ? [{ kind, group, call, ...known }] : []
  })
}

function replyEntry(leadId: string, dueAt: string, now: string, endOfToday: string): Found {
  const open = dueAt <= endOfToday ? 'today' : 'later'
  return { kind: 'reply', group: dueAt < now ? 'late' : open, call: null, leadId, at: dueAt }
}

async function leadsWithReasons({ read }: Database, words: Words, entries: readonly Found[], now: string) {
  const ids = entries.map(({ leadId }) => leadId)
  const rows = ids.length === 0 ? [] : await read.selectFrom('leads').selectAll().where('id', 'in', ids).execute()
  const emailKeys = rows.map(row => row.email_key)
  const [summaryOf, formsBy] = await Promise.all([summariesOf(read, rows, now), latestForms(read, emailKeys)])
  return new Map(
    rows.map(row => [row.id, { lead: summaryOf(row), reason: reasonToCall(formsBy(row.email_key), words) }]),
  )
}
