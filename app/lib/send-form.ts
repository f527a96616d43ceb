import type { z } from 'zod'
import { consentVersion } from '#content/consents.ts'
import type { AddressOf, Call, ResponseOf } from '#contracts/call.ts'
import { idempotencyHeader } from '#contracts/constants.ts'
import type { FormExtras } from '#contracts/form-extras.ts'
import { fetchApi, RequestError } from './api.ts'
import { readFromTab, removeFromTab, saveToTab } from './tab-storage.ts'
import { currentVisit } from './visit.ts'

export type FormCall = Call & { body: z.ZodType<FormExtras, object> }

type Lead<C extends FormCall> = {
  address: AddressOf<C>
  /** Under which the attempt is remembered in this tab. */
  name: string
  fields: z.input<C['body']>
  /** The value of the field that people can't see. */
  honeypot: string
  openedAt: number
}

type Attempt = { key: string; fields: string; body: unknown }

/** In memory as well, for browsers that forbid storage. */
const attempts = new Map<string, Attempt>()

/**
 * Sends a filled-in form. Pressing the button again, even after a reload, sends the very same request under the same
 * key, so that a response that got lost never makes a second lead. Changed answers are a new request.
 */
export async function sendForm<C extends FormCall>({
  address,
  name,
  fields,
  honeypot,
  openedAt,
}: Lead<C>): Promise<ResponseOf<C>> {
  const text = JSON.stringify(fields)
  const known = attempts.get(name) ?? readFromTab<Attempt>(storageKey(name))
  const attempt = known?.fields === text ? known : { key: randomKey(), fields: text, body: body() }
  attempts.set(name, attempt)
  saveToTab(storageKey(name), attempt)
  try {
    const headers = { [idempotencyHeader]: attempt.key }
    const response = await fetchApi(address, { body: attempt.body, headers })
    return await response.json()
  } catch (error) {
    // The server has this key with other answers: the next press starts over.
    if (error instanceof RequestError && error.status === 409) clearAttempt(name)
    throw error
  }

  function body() {
    const extras: FormExtras = {
      visit: currentVisit(),
      honeypot,
      filledInMs: Math.max(0, Date.now() - openedAt),
      consentVersion,
    }
    return { ...fields, ...extras }
  }
}

const storageKey = (name: string) => `attempt:${name}`

/** For when the visitor has been thanked: what is sent from then on is another lead. */
export function clearAttempt(name: string) {
  attempts.delete(name)
  removeFromTab(storageKey(name))
}

// Not `randomUUID`, which exists only under TLS and on localhost.
const randomKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')
