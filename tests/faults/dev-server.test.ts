import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
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

async function startDevServer() {
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { recursive: true })
  const settings = (await readdir(root)).filter(name => /\.(ts|json)$/.test(name))
  const parts = ['app', 'content', 'contracts', 'public', 'server', 'scripts', ...settings]
  for (const part of parts) await cp(join(root, part), join(copy, part), { recursive: true })
  const port = await freePort()
  const child = spawn(process.execPath, [join(copy, 'scripts/build/dev.ts')], {
    cwd: copy,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(copy, 'data'), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await rm(copy, { recursive: true, force: true })
  })
  let printed = ''
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk
    if (printed.includes('is running')) break
  }
  expect(printed).toContain('is running')
  child.stdout.resume()
  return `http://127.0.0.1:${port}`
}

test('serves pages and API in one process and reloads both when their source changes', async () => {
  const url = await startDevServer()
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
  await replaceIn('app/shell/document.tsx', 'Skip to content', 'Skip to the content')
  await replaceIn('server/http/errors.ts', 'Not found.', 'Changed response.')
  await waitForText('/about', '>About all of us</h1>')
  await waitForText('/about', 'Skip to the content')
  await waitForText('/api/nothing', 'Changed response.')
}, 180_000)
