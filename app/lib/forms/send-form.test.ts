import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RequestError } from '#app/lib/api.ts'
import type { submitQuiz } from '#contracts/quiz.ts'
import { sendForm } from './send-form.ts'

const stored = () => Response.json({ success: true, emailSent: false })
const unavailable = () => Response.json({ error: "We can't save or load anything right now." }, { status: 503 })
const badGateway = () => new Response('<html>Bad gateway</html>', { status: 502 })

const fields = { contactInfo: { name: 'Anna', email: 'anna@example.com', phone: '', businessName: '' }, results: [] }

beforeEach(() => {
  vi.useFakeTimers()
  // That Node can't keep the attempt across a reload.
  vi.spyOn(console, 'info').mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

/** Returns what the visitor gets, with the keys that were sent. */
async function submit(respond: (attempt: number) => Response) {
  const keys: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'])
    return respond(keys.length)
  })
  const sent = sendForm<typeof submitQuiz>({
    address: 'POST /api/quiz/submit',
    name: `quiz ${Math.random()}`,
    fields,
    honeypot: '',
    openedAt: Date.now(),
    consentVersion: 1,
  })
  let outcome: unknown
  sent.then(
    () => {
      outcome = 'stored'
    },
    (error: RequestError) => {
      outcome = error.status
    },
  )
  while (outcome === undefined) await vi.advanceTimersByTimeAsync(1000)
  return { outcome, keys }
}

test('sends a form again with the same key while the server or its database is away', async () => {
  const startedAt = Date.now()
  const { outcome, keys } = await submit(attempt => (attempt < 31 ? unavailable() : stored()))
  expect(outcome).toBe('stored')
  expect(keys).toEqual(Array(31).fill(keys[0]))
  expect(Date.now() - startedAt).toBe(30_000)
})

test('gives up after 35 seconds', async () => {
  const startedAt = Date.now()
  const { outcome, keys } = await submit(unavailable)
  expect(outcome).toBe(503)
  expect(keys).toEqual(Array(36).fill(keys[0]))
  expect(Date.now() - startedAt).toBe(35_000)
})

test('sends a form again once if a proxy lost the server, which may have crashed because of it', async () => {
  expect(await submit(attempt => (attempt === 1 ? badGateway() : stored()))).toMatchObject({ outcome: 'stored' })
  const { outcome, keys } = await submit(badGateway)
  expect([outcome, keys.length]).toEqual([502, 2])
})

test.each([400, 409, 429, 500])('shows an error with status %i at once', async status => {
  const { outcome, keys } = await submit(() => Response.json({ error: 'Sorry.' }, { status }))
  expect([outcome, keys.length]).toEqual([status, 1])
})
