import { fillDatabase } from '#scripts/made-up/fill-database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { newFolder, startServer, stop } from '#tests/support/processes.ts'
import { spreadOf } from './statistics.ts'

/** Milliseconds of each call, one for each number of sessions. */
export type GrowthFigures = { sizes: readonly number[]; calls: Array<{ name: string; medians: number[] }> }

const sizes = [1000, 10_000, 100_000, 1_000_000]
const responsesPerSession = 0.1
const rounds = 9
const warmUpRounds = 3

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
  'Leads per day, all': '/api/admin/lead-figures?days=all&zone=America/Winnipeg',
  Overview: '/api/admin/overview',
}

/** How long the administrator waits, from a thousand sessions to a million, on SQLite. */
export async function measureGrowth(): Promise<GrowthFigures> {
  const medians = new Map(Object.keys(calls).map(name => [name, [] as number[]]))
  for (const size of sizes) {
    const dataDir = newFolder('growth')
    await seed(dataDir, size)
    for (const [name, median] of await measureCalls(dataDir)) medians.get(name)?.push(median)
  }
  return { sizes, calls: [...medians].map(([name, figures]) => ({ name, medians: figures })) }
}

async function seed(dataDir: string, size: number) {
  const startedAt = performance.now()
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  const amounts = { sessions: size, responses: size * responsesPerSession, quizzes: 0, applications: 0 }
  await fillDatabase(database, amounts)
  await database.close()
  console.info(`  ${size} sessions stored in ${Math.round((performance.now() - startedAt) / 1000)} s`)
}

async function measureCalls(dataDir: string) {
  const password = 'a password for measuring'
  const { child, origin } = await startServer({ env: { DATA_DIR: dataDir, ADMIN_PASSWORD: password } })
  const headers = await signIn(origin, password)
  const measured: Array<[name: string, median: number]> = []
  for (const [name, path] of Object.entries(calls)) {
    const figures: number[] = []
    for (let round = -warmUpRounds; round < rounds; round++) {
      const startedAt = performance.now()
      await read(`${origin}${path}`, { headers })
      if (round >= 0) figures.push(performance.now() - startedAt)
    }
    measured.push([name, spreadOf(figures).median])
    console.info(`    ${name}: ${spreadOf(figures).median.toFixed(1)} ms`)
  }
  await stop(child)
  return measured
}

async function signIn(origin: string, password: string) {
  const { token } = (await read(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })) as { token: string }
  return { authorization: `Bearer ${token}` }
}

async function read(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init)
  // A refusal is quick: its time must not count.
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
