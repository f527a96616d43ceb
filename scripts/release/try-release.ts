// Starts this release where nobody can reach it. With --copy, on a copy of the database: its migrations run there first.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { minuteMs } from '#contracts/time.ts'
import { runCommand, UsageError } from '#scripts/operate/command.ts'
import { root } from '#scripts/toolchain.mjs'
import { type Config, loadConfig, settingNames } from '#server/config.ts'
import { backUp, restoreBackup } from '#server/storage/backup/backup.ts'
import { serverLocation } from '#server/storage/backup/snapshot.ts'
import { databaseFile } from '#server/storage/open-database.ts'
import { isReady } from './check-ready.ts'

/** Migrating a large database takes minutes. */
const maxStartMs = 15 * minuteMs
const pollMs = 200
const host = '127.0.0.1'
const insufficientPrivilege = '42501'

/** Without the others, the copy sends nothing, and the server that's running isn't disturbed. */
const passedOn = ['ADMIN_PASSWORD', 'TOOLKIT_PASSWORD']
const isLeftOut = (name: string) => settingNames.includes(name) && !passedOn.includes(name)

await runCommand(async () => {
  // Also finds settings that this release no longer accepts.
  const config = loadConfig(process.env)
  const folder = mkdtempSync(join(tmpdir(), 'modernize-trial-'))
  try {
    if (process.argv.includes('--copy')) await startOnCopy(config, folder)
    else await startIn(folder)
    return 'It works.'
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function startOnCopy(config: Config, folder: string) {
  const copy = join(folder, 'copy')
  await backUp(serverLocation(config), copy)
  if (config.databaseUrl)
    return withNewDatabase(config.databaseUrl, async url => {
      await restoreBackup(copy, { kind: 'postgres', url })
      await startIn(folder, { DATABASE_URL: url })
    })
  await restoreBackup(copy, { kind: 'sqlite', file: databaseFile(folder) })
  await startIn(folder)
}

/** On the same Postgres. One that a killed trial left behind goes too. */
async function withNewDatabase(url: string, work: (url: string) => Promise<void>) {
  const target = new URL(url)
  target.pathname += '_release_trial'
  const client = new pg.Client(url)
  const name = client.escapeIdentifier(decodeURIComponent(target.pathname.slice(1)))
  const drop = () => client.query(`drop database if exists ${name} with (force)`)
  await client.connect()
  try {
    await drop()
    await client.query(`create database ${name}`).catch(error => {
      if (error.code !== insufficientPrivilege) throw error
      throw new UsageError(
        `The release can't be tried on a copy of the data, because the role may not create databases. Allow it: sudo -u postgres psql -c 'alter role ${client.escapeIdentifier(client.user ?? '')} createdb'`,
      )
    })
    await work(target.href)
  } finally {
    await drop().finally(() => client.end())
  }
}

async function startIn(dataDir: string, database: { DATABASE_URL?: string } = {}) {
  const port = await freePort()
  const kept = Object.entries(process.env).filter(([name]) => !isLeftOut(name))
  const env = { ...Object.fromEntries(kept), ...database, DATA_DIR: dataDir, HOST: host, PORT: String(port) }
  // The log is of no interest. The reason for a failed start is on standard error.
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = once(server, 'exit')
  const deadline = Date.now() + maxStartMs
  try {
    while (!(await isReady(host, port))) {
      const ended = server.exitCode ?? server.signalCode
      if (ended !== null) throw new UsageError(`The server ended with ${ended}.`)
      if (Date.now() > deadline) throw new UsageError("The server wasn't ready in time.")
      await sleep(pollMs)
    }
  } finally {
    server.kill('SIGKILL')
    await exited
  }
}

async function freePort() {
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
