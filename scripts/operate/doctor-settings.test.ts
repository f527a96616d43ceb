import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { temporaryFolder } from '#tests/support/databases.ts'
import { checkPasswords, checkSettings } from './doctor-settings.ts'

test('names the first invalid setting, without its value', () => {
  expect(checkSettings({ PORT: 'eighty', SMTP_URL: 'smtp-secret' })).toEqual({
    status: 'wrong',
    text: 'PORT must be a whole number from 0 to 65535.',
  })
  expect(checkSettings({}).status).toBe('ok')
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
  expect(checkSettings(env)).toEqual({
    status: 'warning',
    text: [
      "SMPT_URL isn't a setting. Did you mean SMTP_URL?",
      "LEADS_T0 isn't a setting. Did you mean LEADS_TO?",
      "smtp_url isn't a setting. Did you mean SMTP_URL?",
    ].join('\n'),
  })
  expect(checkSettings({ PORTT: '1', PORT: 'eighty' })).toEqual({
    status: 'wrong',
    text: expect.stringMatching(/^PORT must be .*\nPORTT isn't a setting\. Did you mean PORT\?$/),
  })
})

test('reads passwords but never generates any', async () => {
  const dataDir = await temporaryFolder()
  expect(checkPasswords(loadConfig({ DATA_DIR: dataDir })).status).toBe('warning')
  expect(readdirSync(dataDir)).toEqual([])
  writeFileSync(join(dataDir, 'admin-password.txt'), 'generated-password\n')
  expect(checkPasswords(loadConfig({ DATA_DIR: dataDir, TOOLKIT_PASSWORD: 'toolkit' })).status).toBe('ok')
})
