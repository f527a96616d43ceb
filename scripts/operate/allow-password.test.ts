import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import { describeOnEachDatabase, migratedDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { browserAt, passkeyEnv } from '#tests/support/passkey-site.ts'
import { testApp, testPasswords } from '#tests/support/test-app.ts'
import { allowPassword } from './allow-password.ts'

const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.com', LEADS_TO: 'team@example.com' }
const secrets = { ADMIN_PASSWORD: testPasswords.admin.value, TOOLKIT_PASSWORD: testPasswords.toolkit.value }

describeOnEachDatabase('npm run allow-password', kind => {
  test('turns password login on again and removes the passkeys while the server runs, and records it', async () => {
    const { dataDir, databaseUrl } = await migratedDatabaseSettings(kind)
    const database = await openDatabase({ dataDir, databaseUrl })
    const { app } = await testApp({ database, env: passkeyEnv })
    const browser = browserAt(app)
    const token = await browser.tokenByPassword()
    await browser.addPasskey(token)
    await browser.call('POST', 'password', { password: 'correct horse battery staple' }, token)
    await browser.call('PATCH', 'settings', { allowsPassword: false }, token)
    expect((await browser.logInWithPassword()).status).toBe(403)

    const env = { ...passkeyEnv, ...secrets, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    expect(await allowPassword([], { ...env, ...smtp })).toBe(
      'Password login is on, there are no passkeys, and all devices are logged out. No restart is needed.\nThe password is the value of ADMIN_PASSWORD in the settings.',
    )
    expect((await browser.logInWithPassword()).status).toBe(200)
    const entries = await database.read.selectFrom('audit_log').selectAll().orderBy('id').execute()
    const removal = entries.slice(-5, -1)
    // Their ids may be from the same millisecond.
    expect(removal.map(({ action }) => action).sort()).toEqual([
      'devices.ended',
      'passkey.removed',
      'password-login.on',
      'password.changed',
    ])
    expect((await browser.call('GET', 'settings', undefined, token)).status).toBe(401)
    expect(entries.at(-2)).toMatchObject({
      session_id: null,
      device: 'A command on the server',
    })
    expect(await database.read.selectFrom('outbox').select('template').execute()).toEqual([
      { template: 'security' },
      { template: 'security' },
      { template: 'security' },
    ])
    await app.close()
    await database.close()
  })
})

test('says where the generated password is, but not what it is', async () => {
  const { dataDir } = await migratedDatabaseSettings('sqlite')
  const output = await allowPassword([], { DATA_DIR: dataDir })
  expect(output).toMatch(`\nThe password is in ${join(dataDir, 'admin-password.txt')}.`)
})

test("explains its usage, and doesn't create a missing database", async () => {
  const dataDir = await temporaryFolder()
  await expect(allowPassword(['now'], {})).rejects.toThrow('Usage: npm run allow-password')
  await expect(allowPassword([], { DATA_DIR: dataDir })).rejects.toThrow('No database found at')
})
