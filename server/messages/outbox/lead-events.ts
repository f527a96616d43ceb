import type { Clock } from '#server/clock.ts'
import type { Handle } from '#server/storage/database.ts'
import { insertMessages, newMessage } from './message-repository.ts'
import type { Outbox } from './outbox.ts'

/** What a webhook reports. */
export type LeadEvent =
  | { type: 'form.received'; formId: string }
  | { type: 'lead.updated'; leadId: string }
  | { type: 'lead.erased'; leadId: string }

export type LeadEvents = ReturnType<typeof createLeadEvents>

/** Queues webhooks. Does nothing unless a webhook is configured. */
export const createLeadEvents = (outbox: Pick<Outbox, 'canSend' | 'firstAttemptAt' | 'sendNow'>, clock: Clock) => ({
  /** In the transaction of the change. Returns the id to pass to `sendNow` after the commit. */
  async add(transaction: Handle, event: LeadEvent): Promise<string | undefined> {
    if (!outbox.canSend('webhook')) return
    const next_attempt_at = outbox.firstAttemptAt('webhook')
    const message = webhookFor(event, { created_at: clock.now().toISOString(), next_attempt_at })
    await insertMessages(transaction, [message])
    return message.id
  },

  sendNow(id: string | undefined) {
    if (id) outbox.sendNow('webhook', id)
  },
})

export const webhookFor = (event: LeadEvent, times: { created_at: string; next_attempt_at: string }) =>
  newMessage({
    channel: 'webhook',
    template: event.type,
    form_id: 'formId' in event ? event.formId : null,
    lead_id: 'leadId' in event ? event.leadId : null,
    ...times,
  })
