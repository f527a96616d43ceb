// Starts this release where nobody can reach it. With --copy, on a copy of the database: its migrations run there first.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runCommand, UsageError } from '#scripts/operate/command.ts'
import { root } from '#scripts/toolchain.mjs'
import { loadConfig } from '#server/config.ts'
import { backUp } from '#server/storage/backup/backup.ts'
import { serverLocation } from '#server/storage/backup/snapshot.ts'
import { databaseFile } from '#server/storage/open-database.ts'
import { isReady } from './check-ready.ts'

/** Migrating a large database takes minutes. */
const maxStartMs = 15 * 60_000
const pollMs = 200
const host = '127.0.0.1'

/** Without these, the copy sends nothing, and the server that's running isn't disturbed. */
const leftOut = [
  'DATABASE_URL',
  'SMTP_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'BACKUP_DIR',
  'METRICS_PORT',
  'TRUST_PROXY',
]

await runCommand(async () => {
  // Also finds settings that this release no longer accepts.
  const config = loadConfig(process.env)
  process.umask(0o077)
  const folder = mkdtempSync(join(tmpdir(), 'modernize-trial-'))
  try {
    if (process.argv.includes('--copy')) await backUp(serverLocation(config), databaseFile(folder))
    await startIn(folder)
    return 'It works.'
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function startIn(dataDir: string) {
  const port = await freePort()
  const kept = Object.entries(process.env).filter(([name]) => !leftOut.includes(name))
  const env = { ...Object.fromEntries(kept), DATA_DIR: dataDir, HOST: host, PORT: String(port) }
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
