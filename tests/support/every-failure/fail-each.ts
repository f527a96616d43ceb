import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/storage/database.ts'
import { storedRows } from '#tests/support/stored-rows.ts'
import { type Failure, withFailure } from './failing-database.ts'
import { rowChanges, type StoredRows } from './row-changes.ts'

/** `status` as in HTTP. */
export type Answer = { status: number; retryAfter?: string | undefined; body?: string }

type Request = () => Promise<Answer>

export type Operation<Site> = {
  name: string
  /** With a new lead, note or the like each time. Returns the request. */
  prepare(site: Site): Promise<Request>
  /** The status of a repeat once it's done. Otherwise a repeat succeeds like the first time. */
  whenDone?: number
  /** If only the response was lost, a repeat does it again: the caller can't tell, and it does no harm. */
  addsAnother?: boolean
  /** In several transactions. After a failure, some may be done, and a repeat does the rest. */
  inSteps?: boolean
  /** If not all of them. */
  failures?: readonly Failure[]
  /** What it stores is only a record: its caller gets the same response without it. */
  isOptional?: boolean
  /** Also sends emails, which takes longer. Otherwise they're only queued. */
  sendsEmails?: boolean
  /** Tables that are otherwise left out. */
  counted?: readonly string[]
}

const isSuccess = ({ status }: Answer) => status < 400
const isSame = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b)

const allFailures: readonly Failure[] = ['unavailable', 'lost', 'unexpected']

const [maxRepeats, repeatMs] = [50, 100]

/** More statements than any operation has. */
const maxStatements = 300

/** Fails each statement of the operation once, in each way. Returns what was wrong. */
export async function failEach<Site>(operation: Operation<Site>, site: Site, database: Database) {
  const { prepare, counted, failures = allFailures } = operation
  const tables = await database.read.introspection.getTables()
  const rows = () => storedRows(database, tables)
  const reference = async () => {
    const call = await prepare(site)
    const before = await rows()
    const answer = await call()
    if (!isSuccess(answer)) throw new Error(`${operation.name}: ${answer.status} ${answer.body}`)
    return rowChanges(before, await rows(), counted)
  }
  // The first ones also add what's stored once.
  await reference()
  await reference()
  const expected = await reference()
  if (expected.length === 0) throw new Error(`${operation.name} changes nothing.`)
  const problems: string[] = []
  const statements: string[] = []
  // SQLite has no connection to lose a response on.
  for (const failure of failures.filter(failure => database.kind === 'postgres' || failure !== 'lost'))
    for (let at = 1; at < maxStatements; at += 1) {
      const { failed, problem } = await failOnce({ ...operation, site, rows, expected }, failure, at)
      if (problem) problems.push(`${failure} ${at} (${failed?.slice(0, 80)}): ${problem}`)
      if (failed === undefined) break
      statements.push(failed)
    }
  return { problems, statements, expected }
}

type Attempt<Site> = Operation<Site> & { site: Site; rows: () => Promise<StoredRows>; expected: readonly string[] }

async function failOnce<Site>(
  { prepare, site, rows, expected, counted, whenDone, addsAnother, isOptional, inSteps }: Attempt<Site>,
  failure: Failure,
  at: number,
): Promise<{ failed: string | undefined; problem?: string }> {
  const call = await prepare(site)
  const before = await rows()
  const changes = async () => rowChanges(before, await rows(), counted)
  const { result: first, failed } = await withFailure(failure, at, call)
  const between = await changes()
  const isDone = isSame(between, expected)
  const problem = (text: string) => ({ failed, problem: text })
  if (!isDone && between.length > 0 && !inSteps) return problem(`half done: ${describe(between, expected)}`)
  if (isSuccess(first)) return isDone || isOptional ? { failed } : problem('reported as done, and it is not')
  if (!isActionable(first, failure)) return problem(`${first.status} ${first.body}`)
  const second = await repeat(call)
  if (!isSuccess(second) && !(isDone && second.status === whenDone))
    return problem(`a repeat gets ${second.status} ${second.body}`)
  const after = await changes()
  if (isSame(after, expected) || (addsAnother && isDone && isSame(distinct(after), distinct(expected))))
    return { failed }
  return problem(`after a repeat: ${describe(after, expected)}`)
}

const isActionable = ({ status, retryAfter }: Answer, failure: Failure) =>
  (status === 503 && retryAfter !== undefined) || (failure === 'unexpected' && status === 500)

/** The pool may hand out a connection that Postgres is just closing. */
async function repeat(call: Request) {
  for (let attempts = 1; ; attempts += 1) {
    const answer = await call()
    if (answer.status !== 503 || attempts === maxRepeats) return answer
    await sleep(repeatMs)
  }
}

const distinct = (changes: readonly string[]) => [...new Set(changes)]

function describe(changes: readonly string[], expected: readonly string[]) {
  const left = [...expected]
  const more = changes.filter(change => {
    const index = left.indexOf(change)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
  return `too much: ${more.join(' | ') || 'nothing'}; missing: ${left.join(' | ') || 'nothing'}`
}
