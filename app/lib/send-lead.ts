import { consentVersion } from '#content/consents.ts'
import { idempotencyHeader } from '#contracts/idempotency.ts'
import type { LeadExtras } from '#contracts/lead-extras.ts'
import { callApi, RequestError } from './api.ts'
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

/** In memory as well, for browsers that forbid storage. */
const attempts = new Map<string, Attempt>()

/**
 * Sends a filled-in form. Pressing the button again, even after a reload, sends the very same request under the same
 * key, so that an answer that got lost on the way never makes a second lead. Changed answers are a new request.
 */
export async function sendLead<Answer>({ path, name, fields, trap, openedAt }: Lead): Promise<Answer> {
  const text = JSON.stringify(fields)
  const known = attempts.get(name) ?? readFromTab<Attempt>(storageKey(name))
  const attempt = known?.fields === text ? known : { key: randomKey(), fields: text, body: body() }
  attempts.set(name, attempt)
  keepInTab(storageKey(name), attempt)
  try {
    const headers = { [idempotencyHeader]: attempt.key }
    return await callApi<Answer>(path, { body: attempt.body, headers })
  } catch (error) {
    // The server knows this key with other answers, by whatever accident: the next press begins anew.
    if (error instanceof RequestError && error.status === 409) forgetAttempt(name)
    throw error
  }

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

const storageKey = (name: string) => `attempt:${name}`

/** For when the visitor has been thanked: what is sent from then on is another lead. */
export function forgetAttempt(name: string) {
  attempts.delete(name)
  removeFromTab(storageKey(name))
}

// Not `randomUUID`, which exists only under TLS and on localhost.
const randomKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')
