import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Overview } from '#contracts/overview.ts'
import { root } from '#scripts/toolchain.mjs'
import { attributeOf, type Element, elementsIn, parseHtml, textOf } from '#server/site/read-html.ts'
import { temporaryFolder } from '#tests/support/databases.ts'
import { freePort } from '#tests/support/free-port.ts'
import { start, stop } from '#tests/support/processes.ts'
import { anna, exitSurvey } from '#tests/support/sample-forms.ts'
import { logInAt, postJson } from '#tests/support/server-calls.ts'

const read = async (url: string) => (await fetch(url)).text()

async function startDemo(port: number) {
  const folder = await temporaryFolder()
  const child = start([process.execPath, join(root, 'scripts/demo/demo.ts')], {
    env: {
      PORT: String(port),
      TMPDIR: folder,
      DATA_DIR: join(folder, 'operators-data'),
      DATABASE_URL: 'postgres://127.0.0.1:1/real',
      SMTP_URL: 'smtp://127.0.0.1:1',
      ADMIN_PASSWORD: 'the real admin password',
      HOST: 'nowhere.invalid',
    },
  })
  onTestFinished(() => stop(child))
  let printed = ''
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk
    if (printed.includes('Press Ctrl+C to stop and delete everything.')) break
  }
  const printedAs = (name: string) => printed.match(new RegExp(`^  ${name} {2,}(\\S+)`, 'm'))?.[1] ?? ''
  return {
    child,
    folder,
    site: printedAs('Site'),
    inbox: printedAs('Inbox'),
    adminPassword: printedAs('Admin password'),
    toolkitPassword: printedAs('Toolkit password'),
  }
}

test('shows made-up leads, catches and resends emails, and deletes everything on exit', async () => {
  const taken = await freePort()
  const other = createServer().listen(taken, '127.0.0.1')
  onTestFinished(() => void other.close())
  const { child, folder, site, inbox, adminPassword, toolkitPassword } = await startDemo(taken)
  expect(Number(new URL(site).port), 'the next free port').toBeGreaterThan(taken)
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^modernize-demo-/)])

  const contactInfo = { ...anna, email: 'anna@example.com', businessName: '<script>alert(1)</script>' }
  expect((await postJson(`${site}/api/survey/submit`, { ...exitSurvey, contactInfo })).status).toBe(200)
  await vi.waitFor(async () => expect(await read(inbox)).toContain('To anna@example.com'), { timeout: 30_000 })
  const list = await read(inbox)
  expect(list).toContain('&lt;script&gt;alert(1)')
  expect(list).not.toContain('<script>alert(1)')
  const links = elementsIn(parseHtml(list), 'a', { target: '_blank' })
  const link = links.find(message => textOf(message).startsWith('To anna@example.com'))
  const email = await fetch(inbox + attributeOf(link as Element, 'href'))
  expect(email.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts).*default-src 'none'/)
  expect(await email.text()).toContain(`href="${site}/toolkit"`)

  for (const subject of ['Your week: ', 'overdue'])
    await vi.waitFor(async () => expect(await read(inbox)).toContain(subject), { timeout: 30_000 })

  const headers = await logInAt(site, adminPassword)
  const toolkit = await postJson(`${site}/api/toolkit/validate`, { password: toolkitPassword })
  expect(await toolkit.json()).toMatchObject({ isValid: true })

  const overview = async (): Promise<Overview> => (await fetch(`${site}/api/admin/overview`, { headers })).json()
  const outbox = async () => (await overview()).outbox.list
  const undelivered = (await outbox()).filter(({ status }) => status !== 'waiting')
  expect(undelivered.length).toBeGreaterThan(0)
  const countReceived = async () => Number(/Inbox \((\d+)\)/.exec(await read(inbox))?.[1])
  const before = await countReceived()
  for (const { id } of undelivered) await postJson(`${site}/api/admin/outbox/${id}/resend`, {}, headers)
  await vi.waitFor(async () => expect(await outbox()).toEqual([]), { timeout: 30_000 })
  expect(await countReceived()).toBeGreaterThanOrEqual(before + undelivered.length)

  const printedLast = text(child.stdout)
  await stop(child, 'SIGINT')
  expect(child.exitCode).toBe(0)
  expect((await printedLast).trim()).toBe('Stopped by SIGINT.')
  expect(readdirSync(folder)).toEqual([])
  await expect(read(site)).rejects.toThrow()
  await expect(read(inbox)).rejects.toThrow()
}, 180_000)
