import { type ChildProcess, type ChildProcessByStdio, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { compiledFolder } from '#scripts/toolchain.mjs'
import { migratedDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { freePort } from '#tests/support/free-port.ts'
import { lockedOut } from '#tests/support/locked-out.ts'
import { serverClock } from '#tests/support/server-clock.ts'

const main = join(import.meta.dirname, 'main.ts')

function startServer(env: Record<string, string>, stdout: 'pipe' | number = 'pipe', options: SpawnOptions = {}) {
  const child = spawn(process.execPath, [main], {
    ...options,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledFolder, ...env },
    stdio: ['ignore', stdout, 'pipe'],
  }) as ChildProcessByStdio<null, Readable, Readable>
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

async function startupBlock(child: ChildProcess) {
  let printed = ''
  for await (const chunk of child.stdout ?? []) {
    printed += chunk
    if (/Email .*\n(.+\n)*\n$/.test(printed)) return printed
  }
  throw new Error(`The server ended early:\n${printed}`)
}

const isListening = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

test('prints where everything is and, only at the first start, the generated passwords, and finishes requests in flight on SIGTERM', async () => {
  const [dataDir, port] = [await temporaryFolder(), await freePort()]
  const settings = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', SITE_URL: 'https://www.example.org' }
  const first = startServer(settings)
  const shown = (await startupBlock(first)).match(/password +(\S+) {2}\(shown only now; it's in \S+\)/g)
  expect(shown).toHaveLength(2)
  for (const [index, name] of ['admin', 'toolkit'].entries())
    expect(shown?.[index]).toContain(readFileSync(join(dataDir, `${name}-password.txt`), 'utf8').trim())
  first.kill('SIGTERM')
  await once(first, 'exit')

  const child = startServer(settings)
  const block = await startupBlock(child)
  expect(block.replaceAll(dataDir, '<data>')).toBe(`
Modernize My Business is running. Press Ctrl+C to stop.

  Site              http://127.0.0.1:${port}
  Admin area        http://127.0.0.1:${port}/admin
  Data              <data>/site.db
  Admin password    generated, in <data>/admin-password.txt, unless it was changed in Settings
  Toolkit password  generated, in <data>/toolkit-password.txt
  Email             held until SMTP_URL is set; nothing is lost
  Checkup           npm run doctor, before launch and any time after

`)
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  const page = await (await fetch(`http://127.0.0.1:${port}/about`)).text()
  expect(page).toContain('<link rel="canonical" href="https://www.example.org/about"/>')

  // 100-continue confirms that the server has the headers. The body arrives after the signal.
  const call = request({
    port,
    method: 'POST',
    path: '/api/nothing',
    headers: { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' },
  })
  const responded = once(call, 'response')
  call.flushHeaders()
  await once(call, 'continue')
  call.write('{')
  child.kill('SIGTERM')
  await expect.poll(() => isListening(port)).toBe(false)
  call.end('}')
  const [response] = await responded
  expect(response.statusCode).toBe(404)
  response.resume()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test("keeps running and exits cleanly when the log can't be written", async () => {
  const [dataDir, port] = [await temporaryFolder(), await freePort()]
  // Opened read-only, so every write fails, as on a full disk.
  const log = openSync(main, 'r')
  const child = startServer({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info' }, log)
  closeSync(log)
  const statusOf = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status)
  await vi.waitUntil(() => statusOf('/readyz').catch(() => undefined), { timeout: 30_000 })
  for (let call = 0; call < 20; call += 1) expect(await statusOf('/api/nothing')).toBe(404)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('exits with one line when a setting is invalid', async () => {
  const child = startServer({ PORT: 'eighty' })
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(printed).toBe('PORT must be a whole number from 0 to 65535.\n')
  expect(code).toBe(1)
})

test('exits with one line when the clock is before the build', async () => {
  const clock = serverClock()
  clock.moveForward(-366 * 24 * 60)
  const child = startServer({ DATA_DIR: await temporaryFolder(), ...clock.env })
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(printed).toMatch(
    /^The server couldn't start\. The system clock is at .+Z, before this site was built\. Set the clock and try again\.\n$/,
  )
  expect(code).toBe(1)
})

test.each(['PORT', 'METRICS_PORT'])('exits with one line when %s is in use', async setting => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  const child = startServer({ PORT: '0', [setting]: String(port), DATA_DIR: await temporaryFolder() })
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(printed).toBe(
    `The server couldn't start. Port ${port} is in use by another program. Stop that one, or set PORT or METRICS_PORT to another number.\n`,
  )
  expect(code).toBe(1)
})

test.each([
  ['with set passwords', { ADMIN_PASSWORD: 'a long password', TOOLKIT_PASSWORD: 'toolkit' }],
  ['with generated passwords', {}],
])("exits with one line when DATA_DIR can't be read, %s", async (_case, passwords) => {
  const { dataDir } = await migratedDatabaseSettings('sqlite')
  writeFileSync(join(dataDir, 'admin-password.txt'), 'generated-password')
  const child = startServer({ DATA_DIR: dataDir, ...passwords }, 'pipe', lockedOut(dataDir))
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(printed).toMatch(/^The server couldn't start\. .*\n$/)
  expect(printed).toMatch(`${dataDir} belongs to user ${process.getuid?.()}, and this is user `)
  expect(code).toBe(1)
})

test("exits with one line, without the password, when the database can't be reached", async () => {
  const unused = await freePort()
  const child = startServer({
    DATABASE_URL: `postgres://site:secret@127.0.0.1:${unused}/site`,
    DATA_DIR: await temporaryFolder(),
  })
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(printed).toBe("The server couldn't start. The database can't be reached (ECONNREFUSED).\n")
  expect(code).toBe(1)
})
