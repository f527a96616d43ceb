import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { expect, hydrated, test } from '#tests/support/watched-page.ts'

const root = join(import.meta.dirname, '../..')
const copy = join(root, '.cache/dev-server-test')

const replaceIn = async (file: string, before: string, after: string) => {
  const path = join(copy, file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(before)
  await writeFile(path, text.replace(before, after))
}

// On a copy of the sources, inside the project so that its packages are found.
async function startDevServer() {
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { recursive: true })
  const settings = (await readdir(root)).filter(name => /\.(ts|json)$/.test(name))
  const parts = ['app', 'content', 'contracts', 'server', 'scripts', ...settings]
  for (const part of parts) await cp(join(root, part), join(copy, part), { recursive: true })
  const port = await freePort()
  const child = spawn(process.execPath, [join(copy, 'scripts/dev.ts')], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(copy, 'data'), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let started = false
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    started = String(chunk).includes('is running')
    if (started) break
  }
  expect(started, 'the dev server started').toBe(true)
  child.stdout.resume()
  return { child, url: `http://127.0.0.1:${port}` }
}

test('npm run dev serves pages and API in one process and shows changes to both at once', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000)
  const { child, url } = await startDevServer()
  try {
    // Vite's client says so once it can receive changes.
    const connected = page.waitForEvent('console', {
      predicate: message => message.text().includes('[vite] connected'),
    })
    await page.goto(`${url}/about`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
    await connected
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await replaceIn('app/routes/about.tsx', 'title="About Us"', 'title="About all of us"')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About all of us')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

    const unknownCall = async () => (await (await fetch(`${url}/api/nothing`)).json()).error
    expect(await unknownCall()).toBe('There is nothing at this address.')
    await replaceIn('server/plugins/errors.ts', 'There is nothing at this address.', 'Nobody is at home.')
    await expect.poll(unknownCall).toBe('Nobody is at home.')
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await rm(copy, { recursive: true, force: true })
  }
  // Vite's own chatter in the console is no fault.
  complaints.splice(0)
})
