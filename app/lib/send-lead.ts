import { consentVersion } from '#content/consents.ts'
import type { idempotencyHeader as contractHeader, LeadExtras } from '#contracts/lead-extras.ts'
import { callApi } from './api.ts'
import { keepInTab, readFromTab, removeFromTab } from './tab-storage.ts'
import { currentVisit } from './visit.ts'

type Lead = {
  path: string
  /** Under which the attempt is remembered in this tab. */
  name: string
  fields: Record<string, unknown>
  /** What stood in the field that people cannot see. */
  trap: string
  openedAt: number
}

type Attempt = { key: string; fields: string; body: unknown }

// Written out, and held to the contract by the compiler: importing the value would bring zod to every page with a form.
const idempotencyHeader: typeof contractHeader = 'idempotency-key'

/** Far more than a slow phone needs, and short of for ever. */
const longestWaitMs = 30_000

/**
 * Sends a filled-in form. Pressing the button again, even after a reload, sends the very same request under the same
 * key, so that an answer that got lost on the way never makes a second lead. Changed answers are a new request.
 */
export async function sendLead<Answer>({ path, name, fields, trap, openedAt }: Lead): Promise<Answer> {
  const storageKey = `attempt:${name}`
  const text = JSON.stringify(fields)
  const known = readFromTab<Attempt>(storageKey)
  const attempt = known?.fields === text ? known : { key: randomKey(), fields: text, body: body() }
  keepInTab(storageKey, attempt)
  const answer = await callApi<Answer>(path, {
    body: attempt.body,
    headers: { [idempotencyHeader]: attempt.key },
    timeoutMs: longestWaitMs,
  })
  removeFromTab(storageKey)
  return answer

  function body() {
    const extras: LeadExtras = {
      visit: currentVisit(),
      trap,
      filledInMs: Math.max(0, Date.now() - openedAt),
      consentVersion,
    }
    return { ...fields, ...extras }
  }
}

// Not `randomUUID`, which exists only under TLS and on localhost.
const randomKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')
