import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type RawBuilder, sql } from 'kysely'
import type { BackupStatus } from '#contracts/overview.ts'
import { minuteMs, secondMs } from '#contracts/time.ts'
import { businessDaysAfter } from '#server/calendar/business-days.ts'
import { maxListed } from '#server/messages/lead-links.ts'
import { insertMessages, newMessage, type StoredMessage } from '#server/messages/message-repository.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { isPerson } from '#server/storage/is-person.ts'
import { hasFollowUp, isOverdue, isWaiting } from './lead.ts'
import {
  dueSoonEmail,
  followUpEmail,
  overdueEmail,
  type Reminder,
  type WeeklyDigest,
  weeklyDigestEmail,
} from './reminder-emails.ts'
import { digestDay, followUpDay, type WeeklyNumbers, weekBefore, weeklyNumbers } from './weekly-numbers.ts'

const dueSoonBusinessDays = 1

export const reminderEmails = fastifyPlugin(async ({ outbox, database, clock }: FastifyInstance) =>
  outbox.addEmails({
    templates: [dueSoonEmail, overdueEmail, followUpEmail, weeklyDigestEmail],
    load: email => loadReminder(database.read, email, clock.now().toISOString()),
  }),
)

const isDueSoon = (now: string) =>
  sql<boolean>`(${isPerson} and answered_at is null
    and due_at >= ${now} and due_at <= ${businessDaysAfter(now, dueSoonBusinessDays)})`

const isToFollowUp = (now: string) =>
  sql<boolean>`(${hasFollowUp} and follow_up_on <= ${followUpDay(new Date(now)).toString()})`

const kinds = [
  { template: dueSoonEmail.name, time: 'due_at', column: 'due_soon_reminded_for', applies: isDueSoon },
  { template: overdueEmail.name, time: 'due_at', column: 'overdue_reminded_for', applies: isOverdue },
  { template: followUpEmail.name, time: 'follow_up_on', column: 'follow_up_reminded_for', applies: isToFollowUp },
] as const

type Parts = { database: Database; backupStatus: () => BackupStatus | null }

/** Checks from the start of the server on. */
export const remindersPlugin = fastifyPlugin(
  async (app: FastifyInstance, { backupStatus }: Omit<Parts, 'database'>) => {
    const { database, config } = app
    if (!config.smtpUrl || !config.reminders) return
    app.job(
      'reminders',
      { firstMs: 5 * secondMs, everyMs: 10 * minuteMs },
      createReminders({ database, backupStatus }).check,
    )
  },
)

/** Reminders about due dates and follow-ups, each sent once, and a digest on Monday mornings. All in the company's time zone. */
export function createReminders({ database, backupStatus }: Parts) {
  /** Stores the date with the lead, so that it's one reminder per date, whatever restarts or the clock does. */
  async function remind(now: string) {
    for (const { template, time, column, applies } of kinds) {
      const isNew = sql<boolean>`${applies(now)} and ${sql.ref(column)} is distinct from ${sql.ref(time)}`
      if (!(await database.read.selectFrom('leads').select('id').where(isNew).limit(1).executeTakeFirst())) continue
      await database.write(async transaction => {
        const leads = await transaction
          .updateTable('leads')
          .set(({ ref }) => ({ [column]: ref(time) }))
          .where(isNew)
          .returning(`${time} as time`)
          .execute()
        const times = leads.map(({ time }) => time ?? '').sort()
        // Not their ids: there may be more of them than a statement can have parameters.
        const payload = JSON.stringify({ from: times[0], to: times.at(-1) })
        const email = newMessage({ channel: 'email', template, payload, created_at: now })
        if (leads.length > 0) await insertMessages(transaction, [email])
      })
    }
  }

  async function digest(now: Date) {
    const monday = digestDay(now)
    if (!monday) return
    const dedupe_key = `${weeklyDigestEmail.name} ${monday}`
    const isQueued = database.read.selectFrom('outbox').select('id').where('dedupe_key', '=', dedupe_key)
    if (await isQueued.executeTakeFirst()) return
    const week = weekBefore(monday)
    // A new site has nothing to report.
    const leads = database.read
      .selectFrom('leads')
      .select('id')
      .where(isPerson)
      .where('first_submitted_at', '<', week.to)
    if (!(await leads.limit(1).executeTakeFirst())) return
    const payload = JSON.stringify(await weeklyNumbers(database.read, week, now, backupStatus()))
    const email = newMessage({
      channel: 'email',
      template: weeklyDigestEmail.name,
      payload,
      dedupe_key,
      created_at: now.toISOString(),
    })
    await database.write(transaction => insertMessages(transaction, [email]))
  }

  return {
    async check(now: Date) {
      await remind(now.toISOString())
      await digest(now)
    },
  }
}

/** As of now: leaves out leads who were answered, erased or marked as spam in the meantime. */
async function loadReminder(
  read: Handle,
  { template, payload }: StoredMessage,
  now: string,
): Promise<Reminder | WeeklyDigest | undefined> {
  const leadsWho = async (condition: RawBuilder<boolean>, order: 'due_at' | 'follow_up_on') => {
    const leads = read.selectFrom('leads').where(condition)
    const [{ total }, list] = await Promise.all([
      leads.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      leads
        .select(['id', 'name', 'email', 'business_name', 'due_at', 'follow_up_on', 'follow_up_note'])
        .orderBy(order)
        .orderBy('id')
        .limit(maxListed)
        .execute(),
    ])
    return { total, list }
  }
  const kind = kinds.find(({ template: name }) => name === template)
  if (!kind) {
    const numbers: WeeklyNumbers = JSON.parse(payload ?? '')
    const [waiting, followUps] = await Promise.all([
      leadsWho(isWaiting, 'due_at'),
      leadsWho(sql`(${hasFollowUp} and follow_up_on <= ${numbers.nextSunday})`, 'follow_up_on'),
    ])
    return { ...numbers, now, waiting, followUps }
  }
  const { from, to }: { from: string; to: string } = JSON.parse(payload ?? '{"from":"","to":""}')
  const date = sql.ref(kind.time)
  const isReminded = sql<boolean>`${date} between ${from} and ${to} and ${sql.ref(kind.column)} = ${date}`
  const leads = await leadsWho(sql`(${isReminded} and ${kind.applies(now)})`, kind.time)
  if (leads.total === 0) return undefined
  const overdue = await leadsWho(isOverdue(now), 'due_at')
  return kind.template === overdueEmail.name ? { leads: overdue, overdue: undefined } : { leads, overdue }
}
