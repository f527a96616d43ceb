import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'
import type { Database } from '#server/storage/database.ts'
import { storedRows } from './stored-rows.ts'

/**
 * `unavailable`: the statement doesn't take effect. `lost`: the commit takes effect, and its response is lost.
 * `unexpected`: an error that says nothing about the database.
 */
type Failure = 'unavailable' | 'lost' | 'unexpected'

type Plan = { failure: Failure; at: number; count: number; hasFailed: boolean }

/** Only the operation's own statements count, and not what an earlier one left running. */
const current = new AsyncLocalStorage<Plan>()

const errorOf = (failure: Failure, kind: Database['kind']) => {
  if (failure === 'unexpected') return new Error('Nobody expected this.')
  return kind === 'sqlite'
    ? Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 })
    : new Error('Connection terminated unexpectedly')
}

function failHere(plan: Plan | undefined, kind: Database['kind'], isLostCommit = false) {
  if (!plan || plan.hasFailed || (plan.failure === 'lost') !== isLostCommit) return
  plan.count += 1
  if (plan.count < plan.at) return
  plan.hasFailed = true
  throw errorOf(plan.failure, kind)
}

/** The same database, in which `failEach` can let a statement, a `begin` or a `commit` fail. */
export function failingDatabase(database: Database): Database {
  const { kind } = database
  const failing = (planOf: () => Plan | undefined): KyselyPlugin => ({
    transformQuery: ({ node }) => node,
    // Statements that were built once reach only this. What they did is rolled back with their transaction.
    async transformResult({ result }) {
      failHere(planOf(), kind)
      return result
    },
  })
  const write: Database['write'] = async work => {
    // On SQLite, writes of several requests run as a group, started by any of them.
    const plan = current.getStore()
    failHere(plan, kind)
    const value = await database.write(async transaction => {
      const value = await work(transaction.withPlugin(failing(() => plan)))
      failHere(plan, kind)
      return value
    })
    failHere(plan, kind, true)
    return value
  }
  return { ...database, read: database.read.withPlugin(failing(() => current.getStore())), write }
}

export type Answer = { status: number; retryAfter?: string | undefined; body?: string }

export type Operation<Site> = {
  name: string
  /** Returns the request, each time with a new lead, note or the like. */
  prepare(site: Site): Promise<() => Promise<Answer>>
  /** The status of a repeat once it's done. Otherwise a repeat succeeds like the first time. */
  whenDone?: number
  /** A repeat after a lost response does it again, which does no harm. */
  addsAnother?: boolean
}

/** Visits are counted in memory and saved later. */
const isLeftOut = (table: string) => table.includes('visit')

/** A repeat that changes nothing shows the lead, and after an erasure the file is cleaned up later if it can't be now. */
const isExtra = (row: string) => ['"lead.viewed"', '"erasure_traces"'].some(part => row.includes(part))

type Rows = Awaited<ReturnType<typeof storedRows>>

/** How many rows of each table are gone and new. A changed row is both, except in the outbox, which is being sent. */
function changes(before: Rows, after: Rows, times = 1) {
  const without = (rows: readonly string[] = [], others: readonly string[] = []) => {
    const known = new Set(others)
    return rows.filter(row => !known.has(row) && !isExtra(row)).length * times
  }
  return Object.keys(after)
    .filter(table => !isLeftOut(table))
    .map(table => {
      const [gone, added] = [without(before[table], after[table]), without(after[table], before[table])]
      return table === 'outbox' ? `${table} ${added - gone}` : `${table} -${gone} +${added}`
    })
    .filter(change => !/ (0|-0 \+0)$/.test(change))
    .join(', ')
}

/** More statements than any operation has. */
const maxStatements = 200

/** Fails each statement of the operation once, in each way. Returns what was wrong. */
export async function failEach<Site>(operation: Operation<Site>, site: Site, database: Database) {
  const { prepare, whenDone, addsAnother } = operation
  const problems: string[] = []
  let failures = 0
  const tables = await database.read.introspection.getTables()
  const rows = () => storedRows(database, tables)

  async function expectedChanges(times = 1) {
    const call = await prepare(site)
    const before = await rows()
    const { status, body } = await call()
    if (status >= 400) throw new Error(`${operation.name}: ${status} ${body}`)
    return changes(before, await rows(), times)
  }

  // The first one also adds what's stored once.
  await expectedChanges()
  const expected = await expectedChanges()
  const twice = await expectedChanges(2)
  if (expected === '') throw new Error(`${operation.name} changes nothing.`)

  async function failOnce(plan: Plan): Promise<string | undefined> {
    const call = await prepare(site)
    const before = await rows()
    const first = await current.run(plan, call)
    // What it left running doesn't count.
    plan.at = Number.POSITIVE_INFINITY
    if (!plan.hasFailed) return
    const between = changes(before, await rows())
    if (between !== '' && between !== expected) return `half done: ${between} instead of ${expected}`
    const isDone = between === expected
    if (first.status < 400) return isDone ? undefined : 'reported as done, and it is not'
    const isActionable = first.status === 503 && first.retryAfter !== undefined
    if (!isActionable && !(plan.failure === 'unexpected' && first.status === 500))
      return `${first.status} ${first.body}`
    const second = await call()
    if (second.status >= 400 && !(isDone && second.status === whenDone))
      return `a repeat gets ${second.status} ${second.body}`
    const after = changes(before, await rows())
    const isFine = after === expected || (addsAnother && isDone && after === twice)
    return isFine ? undefined : `after a repeat: ${after} instead of ${expected}`
  }

  // SQLite has no connection to lose a response on.
  const kinds: Failure[] =
    database.kind === 'sqlite' ? ['unavailable', 'unexpected'] : ['unavailable', 'lost', 'unexpected']
  for (const failure of kinds)
    for (let at = 1; at < maxStatements; at += 1) {
      const plan: Plan = { failure, at, count: 0, hasFailed: false }
      const problem = await failOnce(plan)
      if (!plan.hasFailed) break
      failures += 1
      if (problem) problems.push(`${failure} ${at}: ${problem}`)
    }
  return { problems, failures }
}
