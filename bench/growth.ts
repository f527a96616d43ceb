// The admin area's calls with few rows and with a million sessions and 100,000 survey responses, on both databases.
import { sql } from 'kysely'
import { playDays } from '#scripts/demo/play.ts'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { startPostgresServer } from '#tests/support/embedded-postgres.ts'
import { newFolder, startServer, stop, workFolder } from '#tests/support/processes.ts'
import { logInAt, postJson } from '#tests/support/server-calls.ts'
import { medianOf, rounded, shareOf, table } from './measure.ts'
import { multiplyRows } from './multiply-rows.ts'

const size = { sessions: shareOf(1_000_000), responses: shareOf(100_000) }
const rounds = 9
const warmUpRounds = 3
const password = 'a password for measuring'
const leads = '/api/admin/leads'
const sessions = '/api/admin/analytics-sessions'
const responses = '/api/admin/survey-responses'
const afterEvent = ', right after an event'

/** Searches without a match read every row. Totals of past days are kept, so only today is counted. */
const calls: Record<string, string> = {
  'Dashboard (first page)': '/api/admin/overview',
  'Leads (first page)': leads,
  'Leads: everyone': `${leads}?show=all`,
  'Leads: by part of a name': `${leads}?show=all&q=bergeron`,
  'Leads: no match': `${leads}?show=all&q=nobody`,
  'Leads: waiting': `${leads}?show=waiting`,
  'Leads: export, first bytes': `${leads}/export?show=all`,
  'One lead': `${leads}/:id`,
  'Responses (first page)': responses,
  'Responses: no match': `${responses}?q=nobody`,
  'Sessions (first page)': sessions,
  [`Sessions${afterEvent}`]: sessions,
  'Sessions: no match': `${sessions}?q=0123456789`,
  [`Summary${afterEvent}`]: '/api/analytics/summary',
  [`Summary, 90 days${afterEvent}`]: '/api/analytics/summary?days=90',
  'Drop-off': '/api/analytics/dropoff',
  [`Analytics${afterEvent}`]: '/api/admin/analytics',
  [`Analytics, 90 days${afterEvent}`]: '/api/admin/analytics?days=90',
}

export async function measureGrowth() {
  const postgres = await startPostgresServer({ folder: workFolder })
  try {
    const sqlite = await measureOn({ DATA_DIR: newFolder('growth') })
    const other = await measureOn({ DATA_DIR: newFolder('growth'), DATABASE_URL: `${postgres.url}/postgres` })
    const columns = [sqlite.few, sqlite.many, other.few, other.many]
    return table(
      [
        'Milliseconds (≤ 300)',
        'SQLite, 90 days',
        `${rounded(size.sessions)} sessions`,
        'Postgres, 90 days',
        `${rounded(size.sessions)} sessions`,
      ],
      Object.keys(calls).map(name => [name, ...columns.map(medians => rounded(medians[name] ?? Number.NaN))]),
    )
  } finally {
    await postgres.remove()
  }
}

async function measureOn(env: Record<string, string>) {
  const settings = { ...env, ADMIN_PASSWORD: password, TOOLKIT_PASSWORD: 'a toolkit password' }
  const secrets = {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@example.net',
    LEADS_TO: 'team@example.net',
  }
  const config = loadConfig({ ...settings, ...secrets })
  const database = await openDatabase(config)
  await playDays({ config, database, days: 90, end: Date.now() })
  const few = await measureCalls(settings)
  await multiplyRows(database, size)
  await analyze(database)
  await database.close()
  console.info(`  ${database.kind}: filled`)
  return { few, many: await measureCalls(settings) }
}

const analyze = ({ kind, read }: Database) =>
  kind === 'postgres' ? sql`vacuum analyze`.execute(read) : Promise.resolve()

async function measureCalls(env: Record<string, string>) {
  const { child, origin } = await startServer({ env })
  const headers = await logInAt(origin, password)
  const [lead] = (await (await fetch(`${origin}${leads}?show=all`, { headers })).json()) as Array<{ id: string }>
  const created = await postJson(`${origin}/api/analytics/sessions`, { surveyType: 'exit' })
  const { session } = (await created.json()) as { session: { id: string } }
  const medians: Record<string, number> = {}
  for (const [name, path] of Object.entries(calls)) {
    const times: number[] = []
    for (let round = 0; round < warmUpRounds + rounds; round++) {
      if (name.endsWith(afterEvent))
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
  for await (const _ of response.body) if (url.includes('/export')) break
  return performance.now() - startedAt
}
