import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '#scripts/browser.mjs'
import { quietBrowser } from '#tests/support/quiet-browser.ts'
import { type Spread, spreadOf } from './statistics.ts'

export type FirstQuestion = { painted: Spread; reacts: Spread }

export const visits = 7

/** Really applied, unlike Lighthouse's: what its documentation calls slow 4G, and a processor four times slower. */
export const phone = { latencyMs: 150, megabitsPerSecond: 1.6, processorSlowdown: 4, width: 412, height: 823 }

/** Milliseconds until the words of the survey are there, and until its first question reacts to what is typed. */
export async function measureFirstQuestion(origin: string): Promise<FirstQuestion> {
  const browser = await chromium.launch({ executablePath: await findBrowser({ whole: true }), args: quietBrowser })
  const measured: Array<{ painted: number; reacts: number }> = []
  for (let visit = 0; visit < visits; visit++) {
    const figures = await visitSurvey(browser, origin)
    console.info(`  first question: painted ${Math.round(figures.painted)} ms, reacts ${Math.round(figures.reacts)} ms`)
    measured.push(figures)
  }
  await browser.close()
  return {
    painted: spreadOf(measured.map(({ painted }) => painted)),
    reacts: spreadOf(measured.map(({ reacts }) => reacts)),
  }
}

async function visitSurvey(browser: Browser, origin: string) {
  const { width, height } = phone
  // A context of its own has an empty cache.
  const context = await browser.newContext({ viewport: { width, height }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const bytesPerSecond = (phone.megabitsPerSecond * 1_000_000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.processorSlowdown })
  await page.addInitScript(typeAtOnce)
  await page.goto(`${origin}/survey/exit`)
  const reacts = await (
    await page.waitForFunction(() => window.reactedAfterMs, undefined, { timeout: 60_000 })
  ).jsonValue()
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await context.close()
  return { painted, reacts: reacts ?? Number.NaN }
}

declare global {
  interface Window {
    reactedAfterMs?: number
  }
}

/** Runs in the page: fills in the four fields as soon as they are there, and types on until Next can be pressed. */
function typeAtOnce() {
  const type = () => {
    const fields = document.querySelectorAll<HTMLInputElement>('main input:not([tabindex="-1"])')
    for (const field of fields) {
      // As a keyboard does it: the framework notices a change of the value, not of the attribute.
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      setValue?.call(field, `${field.value}a`.slice(-8))
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    const next = document.querySelector<HTMLButtonElement>('main form button[type="submit"]')
    if (next && !next.disabled) window.reactedAfterMs ??= performance.now()
    else setTimeout(type, 20)
  }
  document.addEventListener('DOMContentLoaded', type)
}
