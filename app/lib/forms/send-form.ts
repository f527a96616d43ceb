import type { z } from 'zod'
import { fetchApi, RequestError } from '#app/lib/api.ts'
import { readFromTab, removeFromTab, saveToTab } from '#app/lib/browser/tab-storage.ts'
import { visitKey } from '#app/page-script/visits.ts'
import type { AddressOf, Call, ResponseOf } from '#contracts/call.ts'
import { idempotencyHeader } from '#contracts/constants.ts'
import type { FormExtras, Visit } from '#contracts/form-extras.ts'

export type VisitorFormCall = Call & { body: z.ZodType<FormExtras, object> }

type Submission<C extends VisitorFormCall> = {
  address: AddressOf<C>
  name: string
  fields: z.input<C['body']>
  honeypot: string
  openedAt: number
  consentVersion: number
}

type Attempt = { key: string; fields: string; body: unknown }

/** A restart of the server or a failover of its database is over by then. */
const resendForMs = 35_000
const resendAfterMs = 1000

/** Also in memory, for browsers that block storage. */
const attempts = new Map<string, Attempt>()

/** Resending the same fields, even after a reload, reuses the idempotency key, so it never creates a second lead. */
export async function sendForm<C extends VisitorFormCall>({
  address,
  name,
  fields,
  honeypot,
  openedAt,
  consentVersion,
}: Submission<C>): Promise<ResponseOf<C>> {
  const text = JSON.stringify(fields)
  const previous = attempts.get(name) ?? readFromTab<Attempt>(storageKey(name))
  const attempt = previous?.fields === text ? previous : { key: randomKey(), fields: text, body: body() }
  attempts.set(name, attempt)
  saveToTab(storageKey(name), attempt)
  try {
    const headers = { [idempotencyHeader]: attempt.key }
    // Arrives even if the visitor leaves the page.
    const send = () => fetchApi(address, { body: attempt.body, headers, keepalive: true })
    const response = await sendUntilAvailable(send)
    return await response.json()
  } catch (error) {
    // The server has other fields under this key, so the next attempt needs a new one.
    if (error instanceof RequestError && error.status === 409) clearAttempt(name)
    throw error
  }

  function body() {
    const extras: FormExtras = {
      visit: readFromTab<Visit>(visitKey),
      honeypot,
      filledInMs: Math.max(0, Date.now() - openedAt),
      consentVersion,
    }
    return { ...fields, ...extras }
  }
}

/** 503: no server is running, or its database is away. A proxy's 502, without a message: the server stopped while it had the form. */
async function sendUntilAvailable(send: () => Promise<Response>) {
  const giveUpAt = Date.now() + resendForMs
  let hadBadGateway = false
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof RequestError) || Date.now() + resendAfterMs > giveUpAt) throw error
      const isBadGateway = error.status === 502 && error.detail === undefined
      if (error.status !== 503 && (!isBadGateway || hadBadGateway)) throw error
      hadBadGateway ||= isBadGateway
    }
    await new Promise(resolve => setTimeout(resolve, resendAfterMs))
  }
}

const storageKey = (name: string) => `attempt:${name}`

export function clearAttempt(name: string) {
  attempts.delete(name)
  removeFromTab(storageKey(name))
}

// Not `randomUUID`, which needs TLS or localhost.
const randomKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')
