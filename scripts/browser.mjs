// Finds a Chromium for the browser tests, or installs one.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root, runCommand } from './toolchain.mjs'

/** Chromium without windows: the tests take a fifth less time with it. */
const shell = 'chromium-headless-shell'
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usualPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Exists and starts: it may lack the libraries it needs. */
const works = path => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

const onPath = name => (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name))
const installedShell = () => onPath(shell).find(works)
const installedBrowser = () => [...commands.flatMap(onPath), ...usualPaths].find(works)

function playwrightsOwn() {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  const path = chromium.executablePath()
  return path && works(path) ? path : undefined
}

const isRoot = process.getuid?.() === 0
const aptGet = '/usr/bin/apt-get'
const canInstallDebianPackages = isRoot && existsSync(aptGet)

/** Installs Debian packages; returns whether that worked. */
export async function installDebianPackages(...names) {
  if (!canInstallDebianPackages) return false
  const run = async args => {
    const child = spawn(aptGet, ['-qq', ...args], {
      // apt reports each step on standard output; errors are enough.
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const [code] = await once(child, 'exit')
    return code === 0
  }
  return (await run(['update'])) && (await run(['install', '--yes', '--no-install-recommends', ...names]))
}

const installed = whole => (whole ? undefined : installedShell()) ?? installedBrowser()

/** Installs a browser from Debian's packages if there's none. Needs no npm package, so it can run during `npm ci`. */
export async function installBrowserPackage({ whole = false } = {}) {
  if (!canInstallDebianPackages || process.env.CHROMIUM_PATH || installed(whole)) return
  console.info('Installing Chromium ...')
  await installDebianPackages(whole ? 'chromium' : shell, 'fonts-dejavu-core')
}

/** The path of a browser. `whole` is for benchmarks: a complete browser, as visitors have. */
export async function findBrowser({ whole = false } = {}) {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (works(configured)) return configured
    console.error(`CHROMIUM_PATH is ${configured}, which can't be started.`)
    process.exit(1)
  }
  const find = () => installed(whole) ?? playwrightsOwn()
  if (!find()) await installBrowserPackage({ whole })
  if (!find()) await runCommand('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  const found = find()
  if (found) return found
  console.error('No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.')
  process.exit(1)
}
