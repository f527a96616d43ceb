import { expect, test, vi } from 'vitest'
import { minuteMs } from '#contracts/time.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { wordsDesk } from '#tests/support/words-desk.ts'

const team = 'team@example.net'

async function startDesk() {
  const smtp = await startEmailServer()
  const desk = await wordsDesk({ env: { SMTP_URL: smtp.url, LEADS_TO: team } })
  const logInAgo = (ms: number) =>
    desk.database.write(transaction =>
      transaction
        .updateTable('admin_sessions')
        .set({ created_at: new Date(Date.now() - ms).toISOString() })
        .execute(),
    )
  const alarms = () => smtp.received.filter(({ subject }) => subject?.includes('another address'))
  return { ...desk, logInAgo, alarms }
}

test.each([
  ['site/email', 'eve@attacker.example'],
  ['site/links/booking', 'https://attacker.example/call'],
])('publishing another %s needs a fresh login, and nothing else does', async (path, value) => {
  const { save, publish, logInAgo, app, call } = await startDesk()
  await logInAgo(16 * minuteMs)
  const before = app.published.words
  await save(path, value)
  expect(await publish()).toMatchObject({ status: 403, body: { error: expect.stringContaining('15 minutes') } })
  expect(app.published.words).toBe(before)
  await call('POST', '/drafts/discard', {})
  await save('about/mission', 'We fix Mondays.')
  expect((await publish()).status).toBe(200)
})

test('tells the team and the old address that the website has another one', async () => {
  const { save, publish, alarms, actions, app } = await startDesk()
  const old = app.published.words.site.email
  await save('site/email', 'new@prairie.example')
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

test('tells only the team about another booking link', async () => {
  const { save, publish, alarms } = await startDesk()
  await save('site/links/booking', 'https://booking.example/ada')
  await publish()
  await vi.waitFor(() => expect(alarms().map(({ recipients }) => recipients)).toEqual([[team]]))
})
