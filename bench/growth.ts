import { sql } from 'kysely'
import { fillDatabase } from '#scripts/demo/seed/fill-database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { startPostgresServer } from '#tests/support/embedded-postgres.ts'
import { newFolder, startServer, stop, workFolder } from '#tests/support/processes.ts'
import { logInAt, postJson } from '#tests/support/server-calls.ts'
import { atMost, budgetTable, medianOf, rounded, table } from './report.ts'

const sizes = [1000, 10_000, 100_000, 1_000_000]
const perSession = { responses: 0.1, quizzes: 0.02, applications: 0.002 }
const rounds = 9
const warmUpRounds = 3
const adminPassword = 'a password for measuring'

const sessions = '/api/admin/analytics-sessions'
const responses = '/api/admin/survey-responses'
const leads = '/api/admin/leads'
const leadStats = '/api/admin/lead-stats'
const pageStats = '/api/admin/page-stats'

/** Everything the admin area reads. Searches without a match read every row. */
const calls: Record<string, string> = {
  Summary: '/api/analytics/summary',
  'Summary, right after an event': '/api/analytics/summary',
  'Summary, 30 days, right after an event': '/api/analytics/summary?days=30',
  'Summary, 90 days, right after an event': '/api/analytics/summary?days=90',
  'Drop-off': '/api/analytics/dropoff',
  Funnel: '/api/analytics/funnel',
  'Sessions: first page': sessions,
  'Sessions: first page, right after an event': sessions,
  'Sessions: by survey': `${sessions}?q=exit`,
  'Sessions: by 4 digits of a hash': `${sessions}?q=beef`,
  'Sessions: by a hash, no match': `${sessions}?q=0123456789`,
  'Sessions: export, first bytes': `${sessions}/export?format=csv`,
  'Responses: first page': responses,
  'Responses: by part of a name': `${responses}?q=trembl`,
  'Responses: by name, no match': `${responses}?q=nobody`,
  'Responses: export, first bytes': `${responses}/export?format=csv`,
  'Leads: first page': leads,
  'Leads: all, by name': `${leads}?show=all&sort=name`,
  'Leads: all, by due date': `${leads}?show=all&sort=due`,
  'Leads: by part of a name': `${leads}?show=all&q=trembl`,
  'Leads: by phone number': `${leads}?show=all&q=2045550101`,
  'Leads: by name, no match': `${leads}?show=all&q=nobody`,
  'Leads: by status, no match': `${leads}?show=won`,
  'Leads: overdue': `${leads}?show=overdue`,
  'Leads: export, first bytes': `${leads}/export?format=csv&show=all`,
  'One lead': `${leads}/:id`,
  'Leads per day, 30 days': `${leadStats}?days=30`,
  'Leads per day, all': `${leadStats}?days=all`,
  'Page stats, 30 days': `${pageStats}?days=30`,
  'Page stats, all': `${pageStats}?days=all`,
  Overview: '/api/admin/overview',
}

type Location = { dataDir: string; databaseUrl: string | undefined }
type Medians = Record<string, number[]>

export async function measureGrowth() {
  const postgres = await startPostgresServer({ folder: workFolder })
  const emptyMedians = (): Medians => Object.fromEntries(Object.keys(calls).map(call => [call, []]))
  const databases = { SQLite: emptyMedians(), Postgres: emptyMedians() }
  try {
    for (const [name, medians] of Object.entries(databases)) {
      for (const size of sizes) {
        if (name === 'Postgres') await postgres.createDatabase(`growth_${size}`)
        const databaseUrl = name === 'Postgres' ? `${postgres.url}/growth_${size}` : undefined
        const location = { dataDir: newFolder('growth'), databaseUrl }
        await seed(location, size)
        for (const [call, ms] of Object.entries(await measureCalls(location))) medians[call]?.push(ms)
      }
    }
  } finally {
    await postgres.remove()
  }
  return `Median response time in milliseconds of the admin area's calls, one at a time, by the number of sessions. Every 1,000
sessions come with 100 survey responses, 20 quizzes, 2 applications and their emails, all made up. Session counts are
cached until an event arrives.

${budgetTable(Object.entries(databases).flatMap(([name, medians]) => budgetsOf(name, medians)))}

${Object.entries(databases)
  .map(([name, medians]) =>
    table(
      [name, ...sizes.map(rounded)],
      Object.entries(medians).map(([call, values]) => [call, ...values.map(rounded)]),
    ),
  )
  .join('\n\n')}`
}

function budgetsOf(database: string, medians: Medians) {
  const firstPages = Object.entries(medians).filter(([call]) => call.endsWith('first page'))
  const growth = firstPages.map(([, values]) => (values.at(-1) ?? 0) - (values[0] ?? 0))
  return [
    atMost(`Slowest call, ${database}`, 300, Math.max(...Object.values(medians).flat()), 'ms'),
    atMost(`First pages, largest database against smallest, ${database}`, 20, Math.max(...growth), 'ms more'),
  ]
}

async function seed(location: Location, size: number) {
  const database = await openDatabase(location)
  const amounts = Object.entries({ sessions: 1, ...perSession }).map(([kind, share]) => [kind, size * share])
  await fillDatabase(database, Object.fromEntries(amounts))
  if (database.kind === 'postgres') await sql`vacuum analyze`.execute(database.read)
  await database.close()
  console.info(`  ${database.kind}: ${rounded(size)} sessions`)
}

async function measureCalls({ dataDir, databaseUrl }: Location) {
  const { child, origin } = await startServer({
    env: { DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  })
  const headers = await logInAt(origin, adminPassword)
  const [lead] = (await (await fetch(origin + leads, { headers })).json()) as Array<{ id: string }>
  const created = await postJson(`${origin}/api/analytics/sessions`, { surveyType: 'exit' })
  const { session } = (await created.json()) as { session: { id: string } }
  const medians: Record<string, number> = {}
  for (const [name, path] of Object.entries(calls)) {
    const times: number[] = []
    for (let round = 0; round < warmUpRounds + rounds; round++) {
      if (name.endsWith('after an event'))
        await postJson(`${origin}/api/analytics/events`, { sessionId: session.id, eventType: 'question_viewed' })
      times.push(await timeOf(origin + path.replace(':id', lead?.id ?? ''), headers))
    }
    medians[name] = medianOf(times.slice(warmUpRounds))
    console.info(`    ${name}: ${rounded(medians[name])} ms`)
  }
  await stop(child)
  return medians
}

/** In milliseconds; for an export, until the first bytes. */
async function timeOf(url: string, headers: Record<string, string>) {
  const startedAt = performance.now()
  const response = await fetch(url, { headers })
  if (!response.ok || !response.body) throw new Error(`${url} responded with ${response.status}.`)
  for await (const _ of response.body) if (url.includes('/export?')) break
  return performance.now() - startedAt
}
