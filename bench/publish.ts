// A change of the footer, from Publish until visitors see it on each of two servers on one Postgres. And a server's start.
import { setTimeout as sleep } from 'node:timers/promises'
import { siteFrame } from '#content/site-frame.ts'
import type { Text, WordsOverview } from '#contracts/words.ts'
import { startPostgresServer } from '#tests/support/embedded-postgres.ts'
import { newFolder, startServer, stop, workFolder } from '#tests/support/processes.ts'
import { logInAt } from '#tests/support/server-calls.ts'
import { processorMs, shareOf, spread, startVersion, table, versions } from './measure.ts'

const rounds = shareOf(5)
const pollMs = 20
const password = 'a long benchmark passphrase'
const path = 'frame/footer'

export async function measurePublish() {
  const postgres = await startPostgresServer({ durable: true, folder: workFolder })
  const rows: string[][] = []
  try {
    for (const [index, { name, folder }] of versions.entries()) {
      await postgres.createDatabase(`words_${index}`)
      const figures = await publishOn(folder, `${postgres.url}/words_${index}`)
      rows.push([name, ...figures.map(values => spread(values))])
    }
  } finally {
    await postgres.remove()
  }
  const head = [
    'Milliseconds',
    'Live here (≤ 1,000)',
    'Live on the other server (≤ 3,000)',
    'Processor until the response',
  ]
  return table([...head, 'Start to ready (≤ 1,200)', 'Start after publications (≤ 1,200)'], rows)
}

async function publishOn(folder: string, databaseUrl: string) {
  const env = { DATABASE_URL: databaseUrl, ADMIN_PASSWORD: password }
  const [publisher, follower] = [await startServer({ folder, env }), await startServer({ folder, env })]
  const headers = { ...(await logInAt(publisher.origin, password)), 'content-type': 'application/json' }
  async function call<Response>(method: string, url: string, body?: object) {
    const init = { method, headers, body: JSON.stringify(body) ?? null }
    const response = await fetch(`${publisher.origin}/api/admin/words${url}`, init)
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Response
  }
  const [here, there, processor]: number[][] = [[], [], []]
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++) {
    const text = `Rights reserved, round ${round}.`
    const [footer] = await call<Text[]>('GET', `/texts?path=${path}`)
    const value = { ...siteFrame.footer, rights: text }
    await call('PATCH', '/drafts', { path, value, revision: footer?.revision })
    const { draftsRevision } = await call<WordsOverview>('GET', '')
    const before = processorMs(publisher.child.pid)
    const startedAt = performance.now()
    const shown = [publisher, follower].map(({ origin }) => shownAfter(origin, text, startedAt))
    await call('POST', '/publish', { revision: draftsRevision })
    const used = processorMs(publisher.child.pid) - before
    const [hereMs = 0, thereMs = 0] = await Promise.all(shown)
    console.info(`  live after ${Math.round(hereMs)} and ${Math.round(thereMs)} ms, ${used} ms of processor`)
    if (round === 0) continue
    here?.push(hereMs)
    there?.push(thereMs)
    processor?.push(used)
  }
  for (const { child } of [publisher, follower]) await stop(child)
  return [here ?? [], there ?? [], processor ?? [], await startTimes(folder), await startTimes(folder, env)]
}

async function shownAfter(origin: string, text: string, startedAt: number) {
  while (!(await (await fetch(`${origin}/about`)).text()).includes(text)) await sleep(pollMs)
  return performance.now() - startedAt
}

/** With Node's compile cache, as `npm start` and the service have it. The first start fills it. */
async function startTimes(folder: string, env: Record<string, string> = {}) {
  const times: number[] = []
  const NODE_COMPILE_CACHE = newFolder('compiled')
  for (let count = 0; count <= rounds; count++) {
    const { child, readyAfterMs } = await startVersion(folder, { ...env, NODE_COMPILE_CACHE })
    if (count > 0) times.push(readyAfterMs)
    await stop(child)
  }
  return times
}
