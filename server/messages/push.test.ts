import { expect, test, vi } from 'vitest'
import type { PushState } from '#contracts/push.ts'
import { dayMs, minuteMs } from '#contracts/time.ts'
import { trouble } from '#server/checks/finding.ts'
import { watchForTroubles } from '#server/checks/trouble-watch.ts'
import { createReminders } from '#server/leads/reminders.ts'
import { logIn } from '#tests/support/admin.ts'
import { bookingRequest, bookingSecret, calendly } from '#tests/support/booking-events.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { startPushService } from '#tests/support/push-service.ts'
import { anna, application, exitSurvey } from '#tests/support/sample-forms.ts'
import { type TestAppOptions, testApp } from '#tests/support/test-app.ts'

type Headers = Record<string, string>

async function startSite(options: TestAppOptions = {}) {
  const service = await startPushService()
  const { transports, received, state } = service
  const site = await testApp({ ...options, transports, outboxTiming: { pollMs: 20, backoffMs: [20, 20] } })
  const { app } = site
  const waitFor = (...titles: string[]) =>
    vi.waitFor(() => expect(received.map(({ title }) => title)).toEqual(titles), { timeout: 20_000 })
  const readKey = async (headers: Headers) => {
    state.siteKey = (await app.inject({ url: '/api/admin/push', headers })).json<PushState>().key
  }
  return {
    ...site,
    ...service,
    waitFor,
    readKey,
    submit: async (url = '/api/survey/submit', payload: object = exitSurvey) =>
      expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(200),
    /** Logs in on a new device and turns its notifications on. */
    async addDevice(device: string, choice = {}) {
      const headers = await logIn(app)
      await readKey(headers)
      const payload = { ...service.subscribe(device), ...choice }
      const turnedOn = await app.inject({ method: 'POST', url: '/api/admin/push', headers, payload })
      expect(turnedOn.json()).toMatchObject({ isOn: true })
      await vi.waitFor(() => expect(received.map(message => message.device)).toContain(device), { timeout: 20_000 })
      received.length = 0
      return headers
    },
    isOn: async (headers: Headers) => (await app.inject({ url: '/api/admin/push', headers })).json<PushState>().isOn,
  }
}

describeOnEachDatabase('notifications', kind => {
  test('tell each device about a new form at once, with a name only where the owner allows it', async () => {
    const { addDevice, submit, received } = await startSite({ kind })
    await addDevice('locked')
    await addDevice('named', { showsNames: true })
    await submit()
    await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 20_000 })
    const path = expect.stringMatching(/^\/admin\/leads\?lead=[\w-]+$/)
    const [locked, named] = received.toSorted((a, b) => a.device.localeCompare(b.device))
    expect(locked).toEqual({ device: 'locked', title: 'New exit assessment', text: '', path, badge: 1 })
    expect(named).toMatchObject({ device: 'named', text: `${anna.name}, ${anna.businessName}`, path })
  })

  test('can be turned on by a double tap', async () => {
    const { app, subscribe, readKey } = await startSite({ kind })
    const headers = await logIn(app)
    await readKey(headers)
    const payload = subscribe('phone')
    const turnOn = () => app.inject({ method: 'POST', url: '/api/admin/push', headers, payload })
    const responses = await Promise.all([turnOn(), turnOn(), turnOn()])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  })

  test('stop when the device is logged out or its login ends, and when its push service has forgotten it', async () => {
    const { app, database, addDevice, submit, received, isOn, state, waitFor } = await startSite({ kind })
    const phone = await addDevice('phone')
    const computer = await addDevice('computer')
    await addDevice('drawer')
    await database.write(transaction =>
      transaction
        .updateTable('admin_sessions')
        .set({ last_used_at: new Date(Date.now() - 31 * dayMs).toISOString() })
        .where('id', 'in', eb =>
          eb.selectFrom('push_devices').select('session_id').where('endpoint', 'like', '%/drawer'),
        )
        .execute(),
    )
    await app.inject({ method: 'POST', url: '/api/admin/logout', headers: phone })
    await submit()
    await waitFor('New exit assessment')
    expect(received[0]?.device).toBe('computer')
    state.status = 410
    await submit('/api/beta/apply', application)
    await vi.waitFor(async () => expect(await isOn(computer)).toBe(false), { timeout: 20_000 })
  })
})

test('notifications are sent again after a failure of the push service', async () => {
  const { addDevice, submit, waitFor, state, database } = await startSite()
  await addDevice('phone')
  state.status = 500
  await submit()
  const failed = () =>
    database.read
      .selectFrom('outbox')
      .select('last_error')
      .where('channel', '=', 'push')
      .where('attempts', '>', 0)
      .where('status', '=', 'waiting')
      .executeTakeFirst()
  await vi.waitFor(async () => expect(await failed()).toEqual({ last_error: 'The push service responded with 500.' }), {
    interval: 1,
    timeout: 20_000,
  })
  state.status = 201
  await waitFor('New exit assessment')
})

test('notifications report calls, follow-ups that are due, and trouble at once, each once', async () => {
  const { app, database, addDevice, submit, waitFor, received } = await startSite({
    env: { BOOKING_WEBHOOK_SECRET: bookingSecret },
  })
  const headers = await addDevice('phone')
  await submit()
  await waitFor('New exit assessment')
  const [event] = calendly.booked({ id: 'one', startsAt: '2099-01-01T16:00:00.000Z', at: new Date().toISOString() })
  await app.inject({ method: 'POST', url: '/api/bookings', ...bookingRequest(event ?? {}) })
  await waitFor('New exit assessment', 'Call booked')
  expect(received[1]?.text).toBe('Thursday, January 1 at 11:00 a.m.')

  const [{ id }] = (await app.inject({ url: '/api/admin/leads', headers })).json()
  const payload = { followUp: { on: '2099-01-01', note: '' } }
  await app.inject({ method: 'PATCH', url: `/api/admin/leads/${id}`, headers, payload })
  const reminders = createReminders(app)
  const diskFull = trouble({ title: 'The disk is full', detail: '', whatToDo: '' })
  const checks = [{ id: 'disk', name: 'Disk', about: 'Space', run: () => diskFull }]
  for (const minutes of [5, 0]) await watchForTroubles(app, checks, new Date(Date.now() - minutes * minuteMs))
  await waitFor('New exit assessment', 'Call booked', 'The disk is full')
  await reminders.check(new Date('2099-01-01T12:50:00Z'))
  expect(
    await database.read.selectFrom('outbox').select('id').where('dedupe_key', 'like', 'push morning%').execute(),
  ).toEqual([])
  await reminders.check(new Date('2099-01-01T13:00:00Z'))
  await reminders.check(new Date('2099-01-01T13:10:00Z'))
  const queued = await database.read
    .selectFrom('outbox')
    .select('payload')
    .where('dedupe_key', 'like', 'push morning%')
    .execute()
  expect(queued.map(row => JSON.parse(row.payload ?? ''))).toMatchObject([
    { title: 'A follow-up is due', path: `/admin/leads?lead=${id}` },
  ])
})

test.each([
  'http://updates.push.services.mozilla.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://push.example/x',
  'https://apple.com.example/x',
])('notifications refuse %s as the address of a device', async endpoint => {
  const { app, subscribe } = await startSite()
  const headers = await logIn(app)
  const payload = { ...subscribe('phone'), endpoint }
  const response = await app.inject({ method: 'POST', url: '/api/admin/push', headers, payload })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ error: "This browser's push service isn't known." })
})
