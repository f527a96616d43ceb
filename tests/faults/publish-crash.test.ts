import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { words } from '#content/all-words.ts'
import type { Text, WordsOverview } from '#contracts/words.ts'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { newDatabaseSettings } from '#tests/support/databases.ts'
import { freePort } from '#tests/support/free-port.ts'
import { killAfter, newFolder, startServer, stop } from '#tests/support/processes.ts'
import { logInAt, postJson } from '#tests/support/server-calls.ts'

const password = 'the password of all servers'
/** Two texts of one page and one of another. All get the number of the publication. */
const texts: ReadonlyArray<{ path: string; value?: object; keys?: string }> = [
  { path: 'about/mission' },
  { path: 'about/titles', value: words.about.titles, keys: 'page' },
  { path: 'home/title' },
]
const pages = ['/about', '/'] as const
/** About what publishing takes, so that kills come before, during and after it. */
const maxDelayMs = 2000
const watchMs = 20

const runs = [
  { kind: 'sqlite', servers: 1, kills: 2 * inject('faultCount') },
  { kind: 'postgres', servers: 2, kills: 2 * inject('faultCount') },
] as const

const numbersIn = (text: string) => new Set(Array.from(text.matchAll(/Publication (\d+)\./g), ([, number]) => number))

/** The publication that a page shows. Fails if it has parts of two. */
async function shownOn(origin: string, page: string) {
  const numbers = numbersIn(await (await fetch(`${origin}${page}`)).text())
  expect(numbers.size, `${page} has parts of ${[...numbers].join(' and ')}`).toBeLessThanOrEqual(1)
  return [...numbers][0]
}

async function saveDrafts(origin: string, headers: Record<string, string>, number: number) {
  const url = `${origin}/api/admin/words`
  const read = async <Body>(path: string) => (await (await fetch(`${url}${path}`, { headers })).json()) as Body
  for (const { path, value, keys } of texts) {
    const [text] = await read<Text[]>(`/texts?path=${path}`)
    const said = `Publication ${number}.`
    const body = JSON.stringify({ path, value: keys ? { ...value, [keys]: said } : said, revision: text?.revision })
    const init = { method: 'PATCH', body, headers: { 'content-type': 'application/json', ...headers } }
    expect((await fetch(`${url}/drafts`, init)).status).toBe(200)
  }
  return (await read<WordsOverview>('')).draftsRevision
}

/** What's stored is entirely the old or entirely the new publication, and agrees with itself. */
async function storedPublication({ read }: Database) {
  const changes = await read.selectFrom('word_changes').select(['path', 'value']).orderBy('path').execute()
  const drafts = await read.selectFrom('word_drafts').select('path').execute()
  const versions = await read.selectFrom('word_versions').select('version').orderBy('version').execute()
  const history = await read.selectFrom('word_history').select(['version', 'after_value']).execute()
  const numbers = numbersIn(changes.map(({ value }) => value).join())
  expect(numbers.size).toBeLessThanOrEqual(1)
  expect(changes).toHaveLength(versions.length === 0 ? 0 : texts.length)
  expect([0, texts.length]).toContain(drafts.length)
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1))
  expect(history).toHaveLength(versions.length * texts.length)
  const newest = history.filter(({ version }) => version === versions.length)
  expect(numbersIn(newest.map(row => row.after_value).join())).toEqual(numbers)
  return { number: [...numbers][0], isPublished: drafts.length === 0 }
}

test.each(runs)(
  'nothing is ever half published across $kills kills while publishing ($kind, servers: $servers)',
  async ({ kind, servers: count, kills }) => {
    const settings = { ...(await newDatabaseSettings(kind)), dataDir: newFolder('publish-crash') }
    const { databaseUrl } = settings
    const newEnv = async (): Promise<Record<string, string>> => ({
      DATA_DIR: settings.dataDir,
      PORT: String(await freePort()),
      ADMIN_PASSWORD: password,
      TOOLKIT_PASSWORD: 'another password',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    const env = await newEnv()
    let server = await startServer({ env })
    onTestFinished(() => stop(server.child, 'SIGKILL'))
    const other = count === 2 ? await startServer({ env: await newEnv() }) : undefined
    if (other) onTestFinished(() => stop(other.child, 'SIGKILL'))
    const database = await openDatabase(settings)
    onTestFinished(() => database.close())
    const outcomes: boolean[] = []

    for (let kill = 1; kill <= kills; kill += 1) {
      const headers = await logInAt(server.origin, password)
      const revision = await saveDrafts(server.origin, headers, kill)
      const before = (await storedPublication(database)).number
      let isWatching = true
      const watch = async () => {
        while (isWatching) {
          for (const page of pages) await shownOn(other?.origin ?? server.origin, page).catch(ignoreDown)
          await sleep(watchMs)
        }
      }
      const watching = watch()
      const answer = postJson(`${server.origin}/api/admin/words/publish`, { revision }, headers).catch(() => undefined)
      // The last one is only killed once it's published.
      if (kill === kills) expect((await answer)?.status).toBe(200)
      await killAfter(server.child, kill === kills ? 0 : Math.random() * maxDelayMs)
      const stored = await storedPublication(database)
      expect(stored.number).toBe(stored.isPublished ? String(kill) : before)
      if ((await answer)?.ok) expect(stored.isPublished).toBe(true)
      server = await startServer({ env })
      // The restarted server shows it before it listens; the other one follows.
      for (const page of pages) expect(await shownOn(server.origin, page)).toBe(stored.number)
      for (const page of other ? pages : [])
        await vi.waitFor(async () => expect(await shownOn(other?.origin ?? '', page)).toBe(stored.number), 60_000)
      isWatching = false
      await watching
      outcomes.push(stored.isPublished)
    }
    expect(outcomes.at(-1)).toBe(true)
    console.info(`${kind}: ${kills} kills, published before the kill: ${outcomes.filter(Boolean).length}`)
  },
)

/** A server that's down shows nothing, which is allowed here. */
function ignoreDown(error: unknown) {
  if (!(error instanceof TypeError)) throw error
}
