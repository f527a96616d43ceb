import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/databases.ts'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { checkPasswords, checkSettings } from './doctor-settings.ts'

test('names every invalid setting and keeps the valid ones', () => {
  const context = doctorContext({ PORT: 'eighty', SMTP_URL: 'smtp-secret', SITE_URL: 'https://www.example.com' })
  expect(checkSettings(context)).toEqual({
    status: 'wrong',
    text: 'PORT must be a whole number from 0 to 65535.\nSMTP_URL must be a URL such as smtps://user:password@host:465.',
  })
  expect(context.config.siteUrl).toBe('https://www.example.com')
  expect(checkSettings(doctorContext({})).status).toBe('ok')
  const smtp = { SMTP_ADDRESS: 'mail.example.com', MAILER_FROM_ADDRESS: 'a@example.com' }
  expect(checkSettings(doctorContext({ ...smtp, SMTP_PASSWORD: 'x' })).text).toBe(
    'SMTP_USERNAME and SMTP_PASSWORD need each other.',
  )
})

test('mentions variables that are almost settings, but not those of the system', () => {
  const env = {
    SMPT_URL: 'smtp://x',
    LEADS_T0: 'a@b.ca',
    smtp_url: 'x',
    HOME: '/root',
    MAIL: '/x',
    PATH: '/bin',
    USER: 'a',
  }
  expect(checkSettings(doctorContext(env))).toEqual({
    status: 'warning',
    text: [
      "SMPT_URL isn't a setting. Did you mean SMTP_URL?",
      "LEADS_T0 isn't a setting. Did you mean LEADS_TO?",
      "smtp_url isn't a setting. Did you mean SMTP_URL?",
    ].join('\n'),
  })
  expect(checkSettings(doctorContext({ PORTT: '1', PORT: 'eighty' }))).toEqual({
    status: 'wrong',
    text: expect.stringMatching(/^PORT must be .*\nPORTT isn't a setting\. Did you mean PORT\?$/),
  })
})

test('reads passwords but never generates any', async () => {
  const dataDir = await temporaryFolder()
  expect(checkPasswords(doctorContext({ DATA_DIR: dataDir })).status).toBe('warning')
  expect(readdirSync(dataDir)).toEqual([])
  writeFileSync(join(dataDir, 'admin-password.txt'), 'generated-password\n')
  expect(checkPasswords(doctorContext({ DATA_DIR: dataDir, TOOLKIT_PASSWORD: 'toolkit' })).status).toBe('ok')
})
