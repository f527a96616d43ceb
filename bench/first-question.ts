import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '#scripts/test/find-browser.ts'
import { quietBrowser } from '#tests/support/quiet-browser.ts'

export const visits = 7

/** Applied for real, unlike Lighthouse's throttling. */
export const phone = { latencyMs: 150, megabitsPerSecond: 1.6, processorSlowdown: 4 }

export async function measureFirstQuestion(origin: string) {
  const browser = await chromium.launch({ executablePath: await findBrowser({ whole: true }), args: quietBrowser })
  const painted: number[] = []
  const interactive: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    const times = await visitSurvey(browser, origin)
    console.info(
      `  first question: readable ${Math.round(times.painted)} ms, interactive ${Math.round(times.interactive)} ms`,
    )
    painted.push(times.painted)
    interactive.push(times.interactive)
  }
  await browser.close()
  return { painted, interactive }
}

async function visitSurvey(browser: Browser, origin: string) {
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
  await page.addInitScript(fillInFields)
  await page.goto(`${origin}/survey/exit`)
  const timeOf = async (name: string) => {
    const find = (entry: string) => performance.getEntriesByName(entry)[0]?.startTime
    return (await (await page.waitForFunction(find, name, { timeout: 60_000 })).jsonValue()) ?? Number.NaN
  }
  const times = { painted: await timeOf('first-contentful-paint'), interactive: await timeOf('reacted') }
  await context.close()
  return times
}

/** Runs in the page: fills in the fields like autofill, then waits for Next. */
function fillInFields() {
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('main input:not([tabindex="-1"])')) {
      field.value = 'a'
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    const next = document.querySelector('main form button[type="submit"]')
    const check = () => {
      if (next?.matches(':not(:disabled, [aria-disabled])')) performance.mark('reacted')
    }
    new MutationObserver(check).observe(document.body, { subtree: true, attributes: true, childList: true })
  })
}
