import { expect, test, vi } from 'vitest'
import { words } from '#content/all-words.ts'
import { minuteMs } from '#contracts/time.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { wordsDesk } from '#tests/support/words-desk.ts'

const team = 'team@example.net'
const company = 'site/company'

const otherEmail = { email: 'new@prairie.example' }
const otherBooking = { links: { booking: 'https://booking.example/ada' } }
const [firstButton, ...otherButtons] = words.home.assessments

async function startDesk() {
  const smtp = await startEmailServer()
  const desk = await wordsDesk({ env: { SMTP_URL: smtp.url, LEADS_TO: team }, outboxTiming: { pollMs: 20 } })
  const logInAgo = (ms: number) =>
    desk.database.write(transaction =>
      transaction
        .updateTable('admin_sessions')
        .set({ created_at: new Date(Date.now() - ms).toISOString() })
        .execute(),
    )
  const saveCompany = async ({ links, ...details }: Partial<typeof otherEmail & typeof otherBooking>) => {
    const value = (await desk.text(company)).value as { links: object }
    return desk.save(company, { ...value, ...details, links: { ...value.links, ...links } })
  }
  const alarms = () => smtp.received.filter(({ subject }) => subject?.includes('another address'))
  return { ...desk, logInAgo, saveCompany, alarms }
}

type Desk = Awaited<ReturnType<typeof startDesk>>

test.each([
  ['email address', ({ saveCompany }: Desk) => saveCompany(otherEmail)],
  ['booking link', ({ saveCompany }: Desk) => saveCompany(otherBooking)],
  [
    'site for a button',
    ({ save }: Desk) =>
      save('home/assessments', [{ ...firstButton, to: 'https://evil.example/survey' }, ...otherButtons]),
  ],
])('publishing another %s needs a fresh login, and nothing else does', async (_what, change) => {
  const desk = await startDesk()
  const { app, save, publish, logInAgo, call, overview } = desk
  await logInAgo(16 * minuteMs)
  const before = app.published.words
  expect((await change(desk)).status).toBe(200)
  expect(await publish()).toMatchObject({ status: 403, body: { error: expect.stringContaining('15 minutes') } })
  expect(app.published.words).toBe(before)
  await call('POST', '/drafts/discard', { revision: (await overview()).draftsRevision })
  await save('about/mission', 'We fix Mondays.')
  await save('home/assessments', [{ ...firstButton, to: '/quiz' }, ...otherButtons])
  expect((await publish()).status).toBe(200)
})

test('emails the team and the old address when the website has another one', async () => {
  const { app, saveCompany, publish, alarms, actions } = await startDesk()
  const old = app.published.words.site.email
  await saveCompany(otherEmail)
  expect((await publish()).status).toBe(200)
  await vi.waitFor(() => expect(alarms()).toHaveLength(2))
  expect(
    alarms()
      .flatMap(({ recipients }) => recipients)
      .sort(),
  ).toEqual([old, team].sort())
  expect(alarms()[0]?.text).toContain('take the change back')
  expect(await actions()).toContain('destinations.changed')
})

test('emails only the team about another booking link', async () => {
  const { saveCompany, publish, alarms } = await startDesk()
  await saveCompany(otherBooking)
  await publish()
  await vi.waitFor(() => expect(alarms().map(({ recipients }) => recipients)).toEqual([[team]]))
})
