// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root, runCommand } from './toolchain.mjs'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** There, and able to start: a browser without the libraries it needs is none. */
const works = path => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...commands.flatMap(name => folders.map(folder => join(folder, name))), ...usualPlaces].find(works)
}

function playwrightsOwn() {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  const path = chromium.executablePath()
  return path && works(path) ? path : undefined
}

const isRoot = process.getuid?.() === 0
const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** Debian and its kin keep Chromium as a package; installing it takes root. */
function installDebianPackage() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])
}

/** The path of a browser: CHROMIUM_PATH, an installed one, Playwright's own, else one that is installed now. */
export function findBrowser() {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (works(configured)) return configured
    console.error(`CHROMIUM_PATH names ${configured}, which cannot be started.`)
    process.exit(1)
  }
  const found = installedBrowser() ?? playwrightsOwn()
  if (found) return found
  console.info('No browser found: installing one for the tests ...')
  runCommand('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  const installed = playwrightsOwn() ?? (installDebianPackage() ? installedBrowser() : undefined)
  if (installed) return installed
  console.error('No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.')
  process.exit(1)
}
