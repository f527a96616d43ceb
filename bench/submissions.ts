import { sql } from 'kysely'
import { openDatabase } from '#server/storage/open-database.ts'
import { startPostgresServer } from '#tests/support/embedded-postgres.ts'
import { stop, workFolder } from '#tests/support/processes.ts'
import { type Load, type LoadResult, pinning, runLoad, startPinned } from './load.ts'
import { atLeast, atMost, budgetTable, medianOf, rounded, spread, table } from './report.ts'

const rounds = 3
const warmUpSeconds = 3
const connections = 64
const arrivalsPerSecond = 300
const closedLoop = { seconds: 5, connections }
const openLoop = { seconds: 10, connections, arrivalsPerSecond }

type Server = Awaited<ReturnType<typeof startOn>>

export async function measureSubmissions() {
  const postgres = await startPostgresServer({ durable: true, folder: workFolder })
  try {
    const ceiling = await startOn('no storage', 'bench/storage-free-server.ts')
    const sqlite = await startOn('SQLite', 'server/main.ts')
    const onPostgres = await startOn('Postgres', 'server/main.ts', `${postgres.url}/postgres`)
    const servers = [ceiling, sqlite, onPostgres]
    for (const server of servers) await sendSurveys(server, { ...closedLoop, seconds: warmUpSeconds })
    // In turns, so that a machine that slows down affects all of them.
    for (let round = 0; round < rounds; round++) {
      for (const server of servers) server.closed.push(await sendSurveys(server, closedLoop))
      for (const server of servers) server.open.push(await sendSurveys(server, openLoop))
    }
    for (const { child } of servers) await stop(child)
    await checkStored(sqlite)
    await checkStored(onPostgres)
    return report(ceiling, sqlite, onPostgres)
  } finally {
    await postgres.remove()
  }
}

async function startOn(name: string, script: string, databaseUrl?: string) {
  const server = await startPinned(script, {
    // The load sends visitor addresses like a proxy. Otherwise the limit per address would end the run.
    TRUST_PROXY: '1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  return { ...server, name, databaseUrl, acknowledged: 0, closed: [] as LoadResult[], open: [] as LoadResult[] }
}

async function sendSurveys(server: Server, load: Omit<Load, 'url'>) {
  const url = `${server.origin}/api/survey/submit`
  const result = await runLoad({ ...load, url, firstVisitor: server.acknowledged })
  server.acknowledged += result.responses
  const [perSecond, p50, p99] = [result.perSecond, result.p50, result.p99].map(rounded)
  console.info(`  ${server.name}: ${perSecond}/s, p50 ${p50} ms, p99 ${p99} ms`)
  return result
}

async function checkStored({ name, dataDir, databaseUrl, acknowledged }: Server) {
  const database = await openDatabase({ dataDir, databaseUrl })
  const { rows } = await sql<{ what: string; count: number }>`
    select 'forms' as what, count(*) as count from forms union all
    select 'leads', count(*) from leads union all
    select 'confirmations', count(*) from outbox where recipient is not null`.execute(database.read)
  for (const { what, count } of rows) {
    if (count !== acknowledged)
      throw new Error(`${name} acknowledged ${acknowledged} surveys and has ${count} ${what}.`)
  }
  await database.close()
}

function report(ceiling: Server, sqlite: Server, postgres: Server) {
  const ratioOf = ({ closed }: Server) =>
    medianOf(closed.map(({ perSecond }, round) => perSecond / (ceiling.closed[round]?.perSecond ?? 0)))
  const p99Of = ({ open }: Server) => medianOf(open.map(({ p99 }) => p99))
  const ratio = 'Surveys per second, relative to no storage'
  const p99 = `p99 at ${arrivalsPerSecond} arrivals per second`
  return `Each survey comes from a new visitor with their own idempotency key. It's acknowledged once the form, the lead and the
emails are on disk. Past the hourly limit on notices the team gets a digest, as in a real flood. The server without
storage does everything else. ${pinning} Postgres ran on the same machine, on all cores, with fsync.

- Closed loop: ${connections} connections, each with one survey at a time. Open loop: ${arrivalsPerSecond} surveys per second on a fixed
  schedule, with latency measured from the scheduled time, so a server pause counts for everyone who arrives during it.
- Medians of ${rounds} rounds of ${closedLoop.seconds} and ${openLoop.seconds} seconds, with the lowest and the highest.
- Every acknowledged survey was found in the database afterward: ${rounded(sqlite.acknowledged)} in SQLite, ${rounded(postgres.acknowledged)} in Postgres.

${budgetTable([
  atLeast(`${ratio}, SQLite`, 0.35, ratioOf(sqlite)),
  atLeast(`${ratio}, Postgres`, 0.2, ratioOf(postgres)),
  atMost(`${p99}, SQLite`, 50, p99Of(sqlite), 'ms'),
  atMost(`${p99}, Postgres`, 50, p99Of(postgres), 'ms'),
])}

${table(
  ['Storage', 'Closed loop: surveys/s', 'p50 ms', 'p99 ms', 'Open loop: surveys/s', 'p50 ms', 'p99 ms'],
  [ceiling, sqlite, postgres].map(({ name, closed, open }) => [name, ...cellsOf(closed), ...cellsOf(open)]),
)}`
}

const cellsOf = (runs: readonly LoadResult[]) =>
  (['perSecond', 'p50', 'p99'] as const).map(metric => spread(runs.map(run => run[metric])))
