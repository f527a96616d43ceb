import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { launch } from 'puppeteer-core'
import { Builder, Key } from 'selenium-webdriver'
import { pathsOf } from '#scripts/test/find-browser.ts'
import { freePort } from '#tests/support/free-port.ts'
import { start, stop, waitForOk } from '#tests/support/processes.ts'

export type Size = { width: number; height: number }

export type Driver = {
  goto(url: string): Promise<unknown>
  reload(): Promise<unknown>
  resize(size: Size): Promise<unknown>
  /** Runs a function's source text in the page. Arguments and result are sent as JSON. */
  call(declaration: string, args: readonly unknown[]): Promise<unknown>
  clickAt(x: number, y: number): Promise<unknown>
  type(text: string): Promise<unknown>
  press(key: 'Enter' | 'Escape'): Promise<unknown>
  /** Errors and warnings from the console, if the driver reports them. */
  consoleErrors: string[]
  close(): Promise<unknown>
}

const timeoutMs = 120_000

/** With Puppeteer, which speaks WebDriver BiDi. Selenium needs geckodriver, which neither Debian nor npm has. */
export async function startFirefox(size: Size): Promise<Driver> {
  const executablePath = pathsOf('firefox-esr').find(existsSync) ?? 'firefox-esr'
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'browser.chrome.site_icons': false },
    timeout: timeoutMs,
    protocolTimeout: timeoutMs,
  })
  const page = await browser.newPage()
  page.setDefaultNavigationTimeout(timeoutMs)
  const consoleErrors: string[] = []
  page.on('pageerror', error => consoleErrors.push(String(error)))
  page.on('console', message => {
    if (['error', 'warn'].includes(message.type())) consoleErrors.push(message.text())
  })
  await page.setViewport(size)
  return {
    goto: url => page.goto(url),
    reload: () => page.reload(),
    resize: viewport => page.setViewport(viewport),
    call: (declaration, args) => page.evaluate(`(${declaration})(...${JSON.stringify(args)})`),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key),
    consoleErrors,
    close: () => browser.close(),
  }
}

/** WebKitGTK's MiniBrowser, with Selenium, on a virtual screen. */
export async function startWebKit(size: Size): Promise<Driver> {
  const screen = await startScreen(size)
  const port = await freePort()
  const server = start(['WebKitWebDriver', `--port=${port}`], { env: { DISPLAY: screen.display } })
  await waitForOk(server, `http://127.0.0.1:${port}/status`)
  const browser = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities()).build()
  const resize = (to: Size) =>
    browser
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...to })
  await resize(size)
  return {
    goto: url => browser.get(url),
    reload: () => browser.navigate().refresh(),
    resize,
    call: (declaration, args) => browser.executeScript(`return (${declaration})(...arguments)`, ...args),
    clickAt: (x, y) => browser.actions().move({ x, y, duration: 0 }).press().release().perform(),
    type: text => browser.actions().sendKeys(text).perform(),
    press: key =>
      browser
        .actions()
        .sendKeys(key === 'Enter' ? Key.ENTER : Key.ESCAPE)
        .perform(),
    consoleErrors: [],
    async close() {
      await browser.quit()
      await stop(server)
      await stop(screen.child)
    },
  }
}

function capabilities() {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!binary) throw new Error("WebKitGTK's MiniBrowser is missing.")
  // The toolbar would make the window wider than a phone; full screen hides it.
  const options = { binary, args: ['--automation', '--full-screen'] }
  return { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }
}

/** As large as the window, so the pointer starts inside it and gives it focus: there's no window manager to do that. */
async function startScreen({ width, height }: Size) {
  const screen = ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp']
  const child = start(['Xvfb', ...screen], { stderr: 'pipe' })
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, display: `:${line}` }
}
