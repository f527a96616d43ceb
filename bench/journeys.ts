// Visits on slow phones. Puppeteer, because a page that Playwright drives can't be a prerendered one.
import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { findBrowser } from '#scripts/test/find-browser.ts'
import { stop } from '#tests/support/processes.ts'
import { quietBrowser } from '#tests/support/quiet-browser.ts'
import { medianOf, shareOf, spread, startVersion, table, versions } from './measure.ts'
import { type Link, startSlowLink } from './slow-link.ts'

const visits = shareOf(7)
const processorSlowdown = 4
/** Pages count no visit of a browser that says it's automated, so they'd take each of its pages for a visitor's first. */
const visitorsBrowser = [...quietBrowser, '--disable-blink-features=AutomationControlled']
/** Visitors look at the home page for seconds. */
const lookMs = 3000

const phones: Record<string, Link> = {
  'slow phone': { latency: 150, megabitsPerSecond: 1.6 },
  'median phone': { latency: 100, megabitsPerSecond: 9 },
}

type Journey = { name: string; from: string; link?: string; until: 'painted' | 'reacts'; prerenders?: boolean }

const journeys: readonly Journey[] = [
  { name: 'Survey opened directly: the first question reacts', from: '/survey/exit', until: 'reacts' },
  {
    name: 'Home → survey by a tap, prerendered: the first question reacts',
    from: '/',
    link: '/survey/exit',
    until: 'reacts',
    prerenders: true,
  },
  {
    name: 'Home → survey by a tap, not prerendered: the first question reacts',
    from: '/',
    link: '/survey/exit',
    until: 'reacts',
  },
  { name: 'Home → articles by a tap: painted', from: '/', link: '/articles', until: 'painted' },
]

export async function measureJourneys() {
  const launch = async (...args: string[]) =>
    puppeteer.launch({ executablePath: await findBrowser({ whole: true }), args: [...visitorsBrowser, ...args] })
  const prerendering = await launch()
  const fetching = await launch('--disable-features=Prerender2')
  const servers = await Promise.all(versions.map(({ folder }) => startVersion(folder)))
  const rows: string[][] = []
  for (const [phone, link] of Object.entries(phones)) {
    const links = await Promise.all(servers.map(({ origin }) => startSlowLink(origin, link)))
    for (const journey of journeys) {
      const times = servers.map((): number[] => [])
      // One visit to warm up the browser.
      for (let visit = -1; visit < visits; visit++) {
        const order = visit % 2 ? servers.keys() : [...servers.keys()].reverse()
        for (const index of order) {
          const browser = journey.prerenders ? prerendering : fetching
          const time = await takeJourney(browser, links[index]?.origin ?? '', journey)
          if (visit >= 0) times[index]?.push(time)
        }
      }
      const ratio = times[1] ? (medianOf(times[0] ?? []) / medianOf(times[1])).toFixed(2) : ''
      rows.push([`${journey.name} (${phone})`, ...times.map(spread), ratio])
      console.info(`  ${rows.at(-1)?.join(' | ')}`)
    }
    for (const { stop } of links) stop()
  }
  for (const { child } of servers) await stop(child)
  await prerendering.close()
  await fetching.close()
  return table([`Milliseconds, ${visits} visits`, ...versions.map(({ name }) => name), 'Ratio'], rows)
}

async function takeJourney(browser: Browser, origin: string, { from, link, until }: Journey) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true })
  await page.emulateCPUThrottling(processorSlowdown)
  await page.evaluateOnNewDocument(watch)
  await page.goto(origin + from)
  if (link) {
    await sleep(lookMs)
    await page.evaluate(() => document.querySelector('button[aria-label="Close"]')?.remove())
    const target = await page.waitForSelector(`main a[href="${link}"]`)
    // Never resolves if the page is replaced by the prerendered one.
    target?.tap().catch(() => undefined)
  }
  const time = await readTime(page, until)
  await context.close()
  return time
}

async function readTime(page: Page, until: Journey['until']) {
  const deadline = performance.now() + 60_000
  while (performance.now() < deadline) {
    const time = await page.evaluate(readNote, until).catch(() => undefined)
    if (time !== undefined) return time
    await sleep(50)
  }
  throw new Error(`Nothing was ${until}.`)
}

/** `watch` doesn't run in a prerendered page, which is painted when it's shown. It has to be ready before. */
function readNote(name: string) {
  const [navigation] = performance.getEntriesByType('navigation') as Array<
    PerformanceNavigationTiming & { activationStart?: number }
  >
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (!navigation?.activationStart) return Number(sessionStorage[`bench:${name}`]) || undefined
  if (!paint || !document.documentElement.matches('[data-ready]')) return
  return performance.timeOrigin + paint.startTime - Number(sessionStorage['bench:tapped'])
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
