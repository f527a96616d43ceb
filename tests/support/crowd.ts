import { type Form, formsOfNewVisitor, sendForm } from './forms.ts'

/** A response that wasn't a success. */
type Refusal = { status: number; retryAfter: string | null; sentence: string; afterMs: number }

type CrowdOptions = {
  origin: string
  /** How many forms are being sent at any time. */
  size: number
  /** Resolves when a form that was refused or got no response may be sent again. */
  untilNextTry: () => Promise<unknown>
}

export type Crowd = ReturnType<typeof startCrowd>

/**
 * Visitors who send forms of all kinds, one after the other. A form that is refused for now, or gets no response, is sent
 * again under the same key until it's acknowledged, as the browser does.
 */
export function startCrowd({ origin, size, untilNextTry }: CrowdOptions) {
  const sent: Form[] = []
  const acknowledged: Form[] = []
  const refusals: Refusal[] = []
  /** Forms that had to be sent again, with the time of the last attempt. */
  const repeated = new Map<Form, string>()
  let unanswered = 0
  let slowestMs = 0
  let leaving = false

  async function attemptSend(form: Form): Promise<boolean> {
    const startedAt = performance.now()
    let answer: { status: number; retryAfter: string | null; body: string }
    try {
      const response = await sendForm(origin, form)
      answer = {
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        body: await response.text(),
      }
    } catch {
      unanswered += 1
      return false
    }
    const afterMs = performance.now() - startedAt
    if (answer.status === 200) {
      slowestMs = Math.max(slowestMs, afterMs)
      return true
    }
    if (answer.status !== 503) throw new Error(`${form.kind}: ${answer.status} ${answer.body}`)
    refusals.push({ ...answer, sentence: JSON.parse(answer.body).error, afterMs })
    return false
  }

  async function sendAgain(form: Form) {
    do {
      await untilNextTry()
      repeated.set(form, new Date().toISOString())
    } while (!(await attemptSend(form)))
    acknowledged.push(form)
  }

  /** One after the other. While one waits for a retry, the next is sent, so the load doesn't drop. */
  async function keepSending() {
    const again: Promise<void>[] = []
    while (!leaving) {
      for (const form of formsOfNewVisitor()) {
        if (leaving) break
        sent.push(form)
        if (await attemptSend(form)) acknowledged.push(form)
        else {
          again.push(sendAgain(form))
          await untilNextTry()
        }
      }
    }
    await Promise.all(again)
  }

  const everyone = Promise.all(Array.from({ length: size }, keepSending))
  // Reported by the function that ends the crowd; until then it mustn't be an unhandled rejection.
  everyone.catch(() => undefined)

  return {
    sent,
    acknowledged,
    refusals,
    repeated,
    unanswered: () => unanswered,
    slowestMs: () => slowestMs,
    /** Sends no new forms; resolves when all are acknowledged. */
    async leave() {
      leaving = true
      await everyone
    },
  }
}
