import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { newFolder, start, stop } from '#tests/support/processes.ts'
import type { Driver, Size } from './driver.ts'

const preferences = {
  'app.update.disabledForTesting': true,
  'browser.chrome.site_icons': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

/** Firefox, over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
export async function startFirefox(size: Size): Promise<Driver> {
  const profile = newFolder('firefox')
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const browser = start(['firefox-esr', '--headless', '--profile', profile, '--remote-debugging-port', '0'], {
    env: { HOME: profile },
    stderr: 'pipe',
  })
  const { send, onEvent, close } = await connect(`${await readBidiUrl(browser.stderr)}/session`)
  await send('session.new', { capabilities: {} })
  const { context } = await send('browsingContext.create', { type: 'tab' })
  await send('browsingContext.setViewport', { context, viewport: size })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const pageErrors: string[] = []
  onEvent('log.entryAdded', ({ level, text }) => {
    if (level === 'error' || level === 'warn') pageErrors.push(String(text))
  })
  return {
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async reload() {
      await send('browsingContext.reload', { context, wait: 'complete' })
    },
    async call(declaration, args) {
      const { result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `args => JSON.stringify((${declaration})(...JSON.parse(args)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: false,
      })
      if (exceptionDetails) throw new Error(String((exceptionDetails as { text: string }).text))
      const { value } = result as { value?: string }
      return value === undefined ? undefined : JSON.parse(value)
    },
    async perform(actions) {
      await send('input.performActions', { context, actions })
    },
    pageErrors,
    async close() {
      close()
      await stop(browser)
    },
  }
}

async function readBidiUrl(stderr: NodeJS.ReadableStream | null) {
  if (!stderr) throw new Error("Firefox's stderr isn't piped.")
  for await (const line of createInterface(stderr)) {
    const url = line.split('WebDriver BiDi listening on ')[1]
    if (url) return url
  }
  throw new Error('Firefox exited before it was ready.')
}

type Message = Record<string, unknown>

async function connect(url: string) {
  const socket = new WebSocket(url)
  const pending = new Map<number, PromiseWithResolvers<Message>>()
  const listeners = new Map<string, (params: Message) => void>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data))
    if (message.type === 'event') return listeners.get(message.method)?.(message.params)
    const command = pending.get(message.id)
    pending.delete(message.id)
    if (message.type === 'success') command?.resolve(message.result)
    else command?.reject(new Error(`Firefox: ${message.error}: ${message.message}`))
  })
  await once(socket, 'open')
  return {
    send(method: string, params: Message) {
      lastId += 1
      const command = Promise.withResolvers<Message>()
      pending.set(lastId, command)
      socket.send(JSON.stringify({ id: lastId, method, params }))
      return command.promise
    },
    onEvent: (method: string, listener: (params: Message) => void) => listeners.set(method, listener),
    close: () => socket.close(),
  }
}
