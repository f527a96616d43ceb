import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Lead } from '#contracts/leads.ts'
import {
  bookingRequest,
  bookingSecret,
  calendly,
  type SampleBooking,
  signAsCalendly,
} from '#tests/support/booking-events.ts'
import { startBookingSite } from '#tests/support/booking-site.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { anna, exitSurvey } from '#tests/support/sample-forms.ts'
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { erasePersonalData } from './privacy.ts'

const { booked, canceled, rescheduled } = calendly

/** A Tuesday in Winnipeg, 1 p.m. */
const now = new Date('2026-11-17T18:00:00.000Z')
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => vi.useRealTimers())

const callsIn = ({ timeline }: Lead) => timeline.flatMap(entry => (entry.kind === 'booking' ? entry.record : []))

const first: SampleBooking = { id: 'one', startsAt: '2026-11-18T15:00:00.000Z', at: '2026-11-17T17:00:00.000Z' }
const second: SampleBooking = { id: 'two', startsAt: '2026-11-20T20:00:00.000Z', at: '2026-11-17T17:10:00.000Z' }
const cancelTime = '2026-11-17T17:30:00.000Z'
/** Two business days after the cancellation. */
const newDueDate = '2026-11-19T18:00:00.000Z'

describe('a request', () => {
  const event = booked(first)[0] as object
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify(event)

  test.each([
    ['without a signature', {}],
    ['with an empty signature', { 'calendly-webhook-signature': '' }],
    ['with another secret', signAsCalendly(body, { secret: `${bookingSecret}.`, time: now.getTime() })],
    ['signed six minutes ago', signAsCalendly(body, { time: now.getTime() - 6 * 60_000 })],
    ['signed six minutes ahead', signAsCalendly(body, { time: now.getTime() + 6 * 60_000 })],
    ['for another body', signAsCalendly(`${body} `, { time: now.getTime() })],
    ['without a time', { 'calendly-webhook-signature': 'v1=aa' }],
  ])('%s is refused and changes nothing', async (_name, headers) => {
    const site = await startBookingSite()
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/bookings',
      payload: body,
      headers: { ...json, ...(headers as Record<string, string>) },
    })
    expect([response.statusCode, response.json()]).toEqual([401, { error: "The signature isn't valid." }])
    expect(await site.leads()).toEqual([])
    expect(await site.rows()).toEqual([])
  })

  test('without a body is refused', async () => {
    const site = await startBookingSite()
    const headers = signAsCalendly('something')
    expect((await site.app.inject({ method: 'POST', url: '/api/bookings', headers })).statusCode).toBe(401)
    const tooLarge = { ...json, ...signAsCalendly('x'.repeat(70_000)) }
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: tooLarge,
      payload: 'x'.repeat(70_000),
    })
    expect(response.statusCode).toBe(413)
  })

  test('is accepted however many with a wrong signature came before it', async () => {
    const site = await startBookingSite()
    const send = (headers: object) =>
      site.app.inject({ method: 'POST', url: '/api/bookings', payload: body, headers: { ...json, ...headers } })
    for (let count = 0; count < 200; count++) expect((await send({})).statusCode).toBe(401)
    expect((await send(signAsCalendly(body, { time: now.getTime() }))).statusCode).toBe(200)
  })

  test('is not found without the setting', async () => {
    const site = await startBookingSite({ env: { BOOKING_WEBHOOK_SECRET: '' } })
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/bookings',
      ...bookingRequest(event),
    })
    expect(response.statusCode).toBe(404)
  })

  test.each([
    ['of an unknown type', { event: 'invitee_no_show.created', created_at: first.at, payload: {} }],
    ['without an address', { ...event, payload: { ...(event as { payload: object }).payload, email: ' ' } }],
    ['without a time', { ...event, payload: { ...(event as { payload: object }).payload, scheduled_event: {} } }],
    ['that is no object', []],
  ])('%s is accepted and ignored', async (_name, ignored) => {
    const site = await startBookingSite()
    await site.deliver(ignored)
    expect(await site.leads()).toEqual([])
  })

  test('that is no JSON is accepted if it is signed, and what it says is not logged', async () => {
    const site = await startBookingSite()
    const payload = '{"secret words'
    const headers = { ...json, ...signAsCalendly(payload) }
    const response = await site.app.inject({ method: 'POST', url: '/api/bookings', payload, headers })
    expect(response.statusCode).toBe(200)
    expect(site.logLines.join('')).toContain("a booking couldn't be read")
    expect(site.logLines.join('')).not.toContain('secret words')
  })

  test('may have details that the database could not store as they are', async () => {
    const site = await startBookingSite({ kind: 'postgres' })
    const name = `Zo\0ë \ud800 ${'x'.repeat(500)}`
    await site.deliver(...booked({ ...first, name, phone: '1'.repeat(100) }))
    const lead = await site.onlyLead()
    expect(lead.name).toMatch(/^Zoë � x+$/)
    expect(lead.name).toHaveLength(200)
  })
})

describeOnEachDatabase('a booking', kind => {
  test('is shown with its time, and leaves name, phone and the promised reply as they are', async () => {
    const site = await startBookingSite({ kind })
    await site.post('/api/survey/submit', exitSurvey)
    // By anyone who knows the address.
    await site.deliver(...booked({ ...first, name: 'Eve Attacker', phone: '+1 900 555 0000' }))
    const lead = await site.onlyLead()
    expect(await site.get('/api/admin/leads?show=waiting')).toHaveLength(1)
    expect(lead).toMatchObject({
      status: 'booked',
      dueDate: { state: 'due', answeredAt: null },
      calls: { count: 1, nextAt: first.startsAt },
      name: anna.name,
      businessName: anna.businessName,
      phone: anna.phone,
      isSpam: false,
    })
    expect(callsIn(lead)).toEqual([
      {
        id: expect.any(String),
        title: 'Strategy call',
        startsAt: first.startsAt,
        endsAt: '2026-11-18T15:30:00.000Z',
        bookedAt: first.at,
        canceledAt: null,
        isRescheduled: false,
      },
    ])
  })

  test('that is canceled makes a reply due again', async () => {
    const site = await startBookingSite({ kind })
    await site.post('/api/survey/submit', exitSurvey)
    await site.deliver(...booked(first), ...canceled({ ...first, at: cancelTime }))
    const lead = await site.onlyLead()
    expect(lead).toMatchObject({
      status: 'new',
      dueDate: { state: 'due', dueAt: newDueDate, answeredAt: null },
      calls: { count: 1, nextAt: null },
    })
    expect(callsIn(lead)).toMatchObject([{ canceledAt: cancelTime, isRescheduled: false }])
    expect(await site.get('/api/admin/leads?show=waiting')).toHaveLength(1)
  })

  test('that is rescheduled has both times', async () => {
    const site = await startBookingSite({ kind })
    await site.post('/api/survey/submit', exitSurvey)
    await site.deliver(...booked(first), ...rescheduled(first, second))
    const lead = await site.onlyLead()
    expect(lead).toMatchObject({
      status: 'booked',
      dueDate: { answeredAt: null },
      calls: { count: 2, nextAt: second.startsAt },
    })
    expect(callsIn(lead)).toMatchObject([
      { startsAt: second.startsAt, canceledAt: null, isRescheduled: false },
      { startsAt: first.startsAt, canceledAt: second.at, isRescheduled: true },
    ])
  })

  test('changes nothing when it is reported again', async () => {
    const { env, received } = await startWebhookReceiver()
    const site = await startBookingSite({ kind, env })
    const events = [...booked(first), ...rescheduled(first, second), ...canceled({ ...second, at: cancelTime })]
    await site.deliver(...events)
    const [lead, rows] = [await site.onlyLead(), await site.rows()]
    await vi.waitFor(() => expect(received).toHaveLength(events.length), 30_000)
    await site.change(lead.id, { status: 'contacted' })
    await vi.waitFor(() => expect(received).toHaveLength(events.length + 1), 30_000)
    const changed = await site.database.read.selectFrom('leads').selectAll().execute()
    vi.setSystemTime(now.getTime() + 3_600_000)
    await site.deliver(...events)
    expect(await site.rows()).toEqual(rows)
    expect(await site.database.read.selectFrom('leads').selectAll().execute()).toEqual(changed)
    const messages = await site.database.read.selectFrom('outbox').select('template').execute()
    expect(messages.map(({ template }) => template)).toEqual(Array(events.length + 1).fill('lead.updated'))
  })

  test('of someone who was erased brings them back only if they book again', async () => {
    const site = await startBookingSite({ kind })
    await site.deliver(...booked(first))
    await erasePersonalData(site.database, (await site.onlyLead()).email)
    await site.deliver(...canceled({ ...first, at: cancelTime }))
    expect([await site.leads(), await site.rows()]).toEqual([[], []])
    await site.deliver(...booked({ ...first, id: 'three' }))
    expect(await site.leads()).toHaveLength(1)
  })

  test('by an unknown address becomes a lead in every list', async () => {
    const { env, received } = await startWebhookReceiver()
    const site = await startBookingSite({ kind, env })
    const contact = { email: 'Zoe@Example.com', name: 'Zoë Tremblay', phone: '+1 204 555 0177' }
    await site.deliver(...booked({ ...first, ...contact }))
    const lead = await site.onlyLead()
    expect(lead).toMatchObject({ ...contact, businessName: null, status: 'booked', dueDate: null, sent: [] })
    expect(lead).toMatchObject({ callSheet: { startHere: [], sections: [] }, replies: [], consents: [] })
    for (const list of ['?show=all&q=zoe', '?show=booked&q=5550177', '?show=all'])
      expect(await site.get(`/api/admin/leads${list}`), list).toHaveLength(1)
    expect(await site.get('/api/admin/analytics?days=7')).toMatchObject({ sources: [{ kind: 'booking', leads: 1 }] })
    await vi.waitFor(() => expect(received).toHaveLength(1), 30_000)
    expect(received[0]).toMatchObject({
      type: 'lead.updated',
      data: { lead: { name: contact.name, sent: [], calls: [{ startsAt: first.startsAt, canceledAt: null }] } },
    })
  })

  test('is stored once if copies of its report arrive at the same time', async () => {
    const site = await startBookingSite({ kind })
    const sendThreeTimes = (event: object) => Promise.all([event, event, event].map(copy => site.deliver(copy)))
    for (const event of [...booked(first), ...canceled({ ...first, at: cancelTime })]) await sendThreeTimes(event)
    expect(await site.onlyLead()).toMatchObject({ status: 'new', dueDate: { dueAt: newDueDate, answeredAt: null } })
    expect(await site.rows()).toMatchObject([{ booked_at: first.at, canceled_at: cancelTime }])
  })

  test('that is canceled leaves the lead booked while another call is ahead', async () => {
    const site = await startBookingSite({ kind })
    await site.post('/api/survey/submit', exitSurvey)
    await site.deliver(...booked(first), ...booked(second), ...canceled({ ...first, at: cancelTime }))
    expect(await site.onlyLead()).toMatchObject({
      status: 'booked',
      dueDate: { answeredAt: null },
      calls: { count: 2, nextAt: second.startsAt },
    })
  })

  test('that is canceled leaves an earlier promise as it is', async () => {
    const site = await startBookingSite({ kind })
    await site.deliver(...booked(first))
    await site.post('/api/survey/submit', exitSurvey)
    const { dueDate } = await site.onlyLead()
    expect(dueDate).toMatchObject({ state: 'due', dueAt: '2026-11-19T18:00:00.000Z' })
    await site.deliver(...canceled({ ...first, at: '2026-11-17T19:00:00.000Z' }))
    expect(await site.onlyLead()).toMatchObject({ status: 'new', dueDate })
  })

  test('reopens a closed lead and clears who set its status', async () => {
    const site = await startBookingSite({ kind })
    await site.post('/api/survey/submit', exitSurvey)
    await site.database.write(transaction =>
      transaction
        .updateTable('leads')
        .set({ status: 'closed', status_by: "Tom's phone", answered_at: first.at })
        .execute(),
    )
    await site.deliver(...booked(first))
    expect(await site.onlyLead()).toMatchObject({ status: 'booked', statusBy: null })
    await site.database.write(transaction => transaction.updateTable('leads').set({ status_by: 'Tom' }).execute())
    await site.deliver(...canceled({ ...first, at: cancelTime }))
    expect(await site.onlyLead()).toMatchObject({ status: 'new', statusBy: null })
    expect(await site.get('/api/admin/leads?show=waiting')).toHaveLength(1)
  })

  test('leaves spam and won leads as they are', async () => {
    for (const change of [{ verdict: 'spam' }, { status: 'won' }]) {
      const site = await startBookingSite({ kind })
      await site.post('/api/survey/submit', exitSurvey)
      const { id } = await site.onlyLead()
      await site.change(id, change)
      await site.deliver(...booked(first))
      const { isSpam, status } = await site.get(`/api/admin/leads/${id}`)
      expect({ isSpam, status }).toEqual({
        isSpam: 'verdict' in change,
        status: 'status' in change ? change.status : 'booked',
      })
      expect((await site.overview()).desk.filter(({ call }) => call)).toHaveLength(isSpam ? 0 : 1)
      await site.deliver(...canceled({ ...first, at: cancelTime }))
      expect(await site.get('/api/admin/leads?show=waiting')).toEqual([])
    }
  })

  test("is on the desk until it's over, and the day before, in the company's time zone", async () => {
    const site = await startBookingSite({ kind })
    const at = '2026-11-16T17:00:00.000Z'
    const calls = {
      yesterday: '2026-11-17T04:59:00.000Z',
      'over today': '2026-11-17T05:00:00.000Z',
      'last today': '2026-11-18T04:59:00.000Z',
      'last tomorrow': '2026-11-19T04:59:00.000Z',
      'day after': '2026-11-19T05:00:00.000Z',
      canceled: '2026-11-18T12:00:00.000Z',
    }
    for (const [id, startsAt] of Object.entries(calls).toReversed())
      await site.deliver(...booked({ id, startsAt, at, name: id, email: `${id.replace(' ', '.')}@example.com` }))
    const email = 'canceled@example.com'
    await site.deliver(...canceled({ id: 'canceled', email, startsAt: calls.canceled, at: cancelTime }))
    const { desk } = await site.overview()
    const shown = desk.filter(({ call }) => call)
    expect(shown.map(({ group, lead, call }) => [group, lead.name, call?.startsAt])).toEqual([
      ['calls-today', 'last today', calls['last today']],
      ['calls-tomorrow', 'last tomorrow', calls['last tomorrow']],
    ])
  })
})
