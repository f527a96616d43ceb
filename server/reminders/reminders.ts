import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { BackupStatus } from '#contracts/overview.ts'
import { businessDaysAfter } from '#server/calendar/business-days.ts'
import type { Database, Handle } from '#server/db/database.ts'
import { newEmail } from '#server/email/form-emails.ts'
import { describeError } from '#server/http/describe-error.ts'
import { isOverdue } from '#server/leads/lead-repository.ts'
import { insertMessages, insertOnce, type StoredMessage } from '#server/outbox/message-repository.ts'
import { dueSoonEmail, overdueEmail, type RemindedLead, weeklyDigestEmail } from './reminder-emails.ts'
import { digestDay, weekBefore, weeklyNumbers } from './weekly-numbers.ts'

const firstCheckMs = 5000
const checkMs = 10 * 60_000
const dueSoonBusinessDays = 1

export const reminderEmails = [dueSoonEmail, overdueEmail, weeklyDigestEmail]

const isDueSoon = (now: string) =>
  sql<boolean>`(answered_at is null and due_at >= ${now} and due_at <= ${businessDaysAfter(now, dueSoonBusinessDays)})`

const kinds = [
  { template: dueSoonEmail.name, column: 'due_soon_reminded_for', applies: isDueSoon },
  { template: overdueEmail.name, column: 'overdue_reminded_for', applies: isOverdue },
] as const

type Parts = {
  database: Database
  log: FastifyBaseLogger
  /** For the Message-ID. */
  domain: string
  backupStatus: () => BackupStatus | null
}

/** Reminders about due dates, each sent once, and a digest on Monday mornings. All in the company's time zone. */
export function createReminders({ database, log, domain, backupStatus }: Parts) {
  /** Stores the due date with the lead, so that it's one reminder per due date, whatever restarts or the clock does. */
  async function remind(now: string) {
    for (const { template, column, applies } of kinds) {
      // Possible bots aren't worth a reminder. They're in the list of leads.
      const isNew = sql<boolean>`bot_check is null and ${applies(now)} and ${sql.ref(column)} is distinct from due_at`
      if (!(await database.search.selectFrom('leads').select('id').where(isNew).limit(1).executeTakeFirst())) continue
      await database.write(async transaction => {
        const leads = await transaction
          .updateTable('leads')
          .set(({ ref }) => ({ [column]: ref('due_at') }))
          .where(isNew)
          .returning('id')
          .execute()
        const payload = JSON.stringify({ leadIds: leads.map(({ id }) => id) })
        if (leads.length > 0) await insertMessages(transaction, [newEmail(domain, { template, payload })])
      })
    }
  }

  async function digest(now: Date) {
    const monday = digestDay(now)
    if (!monday) return
    const dedupe_key = `${weeklyDigestEmail.name} ${monday}`
    const isQueued = database.search.selectFrom('outbox').select('id').where('dedupe_key', '=', dedupe_key)
    if (await isQueued.executeTakeFirst()) return
    const week = weekBefore(monday)
    // A new site has nothing to report.
    const leads = database.search.selectFrom('leads').select('id').where('first_submitted_at', '<', week.to)
    if (!(await leads.limit(1).executeTakeFirst())) return
    const payload = JSON.stringify(await weeklyNumbers(database.search, week, now, backupStatus()))
    const email = newEmail(domain, { template: weeklyDigestEmail.name, payload })
    await database.write(transaction => insertOnce(transaction, { ...email, dedupe_key }))
  }

  async function check(now: Date) {
    try {
      await remind(now.toISOString())
      await digest(now)
    } catch (error) {
      log.warn(describeError(error), 'failed to check for reminders')
    }
  }

  const timers: NodeJS.Timeout[] = []
  const checkNow = () => void check(new Date())

  return {
    check,
    start() {
      timers.push(setTimeout(checkNow, firstCheckMs).unref(), setInterval(checkNow, checkMs).unref())
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** Leaves out leads who were answered, erased or, for the first reminder, overdue in the meantime. */
export async function loadReminder(read: Handle, { template, payload }: StoredMessage, now: string) {
  const kind = kinds.find(({ template: name }) => name === template)
  if (!kind) return JSON.parse(payload ?? '{}') as object
  const { leadIds }: { leadIds: string[] } = JSON.parse(payload ?? '{"leadIds":[]}')
  const leads: RemindedLead[] = await read
    .selectFrom('leads')
    .select(['id', 'name', 'email', 'business_name', 'due_at'])
    .where('id', 'in', leadIds)
    .where(kind.applies(now))
    .orderBy('due_at')
    .execute()
  return leads.length > 0 ? leads : undefined
}
