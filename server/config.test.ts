import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { webhookSecret } from '#tests/support/webhook-receiver.ts'
import { ConfigError, loadConfig, settingNames } from './config.ts'

test.each(['docs/operations.md', '.env.example'])('%s lists every setting', file => {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  expect(settingNames.filter(name => !text.includes(name))).toEqual([])
})

describe('configuration', () => {
  test('has a default for every required value', () => {
    const config = loadConfig({})
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', siteUrl: 'http://localhost:3000', logLevel: 'info' })
    expect(config.databaseUrl).toBeUndefined()
    expect(config.dataDir).toMatch(/\/data$/)
    expect(config.backupDir).toBe(join(config.dataDir, 'backups'))
    expect(loadConfig({ BACKUP_DIR: '/mnt/copies' }).backupDir).toBe('/mnt/copies')
  })

  test('treats an empty value as unset', () => {
    expect(loadConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined })
  })

  test('trims values', () => {
    expect(loadConfig({ ADMIN_PASSWORD: ' a long password \n', HOST: '127.0.0.1 ' })).toMatchObject({
      adminPassword: 'a long password',
      host: '127.0.0.1',
    })
  })

  test('names commands as the operator runs them: with npm, or with systemd', () => {
    const { command } = loadConfig({})
    expect([command('doctor'), command('purge', '--yes')]).toEqual(['npm run doctor', 'npm run purge -- --yes'])
    const systemd = loadConfig({ SYSTEMD_EXEC_PID: String(process.pid) })
    expect([systemd.command('doctor'), systemd.command('purge', '--yes')]).toEqual([
      'sudo modernize doctor',
      'sudo modernize purge --yes',
    ])
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['SITE_URL', 'www.my-business.example'],
    ['TOOLKIT_PASSWORD', 'abc'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'hello at example.com'],
    ['MAIL_FROM', 'A <a@example.com>, B <b@example.com>'],
    ['LEADS_TO', 'team@example.com, nobody'],
    ['TRUST_PROXY', 'my proxy'],
    ['TRUST_PROXY', '10.0.0.300'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['METRICS_PORT', '0'],
    ['LOG_LEVEL', 'loud'],
    ['WEBHOOK_URL', 'hooks.example.com'],
    ['WEBHOOK_URL', 'http://10.0.0.5/'],
    ['WEBHOOK_URL', 'http://127.0.0.1.example.com/'],
    ['WEBHOOK_URL', 'https://user:password@hooks.example.com/'],
    ['HOST', '256.1.1.1'],
    ['HOST', 'two words'],
    ['SITE_URL', 'https://www.example.com/path'],
    ['SMTP_URL', 'smtp://'],
    ['ADMIN_PASSWORD', 'fourteen chars'],
  ])('rejects an invalid %s with one line that names the setting and not the value', (name, value) => {
    const load = () => loadConfig({ [name]: value })
    expect(load).toThrow(ConfigError)
    expect(load).toThrow(new RegExp(`^${name} must be .+\\.$`))
    expect(load).not.toThrow(value)
  })

  test.each([
    'https://hooks.example.com/a?b=c',
    'https://10.0.0.5/hook',
    'http://127.0.0.1:5678/webhook',
    'http://localhost:5678/webhook',
    'http://[::1]:5678/webhook',
  ])('accepts %s as WEBHOOK_URL', url => {
    expect(loadConfig({ WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret }).webhookUrl).toBe(url)
  })

  test('reads LEADS_TO and MAIL_FROM', () => {
    expect(loadConfig({ LEADS_TO: 'a@example.com, b@example.com' }).leadsTo).toEqual(['a@example.com', 'b@example.com'])
    expect(loadConfig({ MAIL_FROM: 'Our Team <team@example.com>' }).mailFrom).toBe('Our Team <team@example.com>')
  })

  test('refuses SMTP_URL without the addresses, which would otherwise follow what the website says', () => {
    const addresses = { MAIL_FROM: 'team@example.com', LEADS_TO: 'team@example.com' }
    for (const missing of ['MAIL_FROM', 'LEADS_TO'])
      expect(() => loadConfig({ SMTP_URL: 'smtp://localhost', ...addresses, [missing]: '' })).toThrow(
        'SMTP_URL needs MAIL_FROM and LEADS_TO.',
      )
    expect(loadConfig({ SMTP_URL: 'smtp://localhost', ...addresses }).leadsTo).toEqual(['team@example.com'])
  })

  describe('the five variables of container platforms', () => {
    const five = {
      SMTP_ADDRESS: 'mail.example.com',
      SMTP_PORT: '587',
      SMTP_USERNAME: 'site@example.com',
      SMTP_PASSWORD: 'p@ss/word',
      MAILER_FROM_ADDRESS: 'hello@example.com',
    }

    test('set the mail server and the sender, who gets the leads', () => {
      expect(loadConfig(five)).toMatchObject({
        smtpUrl: 'smtp://site%40example.com:p%40ss%2Fword@mail.example.com:587',
        mailFrom: 'hello@example.com',
        leadsTo: ['hello@example.com'],
      })
    })

    test('use TLS from the start on port 465, and no login without a user', () => {
      const { smtpUrl } = loadConfig({ ...five, SMTP_PORT: '465', SMTP_USERNAME: '', SMTP_PASSWORD: '' })
      expect(smtpUrl).toBe('smtps://mail.example.com:465')
    })

    test('leave MAIL_FROM and LEADS_TO as they are', () => {
      const own = { MAIL_FROM: 'Our Team <team@example.com>', LEADS_TO: 'owner@example.com' }
      expect(loadConfig({ ...five, ...own })).toMatchObject({ mailFrom: own.MAIL_FROM, leadsTo: [own.LEADS_TO] })
    })

    test.each([
      [{ SMTP_URL: 'smtp://localhost' }, 'Set SMTP_URL or SMTP_ADDRESS, not both.'],
      [{ SMTP_ADDRESS: '' }, 'SMTP_PORT needs SMTP_ADDRESS.'],
      [{ MAILER_FROM_ADDRESS: '' }, 'SMTP_ADDRESS needs MAILER_FROM_ADDRESS.'],
      [{ SMTP_PASSWORD: '' }, 'SMTP_USERNAME and SMTP_PASSWORD need each other.'],
      [{ SMTP_PORT: 'smtp' }, 'SMTP_PORT must be a whole number from 1 to 65535.'],
    ])('refuse %o', (change, message) => {
      expect(() => loadConfig({ ...five, ...change })).toThrow(message)
    })
  })

  test('reads TRUST_PROXY as a number of proxies or their addresses', () => {
    expect(loadConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(loadConfig({ TRUST_PROXY: '10.0.0.1, 10.0.0.0/8' }).trustProxy).toBe('10.0.0.1, 10.0.0.0/8')
  })
})
