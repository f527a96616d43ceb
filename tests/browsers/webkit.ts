import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { freePort } from '#tests/support/free-port.ts'
import { start, stop, untilAnswered } from '#tests/support/processes.ts'
import type { Driver, Size } from './driver.ts'

/** WebKitGTK's own small browser, over WebDriver (https://www.w3.org/TR/webdriver2/), on its own virtual screen. */
export async function startWebKit(size: Size): Promise<Driver> {
  const screen = await startScreen(size)
  const port = await freePort()
  const driver = start(['WebKitWebDriver', `--port=${port}`], { env: { DISPLAY: screen.display } })
  const origin = `http://127.0.0.1:${port}`
  await untilAnswered(driver, `${origin}/status`)
  let session = ''
  // Storage ends with the session.
  const endSession = () => send(session, undefined, 'DELETE')
  return {
    async newVisitor() {
      if (session) await endSession()
      const created = await send(`${origin}/session`, { capabilities: { alwaysMatch: capabilities() } })
      session = `${origin}/session/${(created as { sessionId: string }).sessionId}`
      await send(`${session}/window/rect`, { x: 0, y: 0, ...size })
    },
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
    complaints: [],
    async close() {
      if (session) await endSession()
      await stop(driver)
      await stop(screen.process)
    },
  }
}

async function send(url: string, body?: unknown, method = 'POST') {
  const response = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`WebKitWebDriver: ${JSON.stringify(value)}`)
  return value
}

function capabilities() {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!binary) throw new Error("WebKitGTK's MiniBrowser is missing.")
  // Full screen hides the toolbar, which would make the window wider than a phone.
  return { 'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] } }
}

/** As large as the window, so that the pointer starts inside it: without a window manager, that's what gives it focus. */
async function startScreen({ width, height }: Size): Promise<{ process: ChildProcess; display: string }> {
  const process = start(['Xvfb', '-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stderr: 'pipe',
  })
  const [line] = await once(createInterface(process.stdout as Readable), 'line')
  return { process, display: `:${line}` }
}
