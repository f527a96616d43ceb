// Power cuts at the moments where a missing flush shows. See power-cut.test.ts.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { ErasureReceipt, LeadSummary } from '#contracts/leads.ts'
import { root } from '#scripts/toolchain.mjs'
import { loadPasswords } from '#server/admin/passwords.ts'
import { loadConfig } from '#server/config.ts'
import { backUp, restoreBackup } from '#server/storage/backup/backup.ts'
import { openSqlite } from '#server/storage/sqlite.ts'
import { databaseFilesIn, expectNoTrace, filesIn, readPasswords, withDatabase } from '#tests/support/after-power-cut.ts'
import { newPostgresDatabase } from '#tests/support/databases.ts'
import { formsOfNewVisitor, sendForm } from '#tests/support/forms.ts'
import { freePort } from '#tests/support/free-port.ts'
import { cutPower, type Disk, newDisk, noPowerCutsReason, withPreload } from '#tests/support/power-cuts.ts'
import { hasExited, newFolder, start, startServer, stop } from '#tests/support/processes.ts'
import { logInAt } from '#tests/support/server-calls.ts'

const reason = noPowerCutsReason()
if (reason) console.info(reason)

function diskOfTest() {
  const disk = newDisk()
  onTestFinished(disk.remove)
  return { disk, dataDir: join(disk.folder, 'data') }
}

const state = (folder: string) =>
  filesIn(folder).map(file => `${file} ${statSync(file, { throwIfNoEntry: false })?.size === 0}`)

/** Whenever a file has come, gone or got its first bytes. Returns the number of cuts. */
async function cutAtEachChange(
  disk: Disk,
  child: ChildProcess,
  isDone: () => boolean | Promise<boolean>,
  check: (dataDir: string) => Promise<void>,
) {
  const seen = new Set<string>()
  while (!(await isDone())) {
    const now = state(disk.folder).sort().join()
    if (seen.has(now)) await sleep(1)
    else await cutPower(disk, [child], check)
    seen.add(now)
  }
  return seen.size
}

/** Runs until the server is ready, with a cut at each change. */
async function cutDuringStart(disk: Disk, dataDir: string, check: (dataDir: string) => Promise<void>) {
  const port = String(await freePort())
  const env = withPreload({ DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'warn' })
  const child = start([process.execPath, join(root, 'server/main.ts')], { env })
  child.stdout.resume()
  onTestFinished(() => stop(child, 'SIGKILL'))
  const isReady = async () => {
    if (hasExited(child)) throw new Error(`The server ended with ${child.exitCode}.`)
    return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok === true
  }
  const cuts = await cutAtEachChange(disk, child, isReady, check)
  await cutPower(disk, [child], check)
  return { child, cuts }
}

test.skipIf(reason)('an erasure and a publication are on the disk when they are acknowledged', async () => {
  const { disk, dataDir } = diskOfTest()
  const { child, origin } = await startServer({ env: withPreload({ DATA_DIR: dataDir, TRUST_PROXY: '1' }) })
  onTestFinished(() => stop(child, 'SIGKILL'))
  const forms = formsOfNewVisitor()
  for (const form of forms) expect((await sendForm(origin, form)).status).toBe(200)
  const [{ email } = { email: '' }] = forms
  const headers = { ...(await logInAt(origin, readPasswords(dataDir)[0])), 'content-type': 'application/json' }
  const call = async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}/api/admin/${path}`, { method, headers, body: JSON.stringify(body ?? {}) })
    expect(response.status, path).toBe(200)
    return (await response.json()) as T
  }
  const list = await fetch(`${origin}/api/admin/leads?show=all`, { headers })
  const [lead] = (await list.json()) as LeadSummary[]
  expect(await call<ErasureReceipt>('DELETE', `leads/${lead?.id}`)).toMatchObject({ isComplete: true })
  await cutPower(disk, [child], async copy => expectNoTrace(databaseFilesIn(copy), [email]))

  const draft = { path: 'about/mission', value: 'Published before the power cut.', revision: null }
  const { revision } = await call<{ revision: string }>('PATCH', 'words/drafts', draft)
  await call('POST', 'words/publish', { revisions: [revision] })
  await cutPower(disk, [child], copy =>
    withDatabase(copy, async read => {
      const changes = await read.selectFrom('word_changes').select('value').execute()
      expect(changes.map(({ value }) => value).join()).toContain(draft.value)
      expect(await read.selectFrom('word_drafts').select('path').execute()).toEqual([])
    }),
  )
})

test.skipIf(reason)('a power cut during the first start leaves a folder that the server can start from', async () => {
  const { disk, dataDir } = diskOfTest()
  const { cuts } = await cutDuringStart(disk, dataDir, async copy => {
    if (!existsSync(copy)) return
    for (const name of readdirSync(copy).filter(name => name.endsWith('-password.txt')))
      expect(readFileSync(join(copy, name), 'utf8'), name).toBe(readFileSync(join(dataDir, name), 'utf8'))
    loadPasswords(loadConfig({ DATA_DIR: copy }))
    await withDatabase(copy, async read => expect(await read.selectFrom('leads').selectAll().execute()).toEqual([]))
  })
  console.info(`${cuts} power cuts during the first start`)
  expect(cuts).toBeGreaterThan(2)
})

test.skipIf(reason).each(['sqlite', 'postgres'])(
  'generated passwords are kept when the server is ready (%s)',
  async kind => {
    const { disk, dataDir } = diskOfTest()
    // With Postgres, nothing else in this folder is flushed.
    const database: Record<string, string> = kind === 'postgres' ? { DATABASE_URL: await newPostgresDatabase() } : {}
    const { child } = await startServer({ env: withPreload({ DATA_DIR: dataDir, ...database }) })
    onTestFinished(() => stop(child, 'SIGKILL'))
    const passwords = readPasswords(dataDir)
    await cutPower(disk, [child], async copy => {
      expect(readPasswords(copy)).toEqual(passwords)
      expect(
        readdirSync(copy)
          .filter(name => !name.startsWith('site.db'))
          .sort(),
      ).toEqual(['admin-password.txt', 'toolkit-password.txt'])
    })
  },
)

const rows = 20_000
const countRows = (dataDir: string) =>
  withDatabase(dataDir, async read => (await read.selectFrom('analytics_events').select('id').execute()).length)

/** Large enough that there are cuts while it's copied. */
async function fillDatabase(file: string) {
  const database = await openSqlite(file)
  await database.write(transaction =>
    sql`insert into analytics_events (id, session_id, event_type, created_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${rows})
      select n, n, 'question_viewed', '2026' from numbers`.execute(transaction),
  )
  await database.close()
}

test.skipIf(reason)(
  'a power cut during a restore leaves all of it or an empty database, which can be restored into',
  async () => {
    const { disk, dataDir } = diskOfTest()
    mkdirSync(dataDir)
    const folder = newFolder('backup')
    const [from, file] = [join(folder, 'site.db'), join(folder, 'backup.db.gz')]
    await fillDatabase(from)
    await backUp({ kind: 'sqlite', file: from }, file)
    const child = start([process.execPath, join(root, 'scripts/operate/restore.ts'), file], {
      env: withPreload({ DATA_DIR: dataDir }),
    })
    child.stdout.resume()
    const cuts = await cutAtEachChange(
      disk,
      child,
      () => hasExited(child),
      async copy => {
        const count = existsSync(join(copy, 'site.db')) ? await countRows(copy) : 0
        if (count > 0) return expect(count).toBe(rows)
        mkdirSync(copy, { recursive: true })
        await restoreBackup(file, { kind: 'sqlite', file: join(copy, 'site.db') })
        expect(await countRows(copy)).toBe(rows)
      },
    )
    expect(child.exitCode).toBe(0)
    console.info(`${cuts} power cuts during a restore`)
    await cutPower(disk, [], async copy => expect(await countRows(copy)).toBe(rows))
  },
)

const fakePostgres = 'case $1 in pg_dump) echo the dump ;; *) cat >/dev/null ;; esac'

test.skipIf(reason)('a dump of Postgres is on the disk when back-up-postgres is done', async () => {
  const { disk, dataDir } = diskOfTest()
  const script = [join(root, 'deploy/back-up-postgres'), dataDir, 'sh', '-c', fakePostgres, 'postgres']
  const child = start(script, { env: withPreload({}) })
  expect(await once(child, 'exit')).toEqual([0, null])
  await cutPower(disk, [], async copy => {
    const dumps = filesIn(copy).filter(file => file.endsWith('.dump'))
    expect(dumps.map(file => readFileSync(file, 'utf8'))).toEqual(['the dump\n', 'the dump\n'])
  })
})
