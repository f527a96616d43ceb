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

/** The server keeps a form for up to 35 s while its database changes. */
const timeoutMs = 45_000
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
    const send = () => fetchApi(address, { body: attempt.body, headers, timeoutMs, keepalive: true })
    const response = await sendDuringRestart(send)
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

/** By status, if a proxy responds: its error has no message. 502: the server stopped while it had the form. 503: none is running. */
const maxResends: Record<number, number> = { 502: 1, 503: 20 }

async function sendDuringRestart(send: () => Promise<Response>, resends = 0): Promise<Response> {
  try {
    return await send()
  } catch (error) {
    const isFromProxy = error instanceof RequestError && error.detail === undefined
    if (!isFromProxy || resends >= (maxResends[error.status] ?? 0)) throw error
    await new Promise(resolve => setTimeout(resolve, resendAfterMs))
    return sendDuringRestart(send, resends + 1)
  }
}

const storageKey = (name: string) => `attempt:${name}`

export function clearAttempt(name: string) {
  attempts.delete(name)
  removeFromTab(storageKey(name))
}

// Not `randomUUID`, which needs TLS or localhost.
const randomKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')
