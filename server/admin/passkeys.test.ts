import { expect, test, vi } from 'vitest'
import { createAuthenticator } from '#tests/support/authenticator.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { browserAt, passkeyEnv, siteOrigin } from '#tests/support/passkey-site.ts'
import { type TestAppOptions, testApp } from '#tests/support/test-app.ts'

const refused = { status: 401, body: { error: "This passkey wasn't accepted. Please try again, or use another one." } }

/** A site with one passkey. */
async function siteWithPasskey(
  options: TestAppOptions = {},
  ...at: [origin?: string, headers?: Record<string, string>]
) {
  const { app, database, logLines } = await testApp({ ...options, env: { ...passkeyEnv, ...options.env } })
  const browser = browserAt(app, ...at)
  const token = await browser.tokenByPassword()
  const { authenticator, status, body } = await browser.addPasskey(token)
  expect([status, body.passkeys]).toMatchObject([200, [{ name: 'Phone', worksHere: true }]])
  const [own] = await database.read.selectFrom('admin_sessions').select('id').execute()
  const sessions = () =>
    database.read
      .selectFrom('admin_sessions')
      .selectAll()
      .where('passkey_id', 'is not', null)
      .where('id', '!=', own?.id ?? '')
      .execute()
  return { app, database, browser, token, authenticator, sessions, logLines, passkey: body.passkeys[0] }
}

describeOnEachDatabase('a passkey', kind => {
  test('is added and opens a session, which names it', async () => {
    const { browser, authenticator, database } = await siteWithPasskey({ kind })
    expect(await browser.call('GET', 'login-options')).toMatchObject({
      body: { allowsPassword: true, allowsPasskey: true },
    })
    const { status, body } = await browser.logInWith(authenticator, {}, { remember: true })
    expect([status, body]).toEqual([200, { success: true, token: expect.stringMatching(/^[\w-]{43}$/) }])
    const { devices, passkeys } = await browser.settings(body.token)
    expect(devices[0]).toMatchObject({
      isThisDevice: true,
      name: 'Firefox on Mac',
      address: '127.0.0.1',
      isRemembered: true,
      passkeyName: 'Phone',
    })
    expect(passkeys[0]?.lastUsedAt).not.toBeNull()
    const entries = await database.read.selectFrom('audit_log').selectAll().orderBy('id').execute()
    expect(entries.map(({ action, details }) => [action, JSON.parse(details)])).toEqual([
      ['login.succeeded', { method: 'password' }],
      ['passkey.added', {}],
      ['login.succeeded', { method: 'passkey' }],
    ])
    expect(new Set(entries.map(({ session_id }) => session_id)).size).toBe(2)
  })

  test('opens exactly one session if two servers get the same response at once', async () => {
    const database = await newDatabase(kind)
    const { browser, authenticator, sessions } = await siteWithPasskey({ database })
    const other = browserAt((await testApp({ database, env: passkeyEnv })).app)
    const credential = authenticator.get(await browser.startLogin(), { origin: siteOrigin })
    const responses = await Promise.all(
      [browser, other, browser, other].map(({ call }) => call('POST', 'passkey-login', { credential })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    expect(await sessions()).toHaveLength(1)
  })

  test('is refused with a sign count that was used before, on any server', async () => {
    const database = await newDatabase(kind)
    const { browser, authenticator, sessions } = await siteWithPasskey({ database })
    const other = browserAt((await testApp({ database, env: passkeyEnv })).app)
    expect((await browser.logInWith(authenticator, { signCount: 7 })).status).toBe(200)
    expect(await other.logInWith(authenticator, { signCount: 7 })).toEqual(refused)
    expect(await browser.logInWith(authenticator, { signCount: 6 })).toEqual(refused)
    expect(await browser.logInWith(authenticator)).toEqual(refused)
    const [one, another] = await Promise.all([browser.startLogin(), other.startLogin()])
    const atOnce = await Promise.all([
      browser.call('POST', 'passkey-login', {
        credential: authenticator.get(one, { origin: siteOrigin, signCount: 8 }),
      }),
      other.call('POST', 'passkey-login', {
        credential: authenticator.get(another, { origin: siteOrigin, signCount: 8 }),
      }),
    ])
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await sessions()).toHaveLength(2)
  })
})

test.each([
  ['another origin', { origin: 'https://www.example.ca.evil.example' }],
  ['another port', { origin: `${siteOrigin}:8443` }],
  ['plain HTTP', { origin: 'http://www.example.ca' }],
  ['another host', { host: 'example.ca' }],
  ['an unverified person', { verifiesUser: false }],
  ['a response of the wrong kind', { type: 'webauthn.create' }],
])('refuses a login with %s, and records it', async (_name, signing) => {
  const { browser, authenticator, sessions, database } = await siteWithPasskey()
  expect(await browser.logInWith(authenticator, signing)).toEqual(refused)
  expect(await sessions()).toEqual([])
  const failures = await database.read
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'login.failed')
    .execute()
  expect(failures).toMatchObject([
    { session_id: null, device: 'Firefox on Mac', address: '127.0.0.1', details: '{"method":"passkey"}' },
  ])
})

test('refuses a foreign key, also under a known id', async () => {
  const { browser, authenticator } = await siteWithPasskey()
  const foreign = createAuthenticator()
  expect(await browser.logInWith(foreign)).toEqual(refused)
  const credential = { ...foreign.get(await browser.startLogin(), { origin: siteOrigin }) }
  const disguised = { ...credential, id: authenticator.id, rawId: authenticator.id }
  expect(await browser.call('POST', 'passkey-login', { credential: disguised })).toEqual(refused)
})

test('refuses a changed signature and parts of the wrong type', async () => {
  const { browser, authenticator } = await siteWithPasskey()
  const credential = authenticator.get(await browser.startLogin(), { origin: siteOrigin })
  const { signature } = authenticator.get(await browser.startLogin(), { origin: siteOrigin }).response
  for (const response of [{ ...credential.response, signature }, {}, null, 7, { clientDataJSON: 'x' }])
    expect(await browser.call('POST', 'passkey-login', { credential: { ...credential, response } })).toEqual(refused)
})

test('refuses a challenge for adding, an old one, one of another site, and one that was used', async () => {
  const { browser, authenticator, token } = await siteWithPasskey()
  const send = (options: { challenge: string }) => {
    const credential = authenticator.get({ rpId: 'www.example.ca', ...options }, { origin: siteOrigin })
    return browser.call('POST', 'passkey-login', { credential })
  }
  expect(await send((await browser.call('POST', 'passkeys/start', undefined, token)).body)).toEqual(refused)
  const { browser: elsewhere } = await siteWithPasskey()
  expect(await send(await elsewhere.startLogin())).toEqual(refused)
  const old = await browser.startLogin()
  vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1000, toFake: ['Date'] })
  expect(await send(old)).toEqual(refused)
  vi.useRealTimers()
  const used = await browser.startLogin()
  expect((await send(used)).status).toBe(200)
  expect(await send(used)).toEqual(refused)
  // The same bytes, spelled differently.
  expect(await send({ challenge: `${used.challenge}=` })).toEqual(refused)
})

test('refuses a removed passkey, and one that was added at another address', async () => {
  const { app, browser, authenticator, token, passkey } = await siteWithPasskey()
  const local = browserAt(app, 'http://localhost:3100')
  expect(await local.logInWith(authenticator)).toEqual(refused)
  expect((await local.settings(token)).passkeys[0]?.worksHere).toBe(false)
  expect((await browser.call('DELETE', `passkeys/${passkey.id}`, undefined, token)).body.passkeys).toEqual([])
  expect(await browser.logInWith(authenticator)).toEqual(refused)
})

test.each([
  [
    'a TLS proxy that is trusted',
    { TRUST_PROXY: '1' },
    { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.1' },
  ],
  ['a TLS proxy without TRUST_PROXY', {}, { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.1' }],
  ['a proxy that changes the host', {}, { host: 'localhost:3000', referer: `${siteOrigin}/admin` }],
])('works behind %s', async (_name, env, headers) => {
  const { browser, authenticator, token } = await siteWithPasskey({ env }, siteOrigin, headers)
  expect((await browser.settings(token)).passkeyHost).toBe('www.example.ca')
  expect((await browser.call('GET', 'login-options')).body.allowsPasskey).toBe(true)
  expect((await browser.logInWith(authenticator)).status).toBe(200)
})

test('works at localhost on any port, whatever SITE_URL is', async () => {
  const { browser, authenticator, token, app } = await siteWithPasskey({}, 'http://localhost:3100')
  expect((await browser.settings(token)).passkeyHost).toBe('localhost')
  expect((await browser.logInWith(authenticator)).status).toBe(200)
  const otherPort = browserAt(app, 'http://localhost:8080')
  expect((await otherPort.logInWith(authenticator, { signCount: 1 })).status).toBe(200)
})

test.each(['http://127.0.0.1:3000', 'https://other.example', 'http://www.example.ca'])(
  "doesn't work at %s, and says where it does",
  async origin => {
    const { app, token } = await siteWithPasskey()
    const browser = browserAt(app, origin)
    const error = `Passkeys don't work at this address. Open ${siteOrigin}/admin instead.`
    expect(await browser.call('POST', 'passkey-login/start')).toEqual({ status: 409, body: { error } })
    expect(await browser.call('POST', 'passkeys/start', undefined, token)).toEqual({ status: 409, body: { error } })
  },
)

test('names no passkey to strangers, and accepts only verified people', async () => {
  const { browser, authenticator, token } = await siteWithPasskey()
  const options = await browser.startLogin()
  expect(options).toMatchObject({ rpId: 'www.example.ca', userVerification: 'required' })
  expect(options.allowCredentials ?? []).toEqual([])
  expect((await browser.call('POST', 'passkeys/start', undefined, token)).body).toMatchObject({
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: authenticator.id }],
  })
})

test('asking for challenges has a limit', async () => {
  const { browser } = await siteWithPasskey()
  const statuses = []
  for (let time = 1; time <= 201; time += 1) statuses.push((await browser.call('POST', 'passkey-login/start')).status)
  expect([statuses.indexOf(429), statuses.length]).toEqual([200, 201])
})

test('limits failures with passkeys and wrong passwords separately', async () => {
  const { browser, authenticator } = await siteWithPasskey()
  for (let guess = 1; guess <= 10; guess += 1)
    expect((await browser.call('POST', 'login', { password: 'wrong' })).status).toBe(401)
  expect((await browser.call('POST', 'login', { password: 'wrong' })).status).toBe(429)
  for (let time = 1; time <= 15; time += 1) expect((await browser.logInWith(authenticator)).status).toBe(200)
  for (let time = 1; time <= 10; time += 1) expect(await browser.logInWith(createAuthenticator())).toEqual(refused)
  expect((await browser.logInWith(authenticator)).status).toBe(429)
})

test('records at most 100 failed logins an hour, and how many more there were', async () => {
  const { app, database } = await testApp({ env: { TRUST_PROXY: '1' } })
  for (let visitor = 1; visitor <= 103; visitor += 1)
    await browserAt(app, 'http://localhost', { 'x-forwarded-for': `10.0.0.${visitor}` }).call('POST', 'login', {
      password: 'wrong',
    })
  const failures = await database.read
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'login.failed')
    .execute()
  expect(failures).toHaveLength(100)
  expect(failures[0]).toMatchObject({ device: 'Firefox on Mac', address: '10.0.0.1', details: '{"method":"password"}' })
  await app.close()
  const counts = database.read.selectFrom('audit_log').selectAll().where('action', '=', 'logins.uncounted')
  expect(await counts.execute()).toMatchObject([{ details: '{"count":3}', address: null }])
})

test('stores an address only if it can be one', async () => {
  const { app, database } = await testApp({ env: { TRUST_PROXY: '1' } })
  for (const address of ['=1+1', 'anna@example.com', '1'.repeat(10_000), '2001:db8::1'])
    await browserAt(app, 'http://localhost', { 'x-forwarded-for': address }).call('POST', 'login', {
      password: 'wrong',
    })
  const failures = database.read.selectFrom('audit_log').select('address').where('action', '=', 'login.failed')
  const addresses = (await failures.orderBy('id').execute()).map(({ address }) => address)
  expect(addresses).toEqual([null, null, null, '2001:db8::1'])
})

test("doesn't log passkeys' ids, challenges or tokens", async () => {
  const { browser, authenticator, logLines } = await siteWithPasskey()
  const { challenge } = await browser.startLogin()
  const { token } = (await browser.logInWith(authenticator)).body
  const log = logLines.join('')
  expect(log).toContain('administrator logged in')
  for (const secret of [authenticator.id, challenge, token]) expect(log).not.toContain(secret)
})
