import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { freePort } from '#tests/support/free-port.ts'
import { start, stop, waitForOk } from '#tests/support/processes.ts'
import type { Driver, Size } from './driver.ts'

const startTimeoutMs = 30_000
const responseTimeoutMs = 120_000
const maxAttempts = 3

/** WebKitGTK's MiniBrowser, over WebDriver (https://www.w3.org/TR/webdriver2/), on a virtual screen. */
export async function startWebKit(size: Size): Promise<Driver> {
  const screen = await startScreen(size)
  const { driver, session } = await openBrowser(screen.display)
  await send(`${session}/window/rect`, { x: 0, y: 0, ...size })
  return {
    async goto(url) {
      await send(`${session}/url`, { url })
    },
    async reload() {
      await send(`${session}/refresh`, {})
    },
    async call(declaration, args) {
      const script = `return JSON.stringify((${declaration})(...JSON.parse(arguments[0])))`
      const result = await send(`${session}/execute/sync`, { script, args: [JSON.stringify(args)] })
      return typeof result === 'string' ? JSON.parse(result) : undefined
    },
    async perform(actions) {
      await send(`${session}/actions`, { actions })
    },
    pageErrors: [],
    async close() {
      await send(session, undefined, 'DELETE')
      await stop(driver)
      await stop(screen.process)
    },
  }
}

/** Retries, because another process sometimes takes the free port that the driver picked for its browser. */
async function openBrowser(display: string, attempt = 1): Promise<{ driver: ChildProcess; session: string }> {
  const port = await freePort()
  const driver = start(['WebKitWebDriver', `--port=${port}`], { env: { DISPLAY: display } })
  const origin = `http://127.0.0.1:${port}`
  await waitForOk(driver, `${origin}/status`)
  const body = { capabilities: { alwaysMatch: capabilities() } }
  try {
    const { sessionId } = (await send(`${origin}/session`, body, 'POST', startTimeoutMs)) as { sessionId: string }
    return { driver, session: `${origin}/session/${sessionId}` }
  } catch (error) {
    await stop(driver, 'SIGKILL')
    if (attempt === maxAttempts) throw error
    console.warn(`WebKitWebDriver didn't open a browser, retrying: ${error}`)
    return openBrowser(display, attempt + 1)
  }
}

async function send(url: string, body?: unknown, method = 'POST', timeoutMs = responseTimeoutMs) {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { method, signal, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`WebKitWebDriver: ${JSON.stringify(value)}`)
  return value
}

function capabilities() {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!binary) throw new Error("WebKitGTK's MiniBrowser is missing.")
  // The toolbar would make the window wider than a phone; full screen hides it.
  return { 'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] } }
}

/** As large as the window, so the pointer starts inside it and gives it focus: there's no window manager to do that. */
async function startScreen({ width, height }: Size): Promise<{ process: ChildProcess; display: string }> {
  const process = start(['Xvfb', '-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stderr: 'pipe',
  })
  const [line] = await once(createInterface(process.stdout as Readable), 'line')
  return { process, display: `:${line}` }
}
