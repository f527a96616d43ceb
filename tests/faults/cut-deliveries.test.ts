import { expect, test, vi } from 'vitest'
import { startCuttingProxy } from '#tests/support/cutting-proxy.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { formParts, newForm } from '#tests/support/forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts'

const outboxTiming = { pollMs: 20, backoffMs: Array(10).fill(0) }

/** Sends a form for each write of a delivery, with the connection cut before that write. `ids`: of what arrived. */
async function cutEachWrite(
  env: Record<string, string>,
  proxy: Awaited<ReturnType<typeof startCuttingProxy>>,
  ids: () => string[],
) {
  const { app, database } = await testApp({ env: { TRUST_PROXY: '1', ...env }, outboxTiming })
  await app.ready()
  const unsent = () =>
    database.read.selectFrom('outbox').select(['status', 'last_error']).where('status', '!=', 'sent').execute()
  const problems: string[] = []
  let cuts = 0
  for (let write = 1; ; write += 1) {
    const before = new Set(ids())
    proxy.cutBefore(write)
    const { body, headers } = newForm('quiz')
    const response = await app.inject({ method: 'POST', url: formParts.quiz.path, headers, payload: body })
    await vi.waitFor(async () => expect(await unsent()).toEqual([]), 30_000)
    const arrived = ids().filter(id => !before.has(id))
    const expected = new Set(arrived).size
    if (response.statusCode !== 200 || arrived.length > expected + 1)
      problems.push(`write ${write}: ${response.statusCode}, ${arrived.length} deliveries of ${expected} messages`)
    if (!proxy.hasCut()) return { problems, cuts, messages: expected }
    cuts += 1
  }
}

test('each email arrives, wherever its connection is cut, and a repeat has the same Message-ID', async () => {
  const smtp = await startEmailServer()
  const proxy = await startCuttingProxy(Number(new URL(smtp.url).port))
  const url = new URL(smtp.url)
  url.port = String(proxy.port)
  const ids = () => smtp.received.map(({ messageId }) => String(messageId))
  const env = { SMTP_URL: url.href, NOTICES_PER_HOUR: '1000', CONFIRMATIONS_PER_HOUR: '1000' }
  const { problems, cuts, messages } = await cutEachWrite(env, proxy, ids)
  console.info(`emails: cut before each of ${cuts} writes`)
  expect({ problems, messages }).toEqual({ problems: [], messages: 2 })
  expect(cuts).toBeGreaterThan(10)
  // One confirmation and one notice per form.
  expect(new Set(ids()).size).toBe(2 * (cuts + 1))
})

test('each webhook arrives, wherever its connection is cut, and a repeat has the same id', async () => {
  const receiver = await startWebhookReceiver()
  const proxy = await startCuttingProxy(Number(new URL(receiver.url).port))
  const url = new URL(receiver.url)
  url.port = String(proxy.port)
  // Emails stay queued without an SMTP server, so this one takes them.
  const env = {
    ...receiver.env,
    WEBHOOK_URL: url.href,
    SMTP_URL: (await startEmailServer()).url,
    NOTICES_PER_HOUR: '1000',
  }
  const ids = () => receiver.received.map(({ id }) => id)
  const { problems, cuts, messages } = await cutEachWrite(env, proxy, ids)
  console.info(`webhooks: cut before each of ${cuts} writes`)
  expect({ problems, messages }).toEqual({ problems: [], messages: 1 })
  expect(cuts).toBeGreaterThan(1)
  expect(new Set(ids()).size).toBe(cuts + 1)
})
