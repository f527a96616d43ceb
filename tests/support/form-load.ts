import { type Form, formsOfNewVisitor, sendForm } from './forms.ts'

type Rejection = { status: number; retryAfter: string | null; error: string }

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
  let stopping = false

  async function attemptSend(form: Form): Promise<boolean> {
    let response: Response
    let body: string
    try {
      response = await sendForm(typeof origin === 'string' ? origin : origin(), form)
      body = await response.text()
    } catch {
      unanswered += 1
      return false
    }
    if (response.status === 200) return true
    if (response.status !== 503) throw new Error(`${form.kind}: ${response.status} ${body}`)
    const retryAfter = response.headers.get('retry-after')
    rejections.push({ status: response.status, retryAfter, error: JSON.parse(body).error })
    return false
  }

  async function retry(form: Form) {
    do {
      await waitForRetry()
      retried.set(form, new Date().toISOString())
    } while (!(await attemptSend(form)))
    acknowledged.push(form)
  }

  /** Keeps sending new forms while earlier ones wait for a retry, so the load doesn't drop. */
  async function sendForms() {
    const retries: Promise<void>[] = []
    while (!stopping) {
      for (const form of formsOfNewVisitor()) {
        await waitForTurn?.()
        if (stopping) break
        sent.push(form)
        if (await attemptSend(form)) acknowledged.push(form)
        else {
          retries.push(retry(form))
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
    async stop() {
      stopping = true
      await done
    },
  }
}
