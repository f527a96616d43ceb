import { createHmac } from 'node:crypto'

export const bookingSecret = 'a-secret-for-the-bookings-of-the-tests'

const calendlyUser = 'https://api.calendly.com/users/9C5F2B1E3D4A4F6B'
const calendlyCall = (id: string) => `https://api.calendly.com/scheduled_events/EVENT${id}`
const calendlyInvitee = (id: string) => `${calendlyCall(id)}/invitees/INVITEE${id}`

export type SampleBooking = {
  id: string
  email?: string
  name?: string
  phone?: string | null
  startsAt: string
  /** When the service reports it. */
  at: string
  /** The id of the call that this one replaces. */
  replaces?: string
  /** The id of the call that replaces this one. */
  replacedBy?: string
}

const halfAnHourAfter = (time: string) => new Date(Date.parse(time) + 30 * 60_000).toISOString()

const calendlyTime = (time: string) => time.replace(/\.(\d{3})Z$/, '.$1000Z')

/** With what's read of it, and some of what isn't. */
function calendlyEvent(event: 'invitee.created' | 'invitee.canceled', booking: SampleBooking) {
  const {
    id,
    email = 'anna@example.com',
    name = 'Anna Example',
    phone = null,
    startsAt,
    at,
    replaces,
    replacedBy,
  } = booking
  const isCanceled = event === 'invitee.canceled'
  const status = isCanceled ? 'canceled' : 'active'
  const cancellation = {
    canceled_by: name,
    reason: 'Something came up',
    canceler_type: 'invitee',
    created_at: calendlyTime(at),
  }
  return {
    created_at: calendlyTime(at),
    created_by: calendlyUser,
    event,
    payload: {
      cancel_url: `https://calendly.com/cancellations/INVITEE${id}`,
      created_at: calendlyTime(at),
      email,
      event: calendlyCall(id),
      name,
      new_invitee: replacedBy ? calendlyInvitee(replacedBy) : null,
      old_invitee: replaces ? calendlyInvitee(replaces) : null,
      questions_and_answers: [{ answer: 'Selling in two years', position: 0, question: 'What should we talk about?' }],
      reschedule_url: `https://calendly.com/reschedulings/INVITEE${id}`,
      rescheduled: replacedBy !== undefined,
      scheduled_event: {
        created_at: calendlyTime(at),
        end_time: calendlyTime(halfAnHourAfter(startsAt)),
        location: { join_url: 'https://meet.example.com/abc', status: 'pushed', type: 'google_conference' },
        name: 'Strategy call',
        start_time: calendlyTime(startsAt),
        status,
        updated_at: calendlyTime(at),
        uri: calendlyCall(id),
        ...(isCanceled && { cancellation }),
      },
      status,
      text_reminder_number: phone,
      timezone: 'America/Winnipeg',
      updated_at: calendlyTime(at),
      uri: calendlyInvitee(id),
      ...(isCanceled && { cancellation }),
    },
  }
}

export const signAsCalendly = (body: string, { secret = bookingSecret, time = Date.now() } = {}) => {
  const t = Math.floor(time / 1000)
  const signature = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
  return { 'calendly-webhook-signature': `t=${t},v1=${signature}` }
}

/** What Calendly sends, in the order in which it happens. */
export const calendly = {
  booked: (booking: SampleBooking) => [calendlyEvent('invitee.created', booking)],
  canceled: (booking: SampleBooking) => [calendlyEvent('invitee.canceled', booking)],
  rescheduled: (before: SampleBooking, after: SampleBooking) => [
    calendlyEvent('invitee.canceled', { ...before, at: after.at, replacedBy: after.id }),
    calendlyEvent('invitee.created', { ...after, replaces: before.id }),
  ],
}

export const bookingRequest = (event: object, signing: Parameters<typeof signAsCalendly>[1] = {}) => {
  const payload = JSON.stringify(event)
  return { payload, headers: { 'content-type': 'application/json', ...signAsCalendly(payload, signing) } }
}
