import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A project with this toolchain and one script, which prints its settings. */
function projectWith(env: string) {
  const folder = mkdtempSync(join(tmpdir(), 'toolchain-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'scripts'))
  copyFileSync(join(import.meta.dirname, 'toolchain.mjs'), join(folder, 'scripts/toolchain.mjs'))
  writeFileSync(join(folder, '.env'), env)
  writeFileSync(join(folder, '.env.example'), '# Comment.\n#PORT=3000\n#HOST=127.0.0.1\n')
  writeFileSync(join(folder, 'print.mjs'), 'console.info(JSON.stringify([process.env.PORT, process.env.HOST]))')
  return (code: string, settings: Record<string, string>) => {
    const script = `import { ignoreSettings, runFile } from './scripts/toolchain.mjs'; ${code}`
    const { PORT, HOST, ...env } = process.env
    const args = ['--input-type=module', '--eval', script]
    const output = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: { ...env, ...settings } })
    return JSON.parse(output)
  }
}

test('commands read .env, and the environment takes precedence', () => {
  const run = projectWith('PORT=4000\nHOST=0.0.0.0\n')
  expect(run("runFile('print.mjs')", {})).toEqual(['4000', '0.0.0.0'])
  expect(run("runFile('print.mjs')", { PORT: '5000' })).toEqual(['5000', '0.0.0.0'])
})

test("tests and benchmarks see none of the operator's settings", () => {
  const run = projectWith('PORT=4000\n')
  expect(run("ignoreSettings(); runFile('print.mjs')", { HOST: '0.0.0.0' })).toEqual([null, null])
})

test('a Node that is too old is refused in one line, before anything is installed', () => {
  const pretend = "Object.defineProperty(process.versions, 'node', { value: '18.20.4' })"
  const script = `${pretend}; await import('./scripts/toolchain.mjs'); console.info('went on')`
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
