// Starts this release where nobody can reach it. With --copy, on a copy of the database: its migrations run there first.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { minuteMs } from '#contracts/time.ts'
import { runCommand, UsageError } from '#scripts/operate/command.ts'
import { root } from '#scripts/toolchain.mjs'
import { type Config, loadConfig, settingNames } from '#server/config.ts'
import { runningText } from '#server/startup-message.ts'
import { backUp, restoreBackup } from '#server/storage/backup/backup.ts'
import { serverLocation } from '#server/storage/backup/snapshot.ts'
import { databaseFile } from '#server/storage/open-database.ts'

/** Migrating a large database takes minutes. */
const maxStartMs = 15 * minuteMs
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

/** Until it says that it's running, which means that its migrations are done and that it can store forms. */
async function startIn(dataDir: string, database: { DATABASE_URL?: string } = {}) {
  const kept = Object.entries(process.env).filter(([name]) => !isLeftOut(name))
  const env = { ...Object.fromEntries(kept), ...database, DATA_DIR: dataDir, PORT: '0' }
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env,
    // The reason for a failed start is on standard error.
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: maxStartMs,
  })
  const exited = once(server, 'exit')
  try {
    for await (const line of createInterface({ input: server.stdout })) if (line === runningText) return
    const [code, signal] = await exited
    throw new UsageError(`The server ended with ${code ?? signal}.`)
  } finally {
    server.kill('SIGKILL')
    await exited
  }
}
