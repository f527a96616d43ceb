import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { together } from '#server/db/together.ts'
import { insertSessions } from '#server/modules/analytics/analytics-repository.ts'
import { type Amounts, insertLead, leadsInOrder } from './leads.ts'
import { sessionAt } from './sessions.ts'

export type { Amounts }

/** Large transactions: their keys are random, so that small ones would write the same pages to disk time and again. */
const sessionsAtOnce = 100_000
const leadsAtOnce = 5000
const leadsTogether = 100

type Options = {
  /** Over how many days up to now the visits are spread. */
  days?: number
  progress?: (what: 'sessions' | 'leads', done: number) => void
}

/** Stores so many made-up sessions and leads, through the functions of their owners, so that counts and people agree. */
export async function fillDatabase(
  database: Database,
  amounts: Amounts,
  { days = 548, progress = () => undefined }: Options = {},
) {
  const period = { days, end: Date.now() }
  const firstPerson = await countRows(database, 'people')
  // The same goes for pages that do not fit into the cache.
  if (database.kind === 'sqlite') await database.write(writer => sql`pragma cache_size = -262144`.execute(writer))
  await inPieces(amounts.sessions, sessionsAtOnce, async (from, to) => {
    const sessions = Array.from({ length: to - from }, (_, index) =>
      sessionAt(from + index, amounts, firstPerson, period),
    )
    await database.write(transaction => insertSessions(transaction, sessions))
    progress('sessions', to)
  })
  const leads = leadsInOrder(amounts, firstPerson, period)
  await inPieces(leads.length, leadsAtOnce, async (from, to) => {
    await database.write(transaction =>
      inPieces(to - from, leadsTogether, async (first, last) => {
        await together(leads.slice(from + first, from + last).map(lead => () => insertLead(transaction, lead)))
      }),
    )
    progress('leads', to)
  })
  await database.clearLog()
}

/** Whatever would be mixed with made-up rows: there is no telling them apart later. */
export async function holdsVisitors(database: Database) {
  const tables = ['people', 'survey_responses', 'quiz_submissions', 'beta_applications', 'analytics_sessions'] as const
  const found = await Promise.all(
    tables.map(table => database.read.selectFrom(table).select('id').limit(1).executeTakeFirst()),
  )
  return found.some(Boolean)
}

async function countRows({ read }: Database, table: 'people') {
  const { rows } = await read
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

async function inPieces(count: number, size: number, work: (from: number, to: number) => Promise<void>) {
  for (let from = 0; from < count; from += size) await work(from, Math.min(from + size, count))
}
