import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { root } from '#scripts/toolchain.mjs'
import { damageOf } from '#server/storage/backup/backup.ts'
import { excludedTables } from '#server/storage/backup/snapshot.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { databaseFilesIn, expectNoTrace } from '#tests/support/after-power-cut.ts'
import { migratedDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { nextRelease } from '#tests/support/next-release.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { fillWithOddValues, storedRows } from '#tests/support/stored-rows.ts'
import { testApp } from '#tests/support/test-app.ts'

/** Everything that changes files. Writes of log lines and the like go through `write` and aren't counted. */
const fileCalls = ['pwrite64', 'fsync', 'fdatasync', 'ftruncate', 'link', 'rename', 'unlink', 'utimensat', 'mkdir']

const canTrace = spawnSync('strace', ['-qq', '-e', 'trace=none', 'true'], { stdio: 'ignore' }).status === 0
if (!canTrace) console.info('Failing file calls were not tested: strace is missing, or tracing is not allowed here.')

type Run = { isDone: boolean; error: string; hasFailed: boolean }

/** Runs Node with its n-th such call failing, as on a broken disk. */
function runNode(
  args: readonly string[],
  env: Record<string, string>,
  fail?: { call: string; at: number; log: string },
): Run {
  const strace = fail
    ? [
        'strace',
        '-f',
        '-qq',
        '-o',
        fail.log,
        '-e',
        `trace=${fail.call}`,
        '-e',
        `inject=${fail.call}:error=EIO:when=${fail.at}`,
      ]
    : []
  const [program = '', ...rest] = [...strace, process.execPath, ...args]
  const { status, stderr } = spawnSync(program, rest, { cwd: root, env: { ...process.env, ...env }, encoding: 'utf8' })
  const hasFailed = fail !== undefined && readFileSync(fail.log, 'utf8').includes('(INJECTED)')
  return { isDone: status === 0, error: stderr.trim(), hasFailed }
}

type Command = {
  args: readonly string[]
  env: Record<string, string>
  /** After a failure, and after the next run. Throws if something is half done. */
  check(run: Run, call: string): Promise<void>
}

/** Most calls write one page of many. With a higher count, each of them fails once. */
const next = (at: number) => (at < 4 || inject('faultCount') > 1 ? at + 1 : at * 2)

/** Fails each call once, and returns how many failed. */
async function failEachCall(folder: string, prepare: (name: string) => Promise<Command>) {
  const failed: string[] = []
  for (const call of fileCalls)
    for (let at = 1; ; at = next(at)) {
      const name = `${call}-${at}`
      const { args, env, check } = await prepare(name)
      const first = runNode(args, env, { call, at, log: join(folder, 'strace.log') })
      if (!first.hasFailed) break
      failed.push(name)
      await check(first, call).catch(error => {
        throw new Error(`After ${name} failed: ${error.message}`, { cause: error })
      })
    }
  return failed
}

async function filledSite() {
  const settings = await migratedDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  await fillWithOddValues(database)
  const rows = await rowsIn(settings.dataDir, database)
  await database.close()
  return { ...settings, rows }
}

async function rowsIn(dataDir: string, opened?: Awaited<ReturnType<typeof openDatabase>>) {
  const database = opened ?? (await openDatabase({ dataDir }))
  const rows = await storedRows(database)
  if (!opened) await database.close()
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !excludedTables.includes(table)))
}

/** One line that says what's wrong, without a stack trace. */
const isPlain = (error: string) => error !== '' && !error.includes('\n')

test.skipIf(!canTrace)('a backup is complete or absent, whichever file call fails', async () => {
  const site = await filledSite()
  const folder = await temporaryFolder()
  const failed = await failEachCall(folder, async name => {
    const target = join(folder, name)
    mkdirSync(target)
    const file = join(target, 'backup.db.gz')
    const command = { args: ['scripts/operate/backup.ts', file], env: { DATA_DIR: site.dataDir } }
    return {
      ...command,
      async check({ isDone, error }, call) {
        // Node has no code for a failed unlink, so its message isn't plain.
        if (!isDone && call !== 'unlink') expect(error).toSatisfy(isPlain)
        if (isDone || existsSync(file)) expect(await damageOf(file)).toBe(null)
        if (call !== 'unlink') expect(readdirSync(target)).toEqual(existsSync(file) ? ['backup.db.gz'] : [])
        if (!existsSync(file)) expect(runNode(command.args, command.env)).toMatchObject({ isDone: true })
        expect(await damageOf(file)).toBe(null)
        expect(await rowsIn(site.dataDir)).toEqual(site.rows)
        rmSync(target, { recursive: true })
      },
    }
  })
  console.info(`backup: ${failed.length} file calls failed, one at a time: ${failed.join(', ')}`)
  expect(failed.length).toBeGreaterThan(5)
})

test.skipIf(!canTrace)('a restore is complete or can be repeated, whichever file call fails', async () => {
  const site = await filledSite()
  const folder = await temporaryFolder()
  const file = join(folder, 'backup.db.gz')
  expect(runNode(['scripts/operate/backup.ts', file], { DATA_DIR: site.dataDir })).toMatchObject({ isDone: true })
  const failed = await failEachCall(folder, async name => {
    const dataDir = join(folder, name)
    mkdirSync(dataDir)
    const command = { args: ['scripts/operate/restore.ts', file], env: { DATA_DIR: dataDir } }
    return {
      ...command,
      async check({ isDone, error }) {
        if (!isDone) {
          expect(error).toSatisfy(isPlain)
          const again = runNode(command.args, command.env)
          // It was done: only what comes after it failed.
          if (!again.isDone) expect(again.error).toContain('already exists')
        }
        expect(await rowsIn(dataDir)).toEqual(site.rows)
        rmSync(dataDir, { recursive: true })
      },
    }
  })
  console.info(`restore: ${failed.length} file calls failed, one at a time: ${failed.join(', ')}`)
  expect(failed.length).toBeGreaterThan(10)
})

test.skipIf(!canTrace)('generated passwords are complete or not there, whichever file call fails', async () => {
  const folder = await temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const script = `import { loadConfig } from '#server/config.ts'
    import { loadPasswords } from '#server/admin/passwords.ts'
    loadPasswords(loadConfig(process.env))`
  const failed = await failEachCall(folder, async name => {
    const dataDir = join(folder, name)
    mkdirSync(dataDir)
    const command = { args: ['--input-type=module', '-e', script], env: { DATA_DIR: dataDir } }
    const files = ['admin-password.txt', 'toolkit-password.txt']
    const read = () => files.map(file => existsSync(join(dataDir, file)) && readFileSync(join(dataDir, file), 'utf8'))
    return {
      ...command,
      async check(_run, call) {
        const before = read()
        for (const password of before.filter(Boolean)) expect(password).toMatch(/^(\w{4}-)+\w{4}\n$/)
        if (call !== 'unlink') expect(readdirSync(dataDir).filter(file => !files.includes(file))).toEqual([])
        expect(runNode(command.args, command.env)).toMatchObject({ isDone: true })
        const after = read()
        for (const [index, password] of before.entries()) if (password) expect(after[index]).toBe(password)
      },
    }
  })
  console.info(`passwords: ${failed.length} file calls failed, one at a time: ${failed.join(', ')}`)
  expect(failed.length).toBeGreaterThan(2)
})

test.skipIf(!canTrace)('an upgrade is complete or can be repeated, whichever file call fails', async () => {
  const site = await filledSite()
  const folder = await temporaryFolder()
  const script = `import { openWithBackup } from '#server/storage/backup/upgrade-backup.ts'
    import { loadConfig } from '#server/config.ts'
    import { nextRelease } from '#tests/support/next-release.ts'
    const database = await openWithBackup(loadConfig(process.env), { info() {} }, nextRelease)
    await database.close()`
  const failed = await failEachCall(folder, async name => {
    const dataDir = join(folder, name)
    cpSync(site.dataDir, dataDir, { recursive: true })
    const command = { args: ['--input-type=module', '-e', script], env: { DATA_DIR: dataDir } }
    return {
      ...command,
      async check() {
        expect(runNode(command.args, command.env)).toMatchObject({ isDone: true, error: '' })
        const database = await openDatabase({ dataDir }, nextRelease)
        const { leads = [], ...others } = await rowsIn(dataDir, database)
        await database.close()
        const { leads: before = [], ...othersBefore } = site.rows
        expect(others).toEqual(othersBefore)
        expect(leads).toHaveLength(before.length)
        for (const lead of leads) expect(lead).toContain('!')
        rmSync(dataDir, { recursive: true })
      },
    }
  })
  console.info(`upgrade: ${failed.length} file calls failed, one at a time: ${failed.join(', ')}`)
  expect(failed.length).toBeGreaterThan(10)
})

test.skipIf(!canTrace)('an erasure is complete or can be repeated, whichever file call fails', async () => {
  const { dataDir: original } = await migratedDatabaseSettings('sqlite')
  const folder = await temporaryFolder()
  const database = await openDatabase({ dataDir: original })
  const { app } = await testApp({ database })
  const [address, other] = ['visitor-1-0123abcd@example.com', 'visitor-2-4567cdef@example.com']
  for (const email of [address, other]) {
    const payload = { ...exitSurvey, contactInfo: { ...exitSurvey.contactInfo, email } }
    expect((await app.inject({ method: 'POST', url: '/api/survey/submit', payload })).statusCode).toBe(200)
  }
  await app.close()
  await database.close()
  const script = `import { openDatabase } from '#server/storage/open-database.ts'
    import { erasePersonalData } from '#server/leads/privacy/privacy-service.ts'
    const database = await openDatabase({ dataDir: process.env.DATA_DIR })
    const { isComplete } = await erasePersonalData(database, '${address}')
    await database.close()
    process.exit(isComplete ? 0 : 1)`
  const failed = await failEachCall(folder, async name => {
    const dataDir = join(folder, name)
    cpSync(original, dataDir, { recursive: true })
    const command = { args: ['--input-type=module', '-e', script], env: { DATA_DIR: dataDir } }
    return {
      ...command,
      async check({ isDone }) {
        if (!isDone) expect(runNode(command.args, command.env)).toMatchObject({ isDone: true })
        expectNoTrace(databaseFilesIn(dataDir), [address])
        const stored = await openDatabase({ dataDir })
        expect(await stored.read.selectFrom('leads').select('email').execute()).toEqual([{ email: other }])
        await stored.close()
        rmSync(dataDir, { recursive: true })
      },
    }
  })
  console.info(`erasure: ${failed.length} file calls failed, one at a time: ${failed.join(', ')}`)
  expect(failed.length).toBeGreaterThan(5)
})
