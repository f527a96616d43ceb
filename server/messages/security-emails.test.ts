import { expect, test, vi } from 'vitest'
import { words } from '#content/all-words.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { browserAt, passkeyEnv } from '#tests/support/passkey-site.ts'
import { type TestAppOptions, testApp, testAppWithEmail } from '#tests/support/test-app.ts'
import { securityEmail } from './security-emails.ts'

async function siteWithEmail(options: TestAppOptions = {}) {
  const env = { ...passkeyEnv, LEADS_TO: 'team@example.net', ...options.env }
  const { app, database, smtp } = await testAppWithEmail({ ...options, env })
  const subjects = () => smtp.received.map(({ subject }) => subject)
  return { browser: browserAt(app), database, smtp, subjects }
}

describeOnEachDatabase('security emails', kind => {
  test('say from where and how someone logged in, and what to do if it was someone else', async () => {
    const { browser, smtp } = await siteWithEmail({ kind })
    await browser.tokenByPassword()
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 30_000)
    const { subject, recipients, text = '' } = smtp.received[0] ?? {}
    expect([subject, recipients]).toEqual(['New login to the admin area', ['team@example.net']])
    for (const words of [
      'Logged in with the password',
      'Firefox on Mac',
      '127.0.0.1',
      "If it wasn't you",
      'https://www.example.ca/admin/settings',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
  })

  test('are sent about each login and each change of how to log in', async () => {
    const { browser, subjects } = await siteWithEmail({ kind })
    const token = await browser.tokenByPassword()
    const { authenticator, body } = await browser.addPasskey(token)
    await browser.call('PATCH', 'settings', { allowsPassword: false }, token)
    expect((await browser.logInWith(authenticator)).status).toBe(200)
    await browser.call('DELETE', `passkeys/${body.passkeys[0].id}`, undefined, token)
    const expected = [
      'New login to the admin area',
      'A passkey was added to the admin area',
      'Password login was turned off',
      'A passkey was removed from the admin area',
      // It was the last passkey.
      'Password login was turned on',
      'New login to the admin area',
    ]
    await vi.waitFor(() => expect(subjects().sort()).toEqual(expected.sort()), 30_000)
  })
})

test('tells the team about a device that is notified from now on', async () => {
  const { browser, subjects } = await siteWithEmail()
  const token = await browser.tokenByPassword()
  const keys = { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) }
  await browser.call('POST', 'push', { endpoint: 'https://web.push.apple.com/x', ...keys, showsNames: false }, token)
  await vi.waitFor(() => expect(subjects()).toContain('A device is notified of new leads'), 30_000)
})

test("a login doesn't wait for its email", async () => {
  const { browser, smtp } = await siteWithEmail()
  const accepted = Promise.withResolvers<void>()
  smtp.state.hold = accepted.promise
  expect((await browser.logInWithPassword()).status).toBe(200)
  accepted.resolve()
})

test('a failed login sends none', async () => {
  const { browser, database } = await siteWithEmail()
  await browser.call('POST', 'login', { password: 'wrong' })
  expect(await database.read.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('without an SMTP server nothing is queued', async () => {
  const { app, database } = await testApp({ env: passkeyEnv })
  const browser = browserAt(app)
  await browser.addPasskey(await browser.tokenByPassword())
  expect(await database.read.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('describes when it was in company time, and a command on the server, which has no address', () => {
  const event = {
    action: 'password-login.on',
    details: {},
    at: '2026-07-01T18:05:00Z',
    device: 'A command on the server',
    address: null,
  } as const
  const context = { siteUrl: 'https://www.example.ca', toolkitPassword: 'x', words }
  const { subject, blocks } = securityEmail.write(event, context)
  expect(subject).toBe('Password login was turned on')
  const facts = blocks.find(({ kind }) => kind === 'facts')
  expect(facts).toMatchObject({
    facts: [
      ['What', 'Turned on password login'],
      ['When', expect.stringMatching(/^Wednesday, July 1, 2026 at 1:05\sp\.m\.$/)],
      ['Device', 'A command on the server'],
    ],
  })
})
