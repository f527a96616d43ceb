import { spawn, spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/support/databases.ts'

const printSettings = 'console.info(JSON.stringify([process.env.PORT, process.env.HOST, ...process.argv.slice(2)]))'

async function createProject(files: Record<string, string>) {
  const folder = await temporaryFolder()
  const packageFiles = { 'package.json': '{"type":"module"}', 'package-lock.json': '{}' }
  const all = {
    ...packageFiles,
    'node_modules/.installed-from': hash('sha256', Object.values(packageFiles).join('')),
    'scripts/build/build-if-stale.ts': '',
    '.env.example': '# Comment.\n#PORT=3000\n#HOST=127.0.0.1\n',
    ...files,
  }
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  for (const file of ['run.mjs', 'toolchain.mjs'])
    copyFileSync(join(import.meta.dirname, file), join(folder, 'scripts', file))
  return join(folder, 'scripts/run.mjs')
}

const { PORT, HOST, ...environment } = process.env

function run(runner: string, args: string[], settings: Record<string, string> = {}) {
  return spawnSync(process.execPath, [runner, ...args], { encoding: 'utf8', env: { ...environment, ...settings } })
}

test('reads .env, prefers the environment, and passes arguments on', async () => {
  const runner = await createProject({
    '.env': 'PORT=4000\nHOST=0.0.0.0\n',
    'scripts/operate/backup.ts': printSettings,
  })
  expect(JSON.parse(run(runner, ['backup']).stdout)).toEqual(['4000', '0.0.0.0'])
  const { stdout } = run(runner, ['backup', '--a', 'b c'], { PORT: '5000' })
  expect(JSON.parse(stdout)).toEqual(['5000', '0.0.0.0', '--a', 'b c'])
})

test.each(['test', 'test:faults', 'test:browsers', 'bench'])(
  "hides the operator's settings from npm run %s",
  async name => {
    const files = ['scripts/test/all.ts', 'scripts/test/faults.ts', 'scripts/test/browsers.ts', 'bench/run.ts']
    const runner = await createProject({
      '.env': 'PORT=4000\n',
      ...Object.fromEntries(files.map(file => [file, printSettings])),
    })
    expect(JSON.parse(run(runner, [name], { HOST: '0.0.0.0' }).stdout)).toEqual([null, null])
  },
)

test('returns the exit code of the command, or of a failed build', async () => {
  const runner = await createProject({ 'scripts/demo/demo.ts': 'process.exit(7)' })
  expect(run(runner, ['demo']).status).toBe(7)
  writeFileSync(join(dirname(runner), 'build/build-if-stale.ts'), 'process.exit(3)')
  expect(run(runner, ['demo']).status).toBe(3)
})

const untilStopped = `
  process.on('SIGTERM', () => { console.info('stopped'); process.exit(5) })
  setInterval(() => undefined, 1000)
  console.info('running')`

test('forwards signals to the command', async () => {
  const runner = await createProject({ 'server/main.ts': untilStopped })
  const child = spawn(process.execPath, [runner, 'start'], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [first] = await once(child.stdout, 'data')
  expect(String(first)).toBe('running\n')
  child.kill('SIGTERM')
  const [rest, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect([rest, code]).toEqual(['stopped\n', 5])
})

test("stops the command when the runner's parent process is gone", async () => {
  const runner = await createProject({ 'server/main.ts': untilStopped })
  const starter = `require('node:child_process').spawn(process.execPath, ${JSON.stringify([runner, 'start'])}, { stdio: 'inherit' })`
  const child = spawn(process.execPath, ['--eval', starter], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  // Ends when the last process that holds the pipe exits.
  expect(await text(child.stdout)).toBe('stopped\n')
})

test("rejects a pinned Node with another SHA-256, even if the system's Node is new enough", async () => {
  const sums = readFileSync(join(import.meta.dirname, '../deploy/pinned-node.sha256'), 'utf8')
  const paths = sums.match(/node_modules\S+/g) ?? []
  expect(paths.length).toBe(5)
  const tested = paths.map(path => `${hash('sha256', 'tested')}  ${path}\n`).join('')
  const check = async (content: string) => {
    const nodes = Object.fromEntries(paths.map(path => [path, content]))
    const runner = await createProject({ 'deploy/pinned-node.sha256': tested, ...nodes })
    const script = `import('${pathToFileURL(join(dirname(runner), 'toolchain.mjs'))}').then(tools => tools.checkPinnedNode())`
    return spawnSync(process.execPath, ['--eval', script], { encoding: 'utf8' })
  }
  expect((await check('tested')).status).toBe(0)
  const { status, stderr } = await check('something else')
  expect([status, stderr]).toEqual([1, expect.stringMatching(/has an unexpected SHA-256 .*Delete node_modules/)])
})

test('rejects an outdated Node with one line, before installing anything', () => {
  const pretend = "Object.defineProperty(process.versions, 'node', { value: '18.20.4' })"
  const script = `${pretend}; await import('./scripts/run.mjs'); console.info('continued')`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  })
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    'This is Node 18.20.4. Install Node 20.19 or newer and try again.\n',
  ])
})

test('knows every npm script that uses it', async () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  const names = Object.keys(scripts).filter(name => !['check', 'format', 'sbom'].includes(name))
  for (const name of names) expect(scripts[name]).toBe(`node scripts/run.mjs ${name}`)
  const { status, stderr } = run(await createProject({}), ['no-such-command'])
  expect(status).toBe(1)
  const known = stderr.match(/^Usage: node scripts\/run\.mjs (\S+) \[arguments\]\n$/)?.[1]?.split('|')
  expect(known?.sort()).toEqual(names.sort())
})
