import { relative } from 'node:path'
import type { Password, Passwords } from './admin/passwords.ts'
import type { Config } from './config.ts'
import { databaseFile } from './storage/open-database.ts'

type Started = {
  config: Config
  passwords: Passwords
  port: number
}

const shortPath = (path: string) => {
  const fromHere = relative(process.cwd(), path)
  return fromHere.startsWith('..') ? path : `./${fromHere}`
}

function passwordLine({ file, value, isNew }: Password, setting: string, unless = '') {
  if (!file) return `set by ${setting}`
  return isNew ? `${value}  (shown only now; it's in ${shortPath(file)})` : `generated, in ${shortPath(file)}${unless}`
}

export const runningText = 'Modernize My Business is running. Press Ctrl+C to stop.'

/** Shows a generated password once: someone who starts a container has no easy way to read its files. */
export function startupMessage({ config, passwords, port }: Started) {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host.replace(/^.*:.*$/, '[$&]')
  const address = `http://${host}:${port}`
  const lines = [
    ['Site', address],
    ['Admin area', `${address}/admin`],
    [
      'Data',
      config.databaseUrl
        ? `Postgres at ${new URL(config.databaseUrl).host || 'a local socket'}`
        : shortPath(databaseFile(config.dataDir)),
    ],
    ['Admin password', passwordLine(passwords.admin, 'ADMIN_PASSWORD', ', unless it was changed in Settings')],
    ['Toolkit password', passwordLine(passwords.toolkit, 'TOOLKIT_PASSWORD')],
    [
      'Email',
      config.smtpUrl
        ? `through ${new URL(config.smtpUrl).host}; new leads to ${config.leadsTo?.join(', ')}`
        : 'held until SMTP_URL is set; nothing is lost',
    ],
    ['Checkup', `${config.command('doctor')}, before launch and any time after`],
  ]
  const rows = lines.map(([name = '', value = '']) => `  ${name.padEnd(18)}${value}`)
  return `\n${runningText}\n\n${rows.join('\n')}\n\n`
}
