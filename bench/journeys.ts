// Visits on slow phones, with Chromium's own throttling. It doesn't slow down what's fetched ahead of a tap.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#scripts/test/find-browser.ts'
import { stop } from '#tests/support/processes.ts'
import { quietBrowser } from '#tests/support/quiet-browser.ts'
import { medianOf, shareOf, spread, startVersion, table, versions } from './measure.ts'

const visits = shareOf(7)
const processorSlowdown = 4

type Link = { latency: number; megabitsPerSecond: number }

const phones: Record<string, Link> = {
  'slow phone': { latency: 150, megabitsPerSecond: 1.6 },
  'median phone': { latency: 100, megabitsPerSecond: 9 },
}

type Journey = { name: string; from: string; link?: string; until: 'painted' | 'reacts' }

const journeys: readonly Journey[] = [
  { name: 'Survey opened directly: the first question reacts', from: '/survey/exit', until: 'reacts' },
  { name: 'Home → survey by a tap: the first question reacts', from: '/', link: '/survey/exit', until: 'reacts' },
  { name: 'Home → articles by a tap: painted', from: '/', link: '/articles', until: 'painted' },
]

export async function measureJourneys() {
  const browser = await chromium.launch({ executablePath: await findBrowser({ whole: true }), args: quietBrowser })
  const servers = await Promise.all(versions.map(({ folder }) => startVersion(folder)))
  const rows: string[][] = []
  for (const [phone, link] of Object.entries(phones))
    for (const journey of journeys) {
      const times = servers.map((): number[] => [])
      // One visit to warm up the browser.
      for (let visit = -1; visit < visits; visit++) {
        const order = visit % 2 ? servers.keys() : [...servers.keys()].reverse()
        for (const index of order) {
          const time = await takeJourney(browser, link, servers[index]?.origin ?? '', journey)
          if (visit >= 0) times[index]?.push(time)
        }
      }
      const ratio = times[1] ? (medianOf(times[0] ?? []) / medianOf(times[1])).toFixed(2) : ''
      rows.push([`${journey.name} (${phone})`, ...times.map(spread), ratio])
      console.info(`  ${rows.at(-1)?.join(' | ')}`)
    }
  for (const { child } of servers) await stop(child)
  await browser.close()
  return table([`Milliseconds, ${visits} visits`, ...versions.map(({ name }) => name), 'Ratio'], rows)
}

async function takeJourney(browser: Browser, { latency, megabitsPerSecond }: Link, origin: string, journey: Journey) {
  const { from, link, until } = journey
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
  await context.addInitScript(watch)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const bytesPerSecond = (megabitsPerSecond * 1_000_000) / 8
  const speed = { offline: false, latency, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
  await session.send('Network.emulateNetworkConditions', speed)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  await page.goto(origin + from)
  if (link) {
    await page.waitForLoadState('networkidle')
    // What's loaded when idle.
    await sleep(2000)
    await page.evaluate(() => document.querySelector('button[aria-label="Close"]')?.remove())
    await page.locator(`main a[href="${link}"]:visible`).first().tap()
  }
  const time = await readTime(page, until)
  await context.close()
  return time
}

async function readTime(page: Page, until: Journey['until']) {
  const read = (name: string) => Number(sessionStorage[`bench:${name}`]) || undefined
  const deadline = performance.now() + 60_000
  while (performance.now() < deadline) {
    const time = await page.evaluate(read, until).catch(() => undefined)
    if (time !== undefined) return time
    await sleep(50)
  }
  throw new Error(`Nothing was ${until}.`)
}

/** Runs in every document: fills in the survey's fields like autofill, and notes when a page is painted and reacts. */
function watch() {
  const now = () => performance.timeOrigin + performance.now()
  const isFirst = !('bench:tapped' in sessionStorage)
  const startedAt = isFirst ? performance.timeOrigin : Number(sessionStorage['bench:tapped'])
  let start = startedAt
  let heading = isFirst ? undefined : ''
  const note = (name: string) => {
    sessionStorage[`bench:${name}`] ??= now() - start
  }
  addEventListener(
    'pointerdown',
    () => {
      start = now()
      heading = document.querySelector('h1')?.textContent ?? ''
      for (const name of ['painted', 'reacts']) sessionStorage.removeItem(`bench:${name}`)
      sessionStorage['bench:tapped'] = start
    },
    true,
  )
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const check = () => {
    const shown = document.querySelector('h1')?.textContent
    if (shown && heading !== undefined && shown !== heading) requestAnimationFrame(() => note('painted'))
    for (const field of document.querySelectorAll<HTMLInputElement>('main form input:not([tabindex="-1"])')) {
      if (field.value !== '') continue
      setValue?.call(field, 'a')
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    const isHydrated = document.documentElement.matches('[data-ready], [data-hydrated]')
    const next = document.querySelector('main form button[type="submit"]')
    if (isHydrated && next?.matches(':not(:disabled, [aria-disabled])')) note('reacts')
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}
