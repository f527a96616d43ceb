import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { openDatabase } from '#server/db/open-database.ts'
import { startPostgresServer } from '#tests/support/embedded-postgres.ts'
import { freePort } from '#tests/support/free-port.ts'
import { newFolder, start, startServer, stop, untilAnswered, workFolder } from '#tests/support/processes.ts'
import { type LoadFigures, sendSurveys } from './load.ts'
import { inTurns, type Spread, spreadOf } from './statistics.ts'
import { serverCore, type Tools } from './tools.ts'

export type SubmissionFigures = Array<{
  name: string
  perSecond: Spread
  p50Ms: Spread
  p99Ms: Spread
  stored?: number
}>

const rounds = 3
const secondsEach = 5
const warmUpSeconds = 3

type Contender = { name: string; origin: string; child: ChildProcess; settings?: StorageSettings; answers: number }
type StorageSettings = { dataDir: string; databaseUrl: string | undefined }

/**
 * How many surveys per second are taken in on 64 connections: without storage, and on disk in SQLite and in Postgres.
 * What was acknowledged is then looked for in the database.
 */
export async function measureSubmissions(tools: Tools): Promise<SubmissionFigures> {
  const postgres = await startPostgresServer({ durable: true, folder: workFolder })
  try {
    const contenders = [
      await startStorageFree(tools),
      await startOn('SQLite', tools, undefined),
      await startOn('Postgres', tools, `${postgres.url}/postgres`),
    ]
    for (const contender of contenders) await load(tools, contender, warmUpSeconds)
    const measured = await inTurns(contenders, rounds, async contender => {
      const figures = await load(tools, contender, secondsEach)
      console.info(
        `  ${contender.name}: ${Math.round(figures.perSecond)}/s, p50 ${figures.p50Ms.toFixed(1)} ms, p99 ${figures.p99Ms.toFixed(1)} ms`,
      )
      return figures
    })
    for (const contender of contenders) {
      await stop(contender.child)
      await checkStored(contender)
    }
    return measured.map(({ item, figures }) => summaryOf(item, figures))
  } finally {
    await postgres.remove()
  }
}

const summaryOf = ({ name, settings, answers }: Contender, figures: readonly LoadFigures[]) => ({
  name,
  perSecond: spreadOf(figures.map(({ perSecond }) => perSecond)),
  p50Ms: spreadOf(figures.map(({ p50Ms }) => p50Ms)),
  p99Ms: spreadOf(figures.map(({ p99Ms }) => p99Ms)),
  ...(settings && { stored: answers }),
})

async function load(tools: Tools, contender: Contender, seconds: number) {
  const figures = await sendSurveys(tools, contender.origin, seconds, contender.answers)
  contender.answers += figures.answers
  return figures
}

/** The load names its visitors' addresses as a proxy would: else the limit per address would end the run. */
const behindProxy = { TRUST_PROXY: '1' }

async function startOn(name: string, { pinning }: Tools, databaseUrl: string | undefined): Promise<Contender> {
  const dataDir = newFolder('submissions')
  const { child, origin } = await startServer({
    core: pinning ? serverCore : undefined,
    env: { ...behindProxy, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  })
  return { name, child, origin, settings: { dataDir, databaseUrl }, answers: 0 }
}

async function startStorageFree({ pinning }: Tools): Promise<Contender> {
  const port = String(await freePort())
  const child = start([process.execPath, join(import.meta.dirname, 'storage-free-server.ts')], {
    core: pinning ? serverCore : undefined,
    env: { ...behindProxy, PORT: port, DATA_DIR: newFolder('storage-free'), LOG_LEVEL: 'warn' },
  })
  const origin = `http://127.0.0.1:${port}`
  await untilAnswered(child, `${origin}/readyz`)
  return { name: 'no storage', child, origin, answers: 0 }
}

/** As many leads as were acknowledged, each with its consents and its mails: a figure for less would be no figure. */
async function checkStored({ name, settings, answers }: Contender) {
  if (!settings) return
  const database = await openDatabase(settings)
  const expected = { survey_responses: 1, people: 1, submissions: 1, consents: 2, mails: 2 }
  try {
    for (const [table, each] of Object.entries(expected)) {
      const { rows } = await database.read
        .selectFrom(table as keyof typeof expected)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      if (rows !== answers * each)
        throw new Error(`${name} answered ${answers} surveys and holds ${rows} rows in ${table}.`)
    }
  } finally {
    await database.close()
  }
}
