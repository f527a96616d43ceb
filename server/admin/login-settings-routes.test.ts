import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/storage/database.ts'
import { createAuthenticator } from '#tests/support/authenticator.ts'
import { browserAt, passkeyEnv, siteOrigin } from '#tests/support/passkey-site.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { testApp, testPasswords } from '#tests/support/test-app.ts'

async function loggedIn() {
  const { app, database } = await testApp({ env: passkeyEnv })
  const browser = browserAt(app)
  const token = await browser.tokenByPassword()
  const change = (body: object) => browser.call('PATCH', 'settings', body, token)
  return { app, database, browser, token, change }
}

const actions = async ({ read }: Database) =>
  (await read.selectFrom('audit_log').select('action').orderBy('id').execute()).map(({ action }) => action)

/** As if it had been opened then. */
const moveLogins = (database: Database, minutes: number) =>
  database.write(transaction =>
    transaction
      .updateTable('admin_sessions')
      .set({ created_at: new Date(Date.now() - minutes * 60_000).toISOString() })
      .execute(),
  )

const passwordRefused = {
  status: 403,
  body: { error: 'Password login is turned off. Use a passkey.' },
}

describe('the settings', () => {
  test('start with the password on, no passkeys, and this device', async () => {
    const { browser, token } = await loggedIn()
    expect(await browser.settings(token)).toEqual({
      allowsPassword: true,
      canChangePassword: true,
      passkeyHost: 'www.example.ca',
      passkeys: [],
      devices: [
        {
          id: expect.any(String),
          isThisDevice: true,
          name: 'Firefox on Mac',
          address: '127.0.0.1',
          loggedInAt: expect.any(String),
          lastUsedAt: expect.any(String),
          isRemembered: false,
          usedPasskey: false,
          passkeyName: null,
        },
      ],
    })
  })

  test('list passkeys by name, and remove them with the sessions they opened', async () => {
    const { browser, token, database } = await loggedIn()
    const { authenticator } = await browser.addPasskey(token, ' Phone ', { isSynced: true })
    const { body } = await browser.addPasskey(token, 'Office')
    expect(body.passkeys).toMatchObject([
      { name: 'Phone', isSynced: true, worksHere: true, lastUsedAt: null },
      { name: 'Office', isSynced: false },
    ])
    const [phone] = body.passkeys
    const other = (await browser.logInWith(authenticator, { isSynced: true })).body.token
    const removed = await browser.call('DELETE', `passkeys/${phone.id}`, undefined, token)
    expect([removed.body.passkeys.length, removed.body.devices.length]).toEqual([1, 1])
    expect((await browser.call('GET', 'settings', undefined, other)).status).toBe(401)
    expect(await browser.call('DELETE', `passkeys/${phone.id}`, undefined, token)).toEqual({
      status: 404,
      body: { error: "There's no such passkey." },
    })
    expect(await actions(database)).toEqual([
      'login.succeeded',
      'passkey.added',
      'passkey.added',
      'login.succeeded',
      'passkey.removed',
    ])
  })

  test('removing the passkey of this session keeps this session', async () => {
    const { browser, token } = await loggedIn()
    const { authenticator, body } = await browser.addPasskey(token)
    const own = (await browser.logInWith(authenticator)).body.token
    const removed = await browser.call('DELETE', `passkeys/${body.passkeys[0].id}`, undefined, own)
    expect(removed.body.devices[0]).toMatchObject({ isThisDevice: true, usedPasskey: true, passkeyName: null })
  })

  test('turn the password off and on', async () => {
    const { browser, token, change, database } = await loggedIn()
    const { authenticator } = await browser.addPasskey(token)
    expect((await change({ allowsPassword: false })).body.allowsPassword).toBe(false)
    expect((await browser.call('GET', 'login-options')).body).toEqual({ allowsPassword: false, allowsPasskey: true })
    expect(await browser.logInWithPassword()).toEqual(passwordRefused)
    expect((await browser.logInWith(authenticator)).status).toBe(200)
    expect((await change({ allowsPassword: true })).body.allowsPassword).toBe(true)
    expect((await browser.logInWithPassword()).status).toBe(200)
    await change({ allowsPassword: true })
    expect((await actions(database)).filter(action => action.startsWith('password-login'))).toEqual([
      'password-login.off',
      'password-login.on',
    ])
  })

  test('log devices out one by one', async () => {
    const { app, browser, token, database } = await loggedIn()
    const phone = browserAt(app, siteOrigin, { 'user-agent': 'Chrome/150.0 (Android)' })
    const ended = await phone.tokenByPassword()
    const { devices } = await browser.settings(token)
    expect(devices.map(({ name, isThisDevice }) => [name, isThisDevice])).toEqual([
      ['Firefox on Mac', true],
      ['Chrome on Android', false],
    ])
    const other = devices[1]?.id
    await moveLogins(database, 60)
    expect((await browser.call('DELETE', `sessions/${other}`, undefined, token)).body.devices).toHaveLength(1)
    expect(await browser.call('DELETE', `sessions/${other}`, undefined, token)).toEqual({
      status: 404,
      body: { error: 'This device is already logged out.' },
    })
    expect((await phone.call('GET', 'settings', undefined, ended)).status).toBe(401)
    await browser.call('POST', 'logout', undefined, token)
    expect((await actions(database)).slice(2)).toEqual(['device.ended', 'login.ended'])
  })
})

test('refuse to turn the password off where no passkey works', async () => {
  const { app, browser, token, change } = await loggedIn()
  const refused = { status: 409, body: { error: 'Add a passkey that works at this address first.' } }
  expect(await change({ allowsPassword: false })).toEqual(refused)
  await browser.addPasskey(token)
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000'])
    expect(await browserAt(app, origin).call('PATCH', 'settings', { allowsPassword: false }, token)).toEqual(refused)
  expect((await change({ allowsPassword: false })).status).toBe(200)
})

test('a made-up address or no address at all does not turn the password on', async () => {
  const { app, browser, token, change } = await loggedIn()
  await browser.addPasskey(token)
  await change({ allowsPassword: false })
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'https://other.example'])
    expect(await browserAt(app, origin).logInWithPassword()).toEqual(passwordRefused)
  const payload = { password: 'wrong' }
  const response = await app.inject({ method: 'POST', url: '/api/admin/login', payload })
  expect([response.statusCode, response.json()]).toEqual([403, passwordRefused.body])
})

test('refused passwords reveal nothing and use up no attempts', async () => {
  const { browser, token, change } = await loggedIn()
  await browser.addPasskey(token)
  await change({ allowsPassword: false })
  for (let guess = 1; guess <= 15; guess += 1)
    expect(await browser.call('POST', 'login', { password: `guess ${guess}` })).toEqual(passwordRefused)
  await change({ allowsPassword: true })
  expect((await browser.logInWithPassword()).status).toBe(200)
})

test('the password works again without passkeys or at a new domain, and the next passkey leaves it on', async () => {
  const { app, database, browser, token, change } = await loggedIn()
  const { body } = await browser.addPasskey(token)
  await change({ allowsPassword: false })
  await browser.call('DELETE', `passkeys/${body.passkeys[0].id}`, undefined, token)
  expect((await browser.logInWithPassword()).status).toBe(200)
  expect((await browser.addPasskey(token)).body.allowsPassword).toBe(true)
  expect((await change({ allowsPassword: false })).body.allowsPassword).toBe(false)

  const moved = await testApp({ database, env: { SITE_URL: 'https://new.example' } })
  const there = browserAt(moved.app, 'https://new.example')
  const newToken = await there.tokenByPassword()
  const { allowsPassword, passkeys } = await there.settings(newToken)
  expect([allowsPassword, passkeys.map(({ worksHere }) => worksHere)]).toEqual([true, [false]])
  expect((await there.addPasskey(newToken, 'New')).body.allowsPassword).toBe(true)
  expect((await browserAt(app).logInWithPassword()).status).toBe(200)
  expect((await actions(database)).filter(action => action.startsWith('password-login'))).toEqual([
    'password-login.off',
    'password-login.on',
    'password-login.off',
    'password-login.on',
  ])
})

test('a passkey for localhost turns the password off at localhost only', async () => {
  const { app, browser, token } = await loggedIn()
  const local = browserAt(app, 'http://localhost:3000')
  await local.addPasskey(token)
  await local.call('PATCH', 'settings', { allowsPassword: false }, token)
  expect(await local.logInWithPassword()).toEqual(passwordRefused)
  expect((await browser.logInWithPassword()).status).toBe(200)
})

const logInWith = (browser: ReturnType<typeof browserAt>, password: string) =>
  browser.call('POST', 'login', { password })

test('the owner can change the password, which logs out the other devices', async () => {
  const { browser, token } = await loggedIn()
  const other = await browser.tokenByPassword()
  const change = (password: string) => browser.call('POST', 'password', { password }, token)
  expect(await change('fourteen chars')).toEqual({ status: 400, body: { error: 'Use at least 15 characters.' } })
  expect(await change(testPasswords.toolkit.value.toUpperCase())).toMatchObject({ status: 400 })
  expect((await change('correct horse battery staple')).status).toBe(200)
  expect((await browser.call('GET', 'settings', undefined, other)).status).toBe(401)
  expect((await browser.settings(token)).devices).toHaveLength(1)
  expect((await browser.logInWithPassword()).status).toBe(401)
  expect((await logInWith(browser, 'correct horse battery staple')).status).toBe(200)
})

test("a password that the operator has set can't be changed in the settings", async () => {
  const { app } = await testApp({ env: { ...passkeyEnv, ADMIN_PASSWORD: testPasswords.admin.value } })
  const browser = browserAt(app)
  const token = await browser.tokenByPassword()
  expect((await browser.settings(token)).canChangePassword).toBe(false)
  expect((await browser.call('POST', 'password', { password: 'correct horse battery staple' }, token)).status).toBe(409)
  expect((await browser.logInWithPassword()).status).toBe(200)
})

test('a recovery code logs in once while the password is off, and its login can add a passkey', async () => {
  const { browser, token, change } = await loggedIn()
  const tooEarly = await browser.call('POST', 'recovery-code', undefined, token)
  expect(tooEarly, 'from someone who has only the password').toEqual({
    status: 409,
    body: { error: 'Add a passkey that works at this address first.' },
  })
  await browser.addPasskey(token)
  const earlier = (await browser.call('POST', 'recovery-code', undefined, token)).body.code
  const { code } = (await browser.call('POST', 'recovery-code', undefined, token)).body
  expect((await logInWith(browser, code)).status, 'while the password is on').toBe(401)
  await change({ allowsPassword: false })
  expect((await logInWith(browser, earlier)).status).toBe(401)
  const { status, body } = await logInWith(browser, code.toUpperCase().replaceAll('-', ' '))
  expect(status).toBe(200)
  expect(await logInWith(browser, code)).toEqual(passwordRefused)
  expect((await browser.settings(body.token)).devices[0]).toMatchObject({ passkeyName: 'Recovery code' })
  expect((await browser.addPasskey(body.token, 'New phone')).status).toBe(200)
})

const logInByCode = async (password: string, code: string, database: Database) => {
  const { app } = await testApp({
    database,
    env: passkeyEnv,
    passwords: { ...testPasswords, admin: { value: password } },
  })
  return (await logInWith(browserAt(app), code)).status
}

test('a recovery code ends when a passkey is removed, or when a password changes', async () => {
  const { browser, token, change, database } = await loggedIn()
  const { body } = await browser.addPasskey(token)
  await browser.addPasskey(token, 'Computer')
  const code = async () => (await browser.call('POST', 'recovery-code', undefined, token)).body.code as string
  const codes = [await code()]
  await browser.call('POST', 'password', { password: 'correct horse battery staple' }, token)
  codes.push(await code())
  await browser.call('DELETE', `passkeys/${body.passkeys[0].id}`, undefined, token)
  await change({ allowsPassword: false })
  for (const ended of codes) expect((await logInWith(browser, ended)).status).toBe(403)
  codes.push(await code())
  expect(await logInByCode('another password on the server', codes[2] ?? '', database)).toBe(401)
  expect(await logInByCode(testPasswords.admin.value, codes[2] ?? '', database)).toBe(200)
})

test('what someone does with a passkey is under its name: notes, answers, statuses and the activity', async () => {
  const { app, browser, token, database } = await loggedIn()
  const { authenticator } = await browser.addPasskey(token, "Tom's phone")
  const tom = (await browser.logInWith(authenticator)).body.token
  await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  const [{ id }] = (await browser.call('GET', 'leads', undefined, tom)).body
  await browser.call('PUT', `leads/${id}/notes/${randomUUID()}`, { text: 'Call back' }, tom)
  const { body } = await browser.call('PATCH', `leads/${id}`, { status: 'contacted' }, tom)
  const person = "Tom's phone"
  expect(body).toMatchObject({ answeredBy: person, statusBy: person, notes: [{ author: person }] })
  const devices = database.read
    .selectFrom('audit_log')
    .select('device')
    .where('action', 'in', ['note.added', 'lead.status'])
  expect(await devices.execute()).toEqual([{ device: person }, { device: person }])
  const renamed = (await browser.call('PATCH', `leads/${id}`, { status: 'won' }, token)).body
  expect(renamed).toMatchObject({ answeredBy: person })
})

const thiefsPhone = {
  endpoint: 'https://web.push.apple.com/thief',
  p256dh: 'x'.repeat(87),
  auth: 'x'.repeat(22),
  showsNames: true,
}

test('sensitive changes need a login of the last 15 minutes, reading does not', async () => {
  const { browser, token, database } = await loggedIn()
  const { body } = await browser.addPasskey(token)
  const options = (await browser.call('POST', 'passkeys/start', undefined, token)).body
  const credential = createAuthenticator().create(options, { origin: siteOrigin })
  const path = `passkeys/${body.passkeys[0].id}`
  const sensitive = [
    ['PATCH', 'settings', { allowsPassword: false }],
    ['POST', 'password', { password: 'another long password' }],
    ['POST', 'recovery-code', undefined],
    ['POST', 'push', thiefsPhone],
    ['POST', 'passkeys/start', undefined],
    ['POST', 'passkeys', { name: 'Office', credential }],
    ['DELETE', path, undefined],
  ] as const
  // The second time by a clock that was ahead: the login seems to be in the future.
  for (const minutes of [16, -48]) {
    await moveLogins(database, minutes)
    for (const [method, url, payload] of sensitive)
      expect(await browser.call(method, url, payload, token)).toEqual({
        status: 403,
        body: { error: 'You logged in more than 15 minutes ago. Log in again to change this.' },
      })
  }
  expect((await browser.settings(token)).passkeys).toHaveLength(1)
  await moveLogins(database, 14)
  expect((await browser.call('PATCH', 'settings', { allowsPassword: false }, token)).body.allowsPassword).toBe(false)
})

test('once there is a passkey, the password alone changes nothing about the login', async () => {
  const { browser, token } = await loggedIn()
  const { authenticator, body } = await browser.addPasskey(token)
  const path = `passkeys/${body.passkeys[0].id}`
  const thief = await browser.tokenByPassword()
  const refused = { status: 403, body: { error: 'Log in with a passkey to change this.' } }
  for (const [method, url, payload] of [
    ['DELETE', path, undefined],
    ['POST', 'password', { password: 'another long password' }],
    ['POST', 'recovery-code', undefined],
    ['POST', 'passkeys/start', undefined],
    ['POST', 'passkeys', { name: 'Mine', credential: { id: 'x' } }],
    ['PATCH', 'settings', { allowsPassword: false }],
    ['POST', 'push', thiefsPhone],
  ] as const)
    expect(await browser.call(method, url, payload, thief), url).toEqual(refused)
  const owner = (await browser.logInWith(authenticator)).body.token
  expect((await browser.call('DELETE', path, undefined, owner)).status).toBe(200)
})

test('adding needs a challenge of this session that is new, and a passkey that is new', async () => {
  const { browser, token } = await loggedIn()
  const refused = { status: 400, body: { error: "This passkey couldn't be added. Please try again." } }
  const start = async (by = token) => (await browser.call('POST', 'passkeys/start', undefined, by)).body
  const authenticator = createAuthenticator()
  const add = (options: { challenge: string }, signing = {}) =>
    browser.call(
      'POST',
      'passkeys',
      {
        name: 'Phone',
        credential: authenticator.create(
          { rp: { id: 'www.example.ca' }, ...options },
          { origin: siteOrigin, ...signing },
        ),
      },
      token,
    )
  expect(await add(await start(await browser.tokenByPassword()))).toEqual(refused)
  expect(await add(await browser.startLogin())).toEqual(refused)
  expect(await add(await start(), { origin: 'https://evil.example' })).toEqual(refused)
  expect(await add(await start(), { host: 'evil.example' })).toEqual(refused)
  expect(await add(await start(), { verifiesUser: false })).toEqual(refused)
  const old = await start()
  vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1000, toFake: ['Date'] })
  expect(await add(old)).toEqual(refused)
  vi.useRealTimers()
  const options = await start()
  expect((await add(options)).status).toBe(200)
  expect(await add(options)).toEqual(refused)
  expect(await add(await start())).toEqual({ status: 409, body: { error: 'This passkey was added before.' } })
})
