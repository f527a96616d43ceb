import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { root } from '#scripts/toolchain.mjs'
import { freePort } from '#tests/support/free-port.ts'

// Inside the project, so Node finds its packages.
const copy = join(root, '.cache/dev-server-test')

const replaceIn = async (file: string, before: string, after: string) => {
  const path = join(copy, file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(before)
  await writeFile(path, text.replace(before, after))
}

/** Not the usual place, and with characters that mean something in a pattern. */
const dataDir = join(copy, 'leads [1] (ours)')

let url: string
let child: ChildProcess

beforeAll(async () => {
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { recursive: true })
  const settings = (await readdir(root)).filter(name => /\.(ts|json)$/.test(name))
  const parts = ['app', 'content', 'contracts', 'public', 'server', 'scripts', ...settings]
  for (const part of parts) await cp(join(root, part), join(copy, part), { recursive: true })
  await mkdir(join(copy, 'data'))
  for (const file of ['.env', 'old.db', 'data/admin-password.txt'])
    await writeFile(join(copy, file), 'PASSWORD=private')
  const port = await freePort()
  const server = spawn(process.execPath, ['--watch', join(copy, 'scripts/build/dev.ts')], {
    cwd: copy,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = server
  let printed = ''
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk
    if (printed.includes('is running')) break
  }
  expect(printed).toContain('is running')
  server.stdout.resume()
  url = `http://127.0.0.1:${port}`
})

afterAll(async () => {
  child.kill('SIGTERM')
  await once(child, 'exit')
  await rm(copy, { recursive: true, force: true })
})

test('serves pages and API in one process and reloads both when their source changes', async () => {
  const fetchText = async (path: string) => (await fetch(url + path)).text()
  const waitForText = (path: string, text: string) =>
    vi.waitFor(async () => expect(await fetchText(path)).toContain(text), { timeout: 60_000 })

  await waitForText('/about', '>About Us</h1>')
  await waitForText('/api/nothing', 'Not found.')
  for (const [path, type] of [
    ['/llms.txt', 'text/plain'],
    ['/privacy-policy.md', 'text/markdown'],
    ['/sitemap.xml', 'application/xml'],
  ])
    expect((await fetch(url + path)).headers.get('content-type')).toBe(`${type}; charset=utf-8`)
  await replaceIn('content/about.ts', "'About Us'", "'About all of us'")
  await replaceIn('app/shell/document.tsx', '#17453c', '#17453d')
  await replaceIn('server/http/errors.ts', 'Not found.', 'Changed response.')
  await waitForText('/about', '>About all of us</h1>')
  await waitForText('/about', '#17453d')
  await waitForText('/api/nothing', 'Changed response.')
})

test("serves none of the files that visitors' browsers don't load", async () => {
  await vi.waitFor(async () => expect((await fetch(`${url}/about`)).status).toBe(200), { timeout: 60_000 })
  const files = [
    '.env',
    'old.db',
    'data/admin-password.txt',
    'leads [1] (ours)/admin-password.txt',
    'leads [1] (ours)/site.db',
    'server/forms/toolkit-prompts.md',
    'server/config.ts',
  ]
  for (const file of files) {
    const start = (await readFile(join(copy, file))).subarray(0, 15)
    for (const folder of ['/', `/@fs${copy}/`])
      for (const query of ['', '?raw', '?import&raw', '?url', '?inline'])
        for (const headers of [{}, { 'sec-fetch-dest': 'script' }]) {
          const address = url + encodeURI(folder + file) + query
          const body = await (await fetch(address, { headers })).text()
          expect(body, address).not.toContain(start.toString())
          expect(body, address).not.toContain(start.toString('base64'))
        }
  }
  expect((await fetch(`${url}/app/shell/document.tsx`)).status).toBe(200)
})

test('keeps its data to the user who runs it', async () => {
  for (const file of ['', 'site.db', 'site.db-wal', 'site.db-shm', 'admin-password.txt'])
    expect((await stat(join(dataDir, file))).mode & 0o077, file).toBe(0)
})
