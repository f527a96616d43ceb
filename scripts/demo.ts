import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError, loadConfig, settingNames } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { startInbox } from './demo/inbox.ts'
import { fillDatabase } from './made-up/fill-database.ts'
import { followUp } from './made-up/follow-ups.ts'
import { applicationAt, quizAt, surveyAt } from './made-up/forms.ts'
import { root } from './toolchain.mjs'

const amounts = { sessions: 300, responses: 96, quizzes: 34, applications: 14 }
/** Short enough that the admin area's usual view, the last 30 days, has something to show. */
const days = 90
/** Nobody in the database has this number yet. */
const newPerson = 1000

const passwords = { admin: 'demo-admin-password', toolkit: 'demo-toolkit' }

let server: ChildProcess | undefined
let stopping = false

// Before the folder exists, so no signal can leave it behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
const folder = mkdtempSync(join(tmpdir(), 'modernize-demo-'))
process.on('exit', () => {
  server?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Nothing is kept, so the server needn't stop gracefully. It has to be gone before its folder is deleted, though. */
function stop() {
  stopping = true
  if (!server?.kill('SIGKILL')) process.exit(0)
}

try {
  await start()
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}

async function start() {
  const port = await freePortFrom(loadConfig({ PORT: process.env.PORT }).port)
  const siteUrl = `http://127.0.0.1:${port}`
  const inbox = await startInbox(await freePortFrom(port + 1), siteUrl)
  await makeUpVisitors()
  startServer({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SITE_URL: siteUrl,
    ADMIN_PASSWORD: passwords.admin,
    TOOLKIT_PASSWORD: passwords.toolkit,
    SMTP_URL: inbox.smtpUrl,
    LOG_LEVEL: 'silent',
  })
  await untilReady(`${siteUrl}/readyz`)
  await sendForms(siteUrl)
  console.info(`
The demo is running, with ${amounts.sessions} made-up visitors of the last ${days} days.

  Site              ${siteUrl}
  Admin area        ${siteUrl}/admin
  Admin password    ${passwords.admin}
  Toolkit           ${siteUrl}/toolkit
  Toolkit password  ${passwords.toolkit}
  Inbox             ${inbox.url} (emails are shown here instead of being sent)

Stop with Ctrl+C; everything is deleted.
`)
}

async function makeUpVisitors() {
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined })
  await fillDatabase(database, amounts, { days })
  await followUp(database)
  await database.close()
}

/** None of the operator's settings get through: an empty one counts as unset, and a .env file doesn't replace it. */
function startServer(settings: Record<string, string>) {
  const unset = Object.fromEntries(settingNames.map(name => [name, '']))
  server = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...unset, ...settings },
  })
  server.on('exit', (code, signal) => {
    if (!stopping) console.error(`The server stopped unexpectedly (${signal ?? `exit code ${code}`}).`)
    process.exit(stopping ? 0 : 1)
  })
}

async function untilReady(url: string) {
  while (
    !(await fetch(url).then(
      response => response.ok,
      () => false,
    ))
  )
    await sleep(50)
}

/** One form of each kind the way a browser sends it, so the inbox has a few emails to open. */
async function sendForms(siteUrl: string) {
  const forms = {
    '/api/quiz/submit': quizAt(amounts.quizzes, newPerson),
    '/api/beta/apply': applicationAt(amounts.applications, newPerson + 1),
    '/api/survey/submit': { ...surveyAt(amounts.responses, newPerson + 2), toolkitOptIn: true },
  }
  for (const [path, form] of Object.entries(forms)) {
    const response = await fetch(siteUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  }
}

/** This port, or the next one that no other program uses. */
async function freePortFrom(port: number): Promise<number> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return freePortFrom(port + 1)
  }
  const { port: free } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return free
}
