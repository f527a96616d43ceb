import { setTimeout as sleep } from 'node:timers/promises'
import { fillDatabase } from '#scripts/made-up/fill-database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { memoryOf, watchMemory } from '#tests/support/process-memory.ts'
import { newFolder, startServer, stop } from '#tests/support/processes.ts'
import { signInAt } from '#tests/support/sign-in-at.ts'
import { requestsPerSecond, sendSurveys } from './load.ts'
import type { Tools } from './tools.ts'

/** Megabytes, at the most and after a pause, in the order in which it happened. */
export type MemoryFigures = { sessions: number; phases: Array<{ name: string; most: number; afterwards: number }> }

const sessions = 1_000_000
const stormSeconds = 10
const adminPassword = 'a password for measuring'
const pauseMs = 3000

/** What one server process occupies: idle, under load, and while it hands out a million sessions. */
export async function measureMemory(tools: Tools): Promise<MemoryFigures> {
  const dataDir = newFolder('memory')
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  await fillDatabase(database, { sessions, responses: 0, quizzes: 0, applications: 0 })
  await database.close()
  const { child, origin } = await startServer({
    env: { DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword, TRUST_PROXY: '1' },
  })
  const work: Record<string, () => Promise<unknown>> = {
    'after the start': async () => undefined,
    [`home page over 64 connections, ${stormSeconds} s`]: () => requestsPerSecond(tools, `${origin}/`, stormSeconds),
    [`surveys over 64 connections, ${stormSeconds} s`]: () => sendSurveys(tools, origin, stormSeconds, 0),
    'export of a million sessions': () => exportSessions(origin),
  }
  const phases: MemoryFigures['phases'] = []
  for (const [name, run] of Object.entries(work)) {
    const watching = watchMemory(child.pid)
    await run()
    const { most } = watching.end()
    await sleep(pauseMs)
    const afterwards = memoryOf(child.pid)
    console.info(`  ${name}: ${most} MB at the most, ${afterwards} MB afterwards`)
    phases.push({ name, most, afterwards })
  }
  await stop(child)
  return { sessions, phases }
}

async function exportSessions(origin: string) {
  const url = `${origin}/api/admin/analytics-sessions/export?format=csv`
  const answer = await fetch(url, { headers: await signInAt(origin, adminPassword) })
  if (!answer.ok || !answer.body) throw new Error(`The export was answered ${answer.status}.`)
  let bytes = 0
  for await (const chunk of answer.body) bytes += chunk.length
  if (bytes < sessions * 100) throw new Error(`The export has only ${bytes} bytes.`)
}
