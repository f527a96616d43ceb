import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WordsOverview } from '#contracts/words.ts'
import { startPostgresServer } from '#tests/support/embedded-postgres.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startServer, stop, workFolder } from '#tests/support/processes.ts'
import { atMost, budgetTable, medianOf } from './report.ts'

const rounds = 5
const pollMs = 20
const password = 'a long benchmark passphrase'
/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100

/** Two servers on one database. Each change is on every page: it's in the footer. */
export async function measurePublish() {
  const postgres = await startPostgresServer({ durable: true, folder: workFolder })
  try {
    const env = { DATABASE_URL: `${postgres.url}/postgres`, ADMIN_PASSWORD: password }
    const publisher = await startServer({ env: { ...env, PORT: String(await freePort()) } })
    const follower = await startServer({ env: { ...env, PORT: String(await freePort()) } })
    const call = await logIn(publisher.origin)
    const figures: Array<Record<'cpu' | 'here' | 'there', number>> = []
    // The first round starts the worker.
    for (let round = 0; round <= rounds; round++) {
      const text = `Rights reserved, round ${round}.`
      await saveDraft(call, 'siteFrame/footer/rights', text)
      const { drafts } = await call('GET', '')
      const [startedAt, cpuBefore] = [performance.now(), cpuSeconds(publisher.child.pid)]
      const shown = [publisher, follower].map(({ origin }) => shownAfter(origin, text, startedAt))
      await call('POST', '/publish', { revisions: drafts.map(({ revision }) => revision) })
      const cpu = cpuSeconds(publisher.child.pid) - cpuBefore
      const [here = 0, there = 0] = await Promise.all(shown)
      console.info(`  ${cpu.toFixed(1)} s of processor, live after ${Math.round(here)} and ${Math.round(there)} ms`)
      if (round > 0) figures.push({ cpu, here, there })
    }
    for (const { child } of [publisher, follower]) await stop(child)
    const median = (name: 'cpu' | 'here' | 'there') => medianOf(figures.map(figure => figure[name]))
    return `A change that's on every page, published on one of two servers on one Postgres. Medians of ${rounds} rounds after a
warm-up. Processor time is the publishing server's until it responds; share images and better compression follow.

${budgetTable([
  atMost('Processor time to publish every page', 5000, median('cpu') * 1000, 'ms'),
  atMost('Live on the server that publishes', 10_000, median('here'), 'ms'),
  atMost('Live on the other server', 10_000, median('there'), 'ms'),
])}`
  } finally {
    await postgres.remove()
  }
}

async function logIn(origin: string) {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const response = await fetch(`${origin}/api/admin/login`, { ...post, body: JSON.stringify({ password }) })
  const { token } = (await response.json()) as { token: string }
  return async (method: string, path: string, body?: object) => {
    const called = await fetch(`${origin}/api/admin/words${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!called.ok) throw new Error(`${method} ${path}: ${called.status} ${await called.text()}`)
    return (await called.json()) as WordsOverview
  }
}

type Call = Awaited<ReturnType<typeof logIn>>

const saveDraft = (call: Call, path: string, value: string) => call('PATCH', '/drafts', { path, value, revision: null })

async function shownAfter(origin: string, text: string, startedAt: number) {
  while (!(await (await fetch(`${origin}/about`)).text()).includes(text)) await sleep(pollMs)
  return performance.now() - startedAt
}

/** User and system time, from the 14th and 15th field. The name in the second may contain spaces. */
function cpuSeconds(pid: number | undefined) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
