import { setTimeout as sleep } from 'node:timers/promises'
import { type Form, formsOfNewVisitor, sendForm } from './forms.ts'

type Rejection = { status: number; retryAfter: string | null; error: string; afterMs: number }

/** The server's own errors have a body. */
const maxResends = (status: number, body: string) => (body === '' ? ({ 502: 1, 503: 20 }[status] ?? 0) : 0)

type FormLoadOptions = {
  /** A function if each attempt may go to another server. */
  origin: string | (() => string)
  visitors: number
  waitForRetry: () => Promise<unknown>
  /** Before each new form. */
  waitForTurn?: () => Promise<unknown>
}

export type FormLoad = ReturnType<typeof startFormLoad>

/** Sends forms of all kinds. Like the browser, it retries with the same idempotency key until a form is acknowledged. */
export function startFormLoad({ origin, visitors, waitForRetry, waitForTurn }: FormLoadOptions) {
  const sent: Form[] = []
  const acknowledged: Form[] = []
  const rejections: Rejection[] = []
  /** Forms that were sent more than once, with the time of the last attempt. */
  const retried = new Map<Form, string>()
  let unanswered = 0
  let resent = 0
  let slowestMs = 0
  let longestWaitMs = 0
  let stopping = false

  async function attemptSend(form: Form): Promise<boolean> {
    const startedAt = performance.now()
    let response: Response
    let body: string
    try {
      response = await sendForm(typeof origin === 'string' ? origin : origin(), form)
      body = await response.text()
      // As the browser does.
      for (let resends = 0; resends < maxResends(response.status, body); resends += 1) {
        resent += 1
        await sleep(1000)
        response = await sendForm(typeof origin === 'string' ? origin : origin(), form)
        body = await response.text()
      }
    } catch {
      unanswered += 1
      return false
    }
    const afterMs = performance.now() - startedAt
    if (response.status === 200) {
      slowestMs = Math.max(slowestMs, afterMs)
      return true
    }
    // From a proxy that has had no server for too long.
    if (response.status === 503 && body === '') {
      unanswered += 1
      return false
    }
    if (response.status !== 503) throw new Error(`${form.kind}: ${response.status} ${body}`)
    const retryAfter = response.headers.get('retry-after')
    rejections.push({ status: response.status, retryAfter, error: JSON.parse(body).error, afterMs })
    return false
  }

  function acknowledge(form: Form, startedAt: number) {
    longestWaitMs = Math.max(longestWaitMs, performance.now() - startedAt)
    acknowledged.push(form)
  }

  async function retry(form: Form, startedAt: number) {
    do {
      await waitForRetry()
      retried.set(form, new Date().toISOString())
    } while (!(await attemptSend(form)))
    acknowledge(form, startedAt)
  }

  /** Keeps sending new forms while earlier ones wait for a retry, so the load doesn't drop. */
  async function sendForms() {
    const retries: Promise<void>[] = []
    while (!stopping) {
      for (const form of formsOfNewVisitor()) {
        await waitForTurn?.()
        if (stopping) break
        sent.push(form)
        const startedAt = performance.now()
        if (await attemptSend(form)) acknowledge(form, startedAt)
        else {
          retries.push(retry(form, startedAt))
          await waitForRetry()
        }
      }
    }
    await Promise.all(retries)
  }

  const done = Promise.all(Array.from({ length: visitors }, sendForms))
  // stop() reports the error. Until then it mustn't be an unhandled rejection.
  done.catch(() => undefined)

  return {
    sent,
    acknowledged,
    rejections,
    retried,
    unanswered: () => unanswered,
    /** After a 502 or 503 of the proxy. */
    resent: () => resent,
    slowestMs: () => slowestMs,
    /** Until a form was acknowledged, with its retries. */
    longestWaitMs: () => longestWaitMs,
    async stop() {
      stopping = true
      await done
    },
  }
}
