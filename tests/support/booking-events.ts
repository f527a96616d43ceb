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

/** With every field that Calendly sends, as in its documentation and in captured requests. */
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
      first_name: null,
      invitee_scheduled_by: null,
      last_name: null,
      name,
      new_invitee: replacedBy ? calendlyInvitee(replacedBy) : null,
      no_show: null,
      old_invitee: replaces ? calendlyInvitee(replaces) : null,
      payment: null,
      questions_and_answers: [{ answer: 'Selling in two years', position: 0, question: 'What should we talk about?' }],
      reconfirmation: null,
      reschedule_url: `https://calendly.com/reschedulings/INVITEE${id}`,
      rescheduled: replacedBy !== undefined,
      routing_form_submission: null,
      scheduled_event: {
        calendar_event: { external_id: '8suu9k3hj00mni03ss12ba0ce0', kind: 'google' },
        created_at: calendlyTime(at),
        end_time: calendlyTime(halfAnHourAfter(startsAt)),
        event_guests: [],
        event_memberships: [{ user: calendlyUser, user_email: 'owner@example.com', user_name: 'The Owner' }],
        event_type: 'https://api.calendly.com/event_types/7D8E9F0A1B2C4D3E',
        invitees_counter: { active: isCanceled ? 0 : 1, limit: 1, total: 1 },
        location: { join_url: 'https://meet.example.com/abc', status: 'pushed', type: 'google_conference' },
        meeting_notes_html: null,
        meeting_notes_plain: null,
        name: 'Strategy call',
        start_time: calendlyTime(startsAt),
        status,
        updated_at: calendlyTime(at),
        uri: calendlyCall(id),
        ...(isCanceled && { cancellation }),
      },
      scheduling_method: null,
      status,
      text_reminder_number: phone,
      timezone: 'America/Winnipeg',
      tracking: {
        salesforce_uuid: null,
        utm_campaign: null,
        utm_content: null,
        utm_medium: null,
        utm_source: null,
        utm_term: null,
      },
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
