// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root, runCommand } from './toolchain.mjs'

/** Chromium without its windows: the tests take a fifth less time with it. */
const shell = 'chromium-headless-shell'
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** There, and able to start: a browser without the libraries it needs is none. */
const works = path => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

const onPath = name => (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name))
const installedShell = () => onPath(shell).find(works)
const installedBrowser = () => [...commands.flatMap(onPath), ...usualPlaces].find(works)

function playwrightsOwn() {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  const path = chromium.executablePath()
  return path && works(path) ? path : undefined
}

const isRoot = process.getuid?.() === 0
const hasDebianPackages = isRoot && existsSync('/usr/bin/apt-get')
const run = (command, args, stdio = 'inherit') => spawnSync(command, args, { stdio }).status === 0

/** Debian and its kin keep Chromium as packages; installing one takes root. */
function installPackage(name) {
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  return run('apt-get', ['install', '-y', '-qq', name])
}

/** Only where the system already knows the package: a browser that is there is good enough to spare everybody else the wait. */
function installKnownShell() {
  if (!hasDebianPackages || !run('apt-cache', ['show', shell], 'ignore')) return undefined
  console.info(`Installing ${shell}, with which the tests take less time ...`)
  return installPackage(shell) ? installedShell() : undefined
}

function installFromDebian() {
  if (!hasDebianPackages || !run('apt-get', ['update', '-qq'])) return undefined
  return installKnownShell() ?? (installPackage('chromium') ? installedBrowser() : undefined)
}

/**
 * The path of a browser: CHROMIUM_PATH, a shell, an installed one, Playwright's own, else one that is installed now.
 * A whole one is what visitors have: for measuring.
 */
export function findBrowser({ whole = false } = {}) {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (works(configured)) return configured
    console.error(`CHROMIUM_PATH names ${configured}, which cannot be started.`)
    process.exit(1)
  }
  const found =
    (whole ? undefined : (installedShell() ?? installKnownShell())) ?? installedBrowser() ?? playwrightsOwn()
  if (found) return found
  console.info('No browser found: installing one for the tests ...')
  runCommand('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  const installed = playwrightsOwn() ?? installFromDebian()
  if (installed) return installed
  console.error('No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.')
  process.exit(1)
}
