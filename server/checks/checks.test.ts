import { expect, test } from 'vitest'
import type { Checkup } from '#contracts/checkup.ts'
import { settingNames } from '#server/config.ts'
import { logIn } from '#tests/support/admin.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { freePort } from '#tests/support/free-port.ts'
import { testApp } from '#tests/support/test-app.ts'

test("shows the administrator what's wrong on the server, and online only when asked, without passwords", async () => {
  const emailServer = await startEmailServer({ tls: 'starttls' })
  const { app } = await testApp({
    env: {
      SITE_URL: `https://127.0.0.1:${await freePort()}`,
      SMTP_URL: emailServer.url.replace('secret', 'pa55word'),
      MAIL_FROM: 'My Shop <hello@my-shop.invalid>',
      LEADS_TO: 'team@my-shop.invalid',
    },
  })
  const headers = await logIn(app)
  const read = (query = '') => app.inject({ url: `/api/admin/checkup${query}`, headers })
  const onServer = (await read()).json<Checkup>()
  const statusOf = (checks: Checkup, wanted: string) => checks.find(({ name }) => name === wanted)?.status
  expect([statusOf(onServer, 'Placeholders'), statusOf(onServer, 'Address')]).toEqual(['wrong', 'ok'])

  const first = await read('?online=true')
  const online = first.json<Checkup>()
  expect(online.map(({ name }) => name)).toEqual(['Site', 'Redirect', 'Email', 'SPF', 'DKIM', 'DMARC'])
  expect(online.find(({ name }) => name === 'Email')).toMatchObject({
    status: 'wrong',
    text: expect.stringContaining('rejects the login'),
  })
  expect(first.body).not.toContain('pa55word')
  expect((await app.inject('/api/admin/checkup')).statusCode).toBe(401)
})

test('says whom the owner has to ask wherever it names a setting, and whether anyone backs up Postgres', async () => {
  const withSmtp = {
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'a@b.invalid',
    LEADS_TO: 'a@b.invalid',
  }
  for (const env of [{}, { DATABASE_URL: 'postgres://localhost/site' }, withSmtp]) {
    const { app } = await testApp({ env })
    const headers = await logIn(app)
    const read = async (query: string) =>
      (await app.inject({ url: `/api/admin/checkup${query}`, headers })).json<Checkup>()
    const found = [...(await read('')), ...(await read('?online=true'))]
    const named = found.filter(({ text }) => settingNames.some(name => text.includes(name)))
    expect(named.length).toBeGreaterThan(0)
    for (const { name, text } of named) expect(text, name).toContain('the person who runs the server')
    const backup = found.find(({ name }) => name === 'Backup')
    if ('DATABASE_URL' in env)
      expect(backup).toMatchObject({ status: 'warning', text: expect.stringContaining('POSTGRES_BACKUP_DIR') })
  }
})
