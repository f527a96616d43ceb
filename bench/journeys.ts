// Visits on a slow phone. With BENCH_AGAINST=<a built checkout of another version>, both versions take turns.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#scripts/test/find-browser.ts'
import { root } from '#scripts/toolchain.mjs'
import { startServer, stop } from '#tests/support/processes.ts'
import { quietBrowser } from '#tests/support/quiet-browser.ts'
import { medianOf, spread, table } from './report.ts'
import { type Link, slowLink } from './slow-link.ts'

const visits = 7
const processorSlowdown = 4

const phones: Record<string, Link> = {
  slow: { latencyMs: 150, megabitsPerSecond: 1.6 },
  median: { latencyMs: 100, megabitsPerSecond: 9 },
}

type Journey = { name: string; from: string; link?: string; until: 'painted' | 'reacts' }

const journeys: readonly Journey[] = [
  { name: 'Survey opened directly: the first question reacts', from: '/survey/exit', until: 'reacts' },
  { name: 'Home → survey by a tap: the first question reacts', from: '/', link: '/survey/exit', until: 'reacts' },
  { name: 'Home → articles by a tap: painted', from: '/', link: '/articles', until: 'painted' },
  {
    name: 'Articles → article by a tap: painted',
    from: '/articles',
    link: '/articles/what-ai-agents-can-do',
    until: 'painted',
  },
]

export async function measureJourneys() {
  const versions = [{ name: 'this version', folder: root }]
  if (process.env.BENCH_AGAINST) versions.unshift({ name: 'other version', folder: process.env.BENCH_AGAINST })
  const browser = await chromium.launch({ executablePath: await findBrowser({ whole: true }), args: quietBrowser })
  const rows: string[][] = []
  for (const [phone, link] of Object.entries(phones)) {
    const servers = await Promise.all(versions.map(({ folder }) => startServer({ folder })))
    const links = await Promise.all(servers.map(({ origin }) => slowLink(origin, link)))
    for (const journey of journeys) {
      const times = links.map((): number[] => [])
      // One visit to warm up the browser.
      for (let visit = -1; visit < visits; visit++) {
        const order = visit % 2 ? links.keys() : [...links.keys()].reverse()
        for (const index of order) {
          const time = await takeJourney(browser, links[index]?.origin ?? '', journey)
          if (visit >= 0) times[index]?.push(time)
        }
      }
      const ratio = versions.length > 1 ? (medianOf(times[1] ?? []) / medianOf(times[0] ?? [])).toFixed(2) : ''
      rows.push([`${journey.name} (${phone})`, ...times.map(spread), ratio])
      console.info(`  ${rows.at(-1)?.join(' | ')}`)
    }
    for (const { close } of links) close()
    for (const { child } of servers) await stop(child)
  }
  await browser.close()
  return `A ${processorSlowdown} times slower processor and a connection with ${Object.entries(phones)
    .map(([name, { latencyMs, megabitsPerSecond }]) => `${latencyMs} ms and ${megabitsPerSecond} Mbit/s (${name})`)
    .join(' or ')}, ${visits} visits each: median milliseconds, with the lowest and the highest.

${table(['What', ...versions.map(({ name }) => name), 'Ratio'], rows)}`
}

async function takeJourney(browser: Browser, origin: string, { from, link, until }: Journey) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
  await context.addInitScript(watch)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
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
