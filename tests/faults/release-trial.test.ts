import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import { fillDatabase } from '#tests/support/fill-database.ts'
import { newForm, sendForm } from '#tests/support/forms.ts'
import { newFolder, start, startServer, stop } from '#tests/support/processes.ts'
import { storedRows } from '#tests/support/stored-rows.ts'
import { noSystemPostgres, startSystemPostgres } from '#tests/support/system-postgres.ts'

async function runTrial(settings: Record<string, string>) {
  const folder = newFolder('trial')
  const env = { ...settings, TMPDIR: folder }
  const child = start([process.execPath, 'scripts/release/try-release.ts', '--copy'], { env, stderr: 'pipe' })
  const output = Promise.all([text(child.stdout), text(child.stderr as NonNullable<typeof child.stderr>)])
  const [status] = await once(child, 'exit')
  const [stdout, stderr] = await output
  return { status, stdout, stderr, left: readdirSync(folder) }
}

async function siteWithForms() {
  const server = await startServer({ env: { TRUST_PROXY: '1' } })
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  for (const kind of ['quiz', 'beta'] as const) expect((await sendForm(server.origin, newForm(kind))).status).toBe(200)
  const database = await openDatabase({ dataDir: server.env.DATA_DIR as string })
  onTestFinished(() => database.close())
  // The server saves its counts every few seconds.
  const counted = () =>
    database.read.selectFrom('visit_totals').select('name').where('measure', '=', 'completed').execute()
  await expect.poll(counted, { timeout: 30_000 }).toHaveLength(2)
  return { server, database }
}

/** The trial ends before an email would be sent, so the server says what it could reach. */
const printReach = `data:text/javascript,
  const names = Object.keys(process.env).filter(name => /SMTP|MAIL|LEADS|WEBHOOK|SITE/.test(name))
  if (process.argv[1].endsWith('main.ts')) console.error(names.length, process.env.DATABASE_URL)`

const outside = {
  SITE_URL: 'https://www.modernize.example',
  SMTP_ADDRESS: 'localhost',
  SMTP_PORT: '1',
  MAILER_FROM_ADDRESS: 'hello@example.com',
  WEBHOOK_URL: 'http://127.0.0.1:1',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`,
}

test('a release is tried beside the running one, on a copy, and can send nothing', async () => {
  const { server, database } = await siteWithForms()
  const before = await storedRows(database)
  const NODE_OPTIONS = `--import=${encodeURI(printReach)}`
  const outcome = await runTrial({ ...server.env, ...outside, NODE_OPTIONS })
  expect(outcome).toEqual({ status: 0, stdout: 'It works.\n', stderr: '0 undefined\n', left: [] })
  expect(await storedRows(database)).toEqual(before)
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
})

if (noSystemPostgres) console.info(noSystemPostgres)

test.skipIf(noSystemPostgres)(
  'a release is tried on a copy of Postgres, and a migration that fails there fails the trial',
  async () => {
    const postgres = await startSystemPostgres()
    onTestFinished(postgres.stop)
    const DATABASE_URL = await postgres.newDatabase()
    const settings = { DATABASE_URL, DATA_DIR: newFolder('data') }
    const database = await openDatabase({ dataDir: '', databaseUrl: DATABASE_URL })
    onTestFinished(() => database.close())
    await fillDatabase(database, { sessions: 5, responses: 3, quizzes: 1, applications: 1 })
    const before = await storedRows(database)
    const databases = () => postgres.query("select datname from pg_database where datname like '%trial%'")

    const role = new URL(DATABASE_URL).username
    expect(await runTrial(settings)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`sudo -u postgres psql -c 'alter role "${role}" createdb'`),
    })

    await postgres.query(`alter role ${role} createdb`)
    const NODE_OPTIONS = `--import=${encodeURI(printReach)}`
    expect(await runTrial({ ...settings, ...outside, NODE_OPTIONS })).toEqual({
      status: 0,
      stdout: 'It works.\n',
      stderr: `0 ${DATABASE_URL}_release_trial\n`,
      left: [],
    })
    expect([await storedRows(database), await databases()]).toEqual([before, []])

    // Its migrations run again on tables that exist.
    await database.write(transaction => sql`delete from kysely_migration`.execute(transaction))
    expect(await runTrial(settings)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/already exists.*\nThe server ended with 1\.\n$/),
      left: [],
    })
    expect([await storedRows(database), await databases()]).toEqual([before, []])
  },
)

test("a release that doesn't start fails the trial with the server's reason and leaves no copy behind", async () => {
  const { server } = await siteWithForms()
  const samePassword = 'the only password'
  const outcome = await runTrial({ ...server.env, ADMIN_PASSWORD: samePassword, TOOLKIT_PASSWORD: samePassword })
  expect(outcome).toEqual({
    status: 1,
    stdout: '',
    stderr: 'ADMIN_PASSWORD and TOOLKIT_PASSWORD must be different.\nThe server ended with 1.\n',
    left: [],
  })
})

test('a release that rejects a setting fails the trial', async () => {
  const { status, stderr } = await runTrial({ DATA_DIR: newFolder('data'), WEBHOOK_SECRET: 'short' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^WEBHOOK_SECRET must be [^\n]+\n$/)])
})
