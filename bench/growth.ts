import { sql } from 'kysely'
import { fillDatabase } from '#scripts/made-up/fill-database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { startPostgresServer } from '#tests/support/embedded-postgres.ts'
import { newFolder, startServer, stop, workFolder } from '#tests/support/processes.ts'
import { signInAt } from '#tests/support/sign-in-at.ts'
import { spreadOf } from './statistics.ts'

/** Milliseconds of each call, one for each number of sessions. */
export type GrowthFigures = {
  database: string
  sizes: readonly number[]
  calls: Array<{ name: string; medians: number[] }>
}

type Place = { dataDir: string; databaseUrl: string | undefined }

const sizes = [1000, 10_000, 100_000, 1_000_000]
const perSession = { responses: 0.1, quizzes: 0.02, applications: 0.002 }
const rounds = 9
const warmUpRounds = 3
const adminPassword = 'a password for measuring'

const sessions = '/api/admin/analytics-sessions'
const responses = '/api/admin/survey-responses'
const leads = '/api/admin/leads'

const calls = {
  Summary: '/api/analytics/summary',
  'Drop-off': '/api/analytics/dropoff',
  Funnel: '/api/analytics/funnel',
  'Sessions: first page': sessions,
  'Sessions: by path': `${sessions}?q=exit`,
  'Sessions: by 2 digits of a hash': `${sessions}?q=a7`,
  'Sessions: by 4 digits of a hash': `${sessions}?q=beef`,
  'Sessions: by digits that no hash has': `${sessions}?q=0123456789`,
  'Sessions: by a text that none can have': `${sessions}?q=nobody`,
  'Responses: first page': responses,
  'Responses: by part of a name': `${responses}?q=trembl`,
  'Responses: by a text that none has': `${responses}?q=nobody`,
  'Leads: first page': leads,
  'Leads: by part of a name': `${leads}?q=trembl`,
  'Leads: by a text that none has': `${leads}?q=nobody`,
  'Leads: of a status that none has': `${leads}?status=won`,
  'Leads: overdue': `${leads}?promise=overdue`,
  'Leads per day, 30 days': '/api/admin/lead-figures?days=30&zone=America/Winnipeg',
  'Leads per day, all': '/api/admin/lead-figures?days=all&zone=America/Winnipeg',
  Overview: '/api/admin/overview',
}

const exports = {
  'Export of all sessions, each 1,000': sessions,
  'Export of all responses, each 1,000': responses,
  'Export of all leads, each 1,000': leads,
}

/** How long the administrator waits, from a thousand sessions to a million. */
export async function measureGrowth(): Promise<GrowthFigures[]> {
  const postgres = await startPostgresServer({ folder: workFolder })
  try {
    return [
      await measureOn('SQLite', dataDir => ({ dataDir, databaseUrl: undefined })),
      await measureOn('Postgres', async (dataDir, size) => {
        await postgres.createDatabase(`growth_${size}`)
        return { dataDir, databaseUrl: `${postgres.url}/growth_${size}` }
      }),
    ]
  } finally {
    await postgres.remove()
  }
}

async function measureOn(
  database: string,
  placeIn: (dataDir: string, size: number) => Place | Promise<Place>,
): Promise<GrowthFigures> {
  const medians = new Map([...Object.keys(calls), ...Object.keys(exports)].map(name => [name, [] as number[]]))
  for (const size of sizes) {
    const place = await placeIn(newFolder('growth'), size)
    await seed(place, size)
    for (const [name, median] of await measureCalls(place)) medians.get(name)?.push(median)
  }
  return { database, sizes, calls: [...medians].map(([name, figures]) => ({ name, medians: figures })) }
}

async function seed(place: Place, size: number) {
  const startedAt = performance.now()
  const database = await openDatabase(place)
  const { responses, quizzes, applications } = perSession
  await fillDatabase(database, {
    sessions: size,
    responses: size * responses,
    quizzes: size * quizzes,
    applications: size * applications,
  })
  // Postgres does it by itself, some minutes later.
  if (database.kind === 'postgres') await sql`vacuum analyze`.execute(database.read)
  await database.close()
  console.info(`  ${database.kind}: ${size} sessions stored in ${Math.round((performance.now() - startedAt) / 1000)} s`)
}

async function measureCalls({ dataDir, databaseUrl }: Place) {
  const { child, origin } = await startServer({
    env: { DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  })
  const headers = await signInAt(origin, adminPassword)
  const measured: Array<[name: string, ms: number]> = []
  for (const [name, path] of Object.entries(calls)) {
    const figures: number[] = []
    for (let round = -warmUpRounds; round < rounds; round++) {
      const startedAt = performance.now()
      await readAll(`${origin}${path}`, headers)
      if (round >= 0) figures.push(performance.now() - startedAt)
    }
    measured.push([name, spreadOf(figures).median])
  }
  for (const [name, path] of Object.entries(exports)) {
    const startedAt = performance.now()
    const lines = await readAll(`${origin}${path}/export?format=json`, headers)
    measured.push([name, (performance.now() - startedAt) / (lines / 1000)])
  }
  for (const [name, ms] of measured) console.info(`    ${name}: ${ms.toFixed(1)} ms`)
  await stop(child)
  return measured
}

/** Reads an answer without keeping it; says of how many lines it is. */
async function readAll(url: string, headers: Record<string, string>) {
  const answer = await fetch(url, { headers })
  // A refusal is quick: its time must not count.
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  const lineEnd = '\n'.charCodeAt(0)
  let lines = 0
  for await (const chunk of answer.body) for (const byte of chunk) if (byte === lineEnd) lines += 1
  return lines
}
