import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { newFolder } from './processes.ts'
import { runProgram } from './run-program.ts'

/** Postgres refuses to run as root. */
const nobody = 65_534

function toolsFolder() {
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const folder = status === 0 ? stdout.trim() : ''
  return ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'].every(name => existsSync(join(folder, name)))
    ? folder
    : undefined
}

const tools = toolsFolder()

/** The one that tests usually use comes without `pg_dump`, which must be from the same version. */
export const noSystemPostgres = tools
  ? undefined
  : 'Dumps of Postgres were not tested: Postgres and pg_config are not installed here.'

/** The machine's own Postgres, on a new folder. */
export async function startSystemPostgres() {
  const folder = newFolder('system-postgres')
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, nobody, nobody)
  const asNobody = isRoot ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : []
  const run = (name: string, ...args: string[]) => {
    const [program = '', ...rest] = [...asNobody, join(tools ?? '', name), ...args]
    runProgram(program, ...rest)
  }
  const data = join(folder, 'data')
  run('initdb', '--pgdata', data, '--username=tester', '--auth=trust', '--encoding=UTF8', '--locale=C')
  const port = await freePort()
  const options = `-p ${port} -c fsync=off -c listen_addresses=127.0.0.1 -c unix_socket_directories=`
  run('pg_ctl', 'start', '--wait', '--pgdata', data, '--log', join(folder, 'log'), '--options', options)
  const server = `postgres://tester@127.0.0.1:${port}`
  const query = async (statement: string) => {
    const client = new pg.Client(`${server}/postgres`)
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }
  return {
    url: server,
    query,
    /** Empty, and owned by a role that has a password and may do nothing else. */
    async newDatabase() {
      const name = `site_${randomBytes(4).toString('hex')}`
      await query(`create role ${name} login password 'p@ss word'`)
      await query(`create database ${name} owner ${name}`)
      return `postgres://${name}:p%40ss%20word@127.0.0.1:${port}/${name}`
    },
    stop: () => run('pg_ctl', 'stop', '--mode=immediate', '--pgdata', data),
  }
}
