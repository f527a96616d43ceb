import { setTimeout as sleep } from 'node:timers/promises'
import { type LeadStatus, leadStatuses } from '#contracts/constants.ts'
import type { ErasureReceipt, LeadSummary } from '#contracts/leads.ts'
import { startFormLoad } from './form-load.ts'
import { type Form, formParts } from './forms.ts'
import { logInAt } from './server-calls.ts'

const visitors = 3
const owners = 2
const pollMs = 5

/** What the owner has done about someone. A change is `sent`, then `stored` when it's acknowledged. */
export type KnownLead = {
  email: string
  notes: string[]
  status: { stored?: LeadStatus; sent?: LeadStatus }
  erasure?: 'sent' | 'in the log' | 'complete'
}

export const isErased = ({ erasure }: KnownLead) => erasure === 'complete' || erasure === 'in the log'

export type StormSoFar = { sent: Form[]; acknowledged: Form[]; leads: KnownLead[] }

/** Visitors send forms of all kinds, and the owner writes notes, changes statuses and erases two of three. */
export async function startSiteStorm(origin: string, password: string) {
  let turn: PromiseWithResolvers<void> | undefined
  const waitForTurn = async () => turn?.promise
  const load = startFormLoad({ origin, visitors, waitForRetry: () => sleep(pollMs), waitForTurn })
  const authorization = await logInAt(origin, password)
  const leads: KnownLead[] = []
  const formsOf = new Map<string, number>()
  let read = 0
  let stopping = false

  /** Everyone once, when all their forms are acknowledged. */
  function nextLead() {
    for (let form = load.acknowledged[read]; form; form = load.acknowledged[read]) {
      read += 1
      const count = (formsOf.get(form.email) ?? 0) + 1
      formsOf.set(form.email, count)
      if (count < Object.keys(formParts).length) continue
      const lead: KnownLead = { email: form.email, notes: [], status: {} }
      leads.push(lead)
      return lead
    }
  }

  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = { ...authorization, ...(body && { 'content-type': 'application/json' }) }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`${origin}/api/admin/leads${path}`, init)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }

  async function handle(lead: KnownLead, number: number) {
    const [found] = await call<LeadSummary[]>('GET', `?show=all&q=${encodeURIComponent(lead.email)}`)
    const note = `Called ${lead.email}`
    await call('POST', `/${found?.id}/notes`, { text: note })
    lead.notes.push(note)
    const status = leadStatuses[number % leadStatuses.length] ?? 'new'
    lead.status.sent = status
    await call('PATCH', `/${found?.id}`, { status })
    lead.status.stored = status
    if (number % 3 === 0) return
    lead.erasure = 'sent'
    const { isComplete } = await call<ErasureReceipt>('DELETE', `/${found?.id}`)
    lead.erasure = isComplete ? 'complete' : 'in the log'
  }

  async function own() {
    for (let number = 0; !stopping; ) {
      await waitForTurn()
      const lead = nextLead()
      if (!lead) await sleep(pollMs)
      else await handle(lead, number++)
    }
  }

  const owning = Promise.all(Array.from({ length: owners }, own))
  // stop() reports the error. Until then it mustn't be an unhandled rejection.
  owning.catch(() => undefined)

  const resume = () => {
    turn?.resolve()
    turn = undefined
  }
  return {
    soFar: (): StormSoFar => ({
      sent: [...load.sent],
      acknowledged: [...load.acknowledged],
      leads: structuredClone(leads),
    }),
    count: () => load.acknowledged.length + leads.filter(isErased).length,
    /** What was already sent goes on. */
    pause() {
      turn ??= Promise.withResolvers()
    },
    resume,
    async stop() {
      stopping = true
      resume()
      await Promise.all([load.stop(), owning])
    },
  }
}
