import { join, relative } from 'node:path'
import { site } from '#content/site.ts'
import type { Password, Passwords } from './auth/passwords.ts'
import type { Config } from './config.ts'

type Started = {
  config: Config
  passwords: Passwords
  port: number
}

const shortPath = (path: string) => {
  const fromHere = relative(process.cwd(), path)
  return fromHere.startsWith('..') ? path : `./${fromHere}`
}

const passwordLine = ({ file }: Password, setting: string) =>
  file ? `generated, in ${shortPath(file)}` : `as set in ${setting}`

/** For the person who started the server. It names the password files, not the passwords. */
export function startupMessage({ config, passwords, port }: Started) {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host.replace(/^.*:.*$/, '[$&]')
  const lines = [
    ['Site', `http://${host}:${port}`],
    [
      'Data',
      config.databaseUrl
        ? `Postgres at ${new URL(config.databaseUrl).host || 'a socket on this machine'}`
        : shortPath(join(config.dataDir, 'site.db')),
    ],
    ['Admin password', passwordLine(passwords.admin, 'ADMIN_PASSWORD')],
    ['Toolkit password', passwordLine(passwords.toolkit, 'TOOLKIT_PASSWORD')],
    [
      'Email',
      config.smtpUrl ? `through ${new URL(config.smtpUrl).host}` : 'held until SMTP_URL is set; nothing is lost',
    ],
    ...(config.metricsPort === undefined ? [] : [['Metrics', `http://127.0.0.1:${config.metricsPort}/metrics`]]),
    ...(config.siteUrl.startsWith('https:') ? [] : [['Going live', 'set SITE_URL to the public https address first']]),
    ...(site.standIns.length === 0
      ? []
      : [['Stand-ins', `${site.standIns.join(', ')} in content/site.ts aren't real yet`]]),
  ]
  const rows = lines.map(([name = '', value = '']) => `  ${name.padEnd(18)}${value}`)
  return `\nModernize My Business is running. Stop it with Ctrl+C.\n\n${rows.join('\n')}\n\n`
}
