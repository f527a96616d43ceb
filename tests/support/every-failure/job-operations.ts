import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { minuteMs } from '#contracts/time.ts'
import { serverCommand } from '#server/admin/audit-log.ts'
import { createVisitCounter } from '#server/analytics/visit-counter.ts'
import { systemClock } from '#server/clock.ts'
import { upsertLead } from '#server/leads/lead-repository.ts'
import { purgeOld } from '#server/leads/privacy/privacy-service.ts'
import { createReminders } from '#server/leads/reminders/reminders.ts'
import { createTroubleWatch } from '#server/messages/troubles/trouble-watch.ts'
import { createPublishedWords } from '#server/site/published-words.ts'
import type { Database } from '#server/storage/database.ts'
import { type DatabaseKind, migratedDatabaseSettings } from '#tests/support/databases.ts'
import type { Operation } from './fail-each.ts'
import { failingDatabase } from './failing-database.ts'
import { openForTest } from './failure-site.ts'

type JobSite = Awaited<ReturnType<typeof jobSite>>

/** For what the server does on a timer. `plain` has its own connections, because the other's are broken at times. */
export async function jobSite(kind: DatabaseKind) {
  const settings = await migratedDatabaseSettings(kind)
  return { database: failingDatabase(await openForTest(settings)), plain: await openForTest(settings) }
}

const weekMs = 7 * 24 * 60 * minuteMs

/** A job only logs its failure and runs again later. */
async function answerOf(job: (log: pino.Logger) => Promise<unknown>) {
  const lines: string[] = []
  await job(pino({ level: 'warn' }, { write: line => lines.push(line) }))
  return { status: lines.length > 0 ? 503 : 200, retryAfter: 'the next time' }
}

function addLead(database: Database, submittedAt: string) {
  const contact = { name: 'Anna', email: `${randomUUID()}@example.com`, phone: null, businessName: null }
  const source = { firstPage: null, referrerHost: null }
  return database.write(transaction => upsertLead(transaction, { contact, submittedAt, botCheck: null, source }, 2))
}

/** As if the week before was dealt with. */
const answerAll = (database: Database) =>
  database.write(async transaction => {
    await transaction.updateTable('leads').set({ answered_at: '2026' }).execute()
    await transaction.deleteFrom('outbox').execute()
  })

/** Before a week without holidays. */
const firstMonday = Date.parse('2026-06-08T14:00:00.000Z')

let monday = firstMonday
const nextMonday = () => {
  monday += weekMs
  return monday
}

const reminders = (database: Database, at: number) => () =>
  answerOf(log =>
    createReminders({ database, log, clock: systemClock, domain: 'site.test', backupStatus: () => null }).check(
      new Date(at),
    ),
  )

export const jobOperations: ReadonlyArray<Operation<JobSite>> = [
  {
    name: 'a reminder',
    async prepare({ database, plain }) {
      await answerAll(plain)
      await addLead(plain, new Date(firstMonday).toISOString())
      // So that only the reminder is left for Tuesday.
      await reminders(plain, firstMonday)()
      return reminders(database, firstMonday + 24 * 60 * minuteMs)
    },
  },
  {
    name: "the week's digest",
    async prepare({ database, plain }) {
      const at = nextMonday()
      const known = await plain.read.selectFrom('leads').select('id').executeTakeFirst()
      if (!known) await addLead(plain, '2026-06-01T14:00:00.000Z')
      await answerAll(plain)
      return reminders(database, at)
    },
  },
  {
    name: 'an email about a trouble',
    async prepare({ database, plain }) {
      const at = nextMonday()
      await plain.write(async transaction => {
        await transaction.deleteFrom('troubles').execute()
        await transaction.deleteFrom('outbox').execute()
      })
      const find = () => ({ title: 'The disk is full', detail: 'Only 5 MB are free.', whatToDo: 'Delete something.' })
      const checks = [{ id: 'disk', name: 'Disk', find }]
      const check = (on: Database, time: number) =>
        answerOf(log =>
          createTroubleWatch({
            database: on,
            log,
            domain: 'site.test',
            canEmail: true,
            checks,
          }).check(new Date(time)),
        )
      for (const minutes of [0, 5]) await check(plain, at + minutes * minuteMs)
      return () => check(database, at + 10 * minuteMs)
    },
  },
  {
    name: 'saving the visit counts',
    async prepare({ database }) {
      const lines: string[] = []
      const log = pino({ level: 'warn' }, { write: line => lines.push(line) })
      const counter = createVisitCounter(database, log, createPublishedWords(), systemClock)
      counter.countView('/about', { referrer: 'news.example', campaign: 'spring' })
      counter.countPlanUse('printed')
      return async () => {
        lines.length = 0
        await counter.save()
        return { status: lines.length > 0 ? 503 : 200, retryAfter: 'the next view' }
      }
    },
    counted: ['page_visits', 'visit_sources'],
    // Any other error would repeat forever, so it loses the counts. If only the response is lost, they count twice.
    failures: ['unavailable'],
  },
  {
    name: 'the purge',
    async prepare({ database, plain }) {
      const longAgo = '2020-01-01T00:00:00.000Z'
      const id = await addLead(plain, longAgo)
      await plain.write(transaction =>
        transaction
          .insertInto('lead_notes')
          .values({ id: randomUUID(), lead_id: id, text: '', search_text: '', created_at: longAgo, edited_at: null })
          .execute(),
      )
      const now = new Date()
      return async () => {
        try {
          await purgeOld(database, now, { confirmed: true, actor: serverCommand() })
          return { status: 200 }
        } catch {
          return { status: 503, retryAfter: 'the next purge' }
        }
      }
    },
    inSteps: true,
  },
]
