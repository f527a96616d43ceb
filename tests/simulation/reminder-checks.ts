import type { Selectable } from 'kysely'
import { businessDaysAfter } from '#server/calendar/business-days.ts'
import type { Handle } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { eightOClock } from './company-clock.ts'
import type { SimulatedSite } from './site.ts'

type Lead = Selectable<Tables['leads']>

const hours = 3_600_000
/** The simulation skips six hours at most. Then a server looks within ten minutes. */
const remindedWithinMs = 7 * hours

const isWaiting = ({ bot_check, spam_at, answered_at }: Lead) =>
  bot_check === null && spam_at === null && answered_at === null

const kinds = [
  {
    name: 'due-soon',
    date: ({ due_at }: Lead) => due_at,
    remindedFor: (lead: Lead) => lead.due_soon_reminded_for,
    applies: (lead: Lead, date: string, now: string) =>
      isWaiting(lead) && date >= now && date <= businessDaysAfter(now, 1),
  },
  {
    name: 'overdue',
    date: ({ due_at }: Lead) => due_at,
    remindedFor: (lead: Lead) => lead.overdue_reminded_for,
    applies: (lead: Lead, date: string, now: string) => isWaiting(lead) && date < now,
  },
  {
    name: 'follow-up',
    date: ({ follow_up_on }: Lead) => follow_up_on,
    remindedFor: (lead: Lead) => lead.follow_up_reminded_for,
    applies: ({ spam_at }: Lead, date: string, now: string) => spam_at === null && eightOClock(date) <= Date.parse(now),
  },
]

/** Watches since when each reminder has been due without a break, because the owner can make one due at any time. */
export function createReminderChecks(site: SimulatedSite, read: Handle) {
  let due = new Map<string, number>()
  let healthySince = 0

  return {
    async observe() {
      const ms = site.time.now()
      const now = new Date(ms).toISOString()
      if (!site.isHealthy()) healthySince = ms
      const leads = await read
        .selectFrom('leads')
        .selectAll()
        .where(({ or, eb }) => or([eb('due_at', 'is not', null), eb('follow_up_on', 'is not', null)]))
        .execute()
      const stillDue = new Map<string, number>()
      for (const { name, date, remindedFor, applies } of kinds)
        for (const lead of leads) {
          const dueFor = date(lead)
          if (dueFor === null || !applies(lead, dueFor, now)) continue
          const key = `${name} reminder for ${dueFor} about ${lead.email}`
          const since = due.get(key) ?? ms
          stillDue.set(key, since)
          if (remindedFor(lead) !== dueFor && ms - Math.max(since, healthySince) > remindedWithinMs)
            throw new Error(`Since ${new Date(since).toISOString()}, nobody has queued the ${key}.`)
        }
      due = stillDue
    },

    /** Undefined if it isn't. */
    overdueSince: ({ email, due_at }: Pick<Lead, 'email' | 'due_at'>) =>
      due.get(`overdue reminder for ${due_at} about ${email}`),
  }
}
