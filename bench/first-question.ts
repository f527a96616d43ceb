import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '#scripts/browser.ts'
import { quietBrowser } from '#tests/support/quiet-browser.ts'

export const visits = 7

/** Really applied, unlike Lighthouse's throttling. */
export const phone = { latencyMs: 150, megabitsPerSecond: 1.6, processorSlowdown: 4 }

/** Milliseconds until the survey can be read, and until its first question reacts to input. */
export async function measureFirstQuestion(origin: string) {
  const browser = await chromium.launch({ executablePath: await findBrowser({ whole: true }), args: quietBrowser })
  const painted: number[] = []
  const reacts: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    const times = await visitSurvey(browser, origin)
    console.info(`  first question: readable ${Math.round(times.painted)} ms, reacts ${Math.round(times.reacts)} ms`)
    painted.push(times.painted)
    reacts.push(times.reacts)
  }
  await browser.close()
  return { painted, reacts }
}

async function visitSurvey(browser: Browser, origin: string) {
  // A new context has an empty cache.
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
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
  await page.addInitScript(fillInAtOnce)
  await page.goto(`${origin}/survey/exit`)
  const timeOf = async (name: string) => {
    const find = (entry: string) => performance.getEntriesByName(entry)[0]?.startTime
    return (await (await page.waitForFunction(find, name, { timeout: 60_000 })).jsonValue()) ?? Number.NaN
  }
  const times = { painted: await timeOf('first-contentful-paint'), reacts: await timeOf('reacted') }
  await context.close()
  return times
}

/** Runs in the page: fills in all fields as they appear, like a browser that knows the visitor, and waits for Next. */
function fillInAtOnce() {
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('main input:not([tabindex="-1"])')) {
      field.value = 'a'
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    const next = document.querySelector('main form button[type="submit"]')
    const look = () => {
      if (next?.matches(':not(:disabled, [aria-disabled])')) performance.mark('reacted')
    }
    new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true })
  })
}
