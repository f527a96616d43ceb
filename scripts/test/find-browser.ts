// Finds a Chromium for the browser tests and benchmarks, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { run } from '#scripts/toolchain.mjs'

const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usualPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const isRoot = process.getuid?.() === 0
const aptGet = '/usr/bin/apt-get'

export async function installDebianPackages(...packages: string[]) {
  if (!isRoot || !existsSync(aptGet)) return
  console.info(`Installing ${packages.join(', ')}...`)
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  const quietly = (...args: string[]) => run(aptGet, ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  if ((await quietly('update')) === 0) await quietly('install', '--yes', '--no-install-recommends', ...packages)
}

export const pathsOf = (name: string) => (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name))

const works = (path: string) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

/** `whole`: a complete browser, as visitors have, for benchmarks. */
export async function findBrowser({ whole = false } = {}): Promise<string> {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (works(configured)) return configured
    throw new Error(`CHROMIUM_PATH (${configured}) can't be started.`)
  }
  const wanted = whole ? names : [shell, ...names]
  const find = () => [...wanted.flatMap(pathsOf), ...usualPaths, chromium.executablePath()].find(works)
  if (!find()) await installDebianPackages(whole ? 'chromium' : shell, 'fonts-liberation')
  if (!find()) await run('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  const found = find()
  if (!found) throw new Error("Couldn't install a browser. Install Chromium or Chrome, or set CHROMIUM_PATH.")
  return found
}
