import { Resolver } from 'node:dns'
import querystring from 'node:querystring'
import { parseArgs, styleText } from 'node:util'
import { site as released, type Site } from '#content/site.ts'
import { minuteMs } from '#contracts/time.ts'
import { installationChecks } from '#server/checks.ts'
import { withTimeout } from '#server/clock.ts'
import { type Config, ConfigError, commandFor } from '#server/config.ts'
import { isSingleAddress } from '#server/email-address.ts'
import type { TroubleCheck } from '#server/messages/trouble.ts'
import { readPublishedWords } from '#server/site/word-store.ts'
import { latestBackup } from '#server/storage/backup/backup-files.ts'
import { serverLocation, withSnapshot } from '#server/storage/backup/snapshot.ts'
import { runCommand, UsageError } from './command.ts'
import { checkDkim, checkDmarc, checkSmtp, checkSpf, sendTestEmail } from './doctor/email.ts'
import {
  type Context,
  type Finding,
  type Options,
  ok,
  reasonOf,
  type Status,
  skipped,
  warning,
  wrong,
} from './doctor/finding.ts'
import { checkPasswords, checkPlaceholders, checkSettings, checkTimeZone, loadSettings } from './doctor/settings.ts'
import { checkAddress, checkRedirect, checkSite } from './doctor/site.ts'

const usage = (env: NodeJS.ProcessEnv) => `Usage: ${commandFor(env)('doctor', '[options]')}

Check the settings, the site, email and the database. Nothing is changed, and the server can keep running.
The exit code is 1 if something is wrong.

  --send-to <address>       Also send a test email to this address
  --dkim-selector <name>    Check the DKIM key with this selector; your email provider shows it
  --dns-server <address>    Ask this DNS server, for example 1.1.1.1
  --help                    Show this help
`

type Check = {
  name: string
  /** The settings it depends on. While one of them is invalid, it's skipped. */
  needs?: readonly string[]
  run(context: Context): Finding | Promise<Finding>
}

/** In the order of the screen. What the server itself looks at follows. */
const checks: readonly Check[] = [
  { name: 'Settings', run: checkSettings },
  { name: 'Passwords', needs: ['ADMIN_PASSWORD', 'TOOLKIT_PASSWORD'], run: checkPasswords },
  { name: 'Placeholders', run: checkPlaceholders },
  { name: 'Time zone', run: checkTimeZone },
  { name: 'Address', needs: ['SITE_URL'], run: checkAddress },
  { name: 'Site', needs: ['SITE_URL'], run: checkSite },
  { name: 'Redirect', needs: ['SITE_URL'], run: checkRedirect },
  { name: 'Email', needs: ['SMTP_URL'], run: checkSmtp },
  { name: 'Test email', needs: ['SMTP_URL', 'MAIL_FROM'], run: sendTestEmail },
  { name: 'SPF', needs: ['MAIL_FROM'], run: checkSpf },
  { name: 'DKIM', needs: ['MAIL_FROM'], run: checkDkim },
  { name: 'DMARC', needs: ['MAIL_FROM'], run: checkDmarc },
]

const symbols = {
  ok: ['green', '✓'],
  warning: ['yellow', '!'],
  wrong: ['red', '✗'],
  skipped: ['gray', '–'],
} as const

const indent = 18

type Installation = { site: Site; findings: Array<[name: string, Finding]> }

/** Only reads, so it's safe beside a running server. The site check writes, through the server. */
async function examineInstallation(config: Config, now = new Date()): Promise<Installation> {
  try {
    return await withSnapshot(serverLocation(config), async ({ kind, handle }) => {
      const backupFailure = kind === 'sqlite' ? () => undefined : undefined
      const found: Installation['findings'] = [
        ['Database', ok(kind === 'sqlite' ? 'SQLite, intact.' : 'Postgres can be read.')],
      ]
      for (const check of installationChecks({ config, read: handle, backupFailure })) {
        const hasNone = check.id === 'backup' && !latestBackup(config.backupDir, now)
        found.push([check.name, hasNone ? noBackup : await findingOf(check, now)])
      }
      return { site: (await readPublishedWords(handle)).site, findings: found }
    })
  } catch (error) {
    const text = `${reasonOf(error)}. Start the server, or use its settings, as its user. See "The database is down" in docs/operations.md.`
    return { site: released, findings: [['Database', wrong(text)]] }
  }
}

const noBackup = warning("There's none yet. The server makes one every night.")

async function findingOf({ find }: TroubleCheck, now: Date): Promise<Finding> {
  try {
    const trouble = await find(now)
    return trouble ? wrong(`${trouble.title}. ${trouble.detail} ${trouble.whatToDo}`) : ok('Nothing is wrong.')
  } catch (error) {
    return wrong(`This couldn't be checked: ${reasonOf(error)}.`)
  }
}

if (import.meta.main) {
  await runCommand(() => doctor(process.argv.slice(2), process.env))
  // A check that timed out may still be waiting for its server.
  process.stdout.write('', () => process.exit())
}

export async function doctor(args: string[], env: NodeJS.ProcessEnv) {
  const { help, options } = readArguments(args, usage(env))
  if (help) return usage(env)
  const settings = loadSettings(env)
  const hideSecrets = secretHider(settings.config)
  const statuses: Status[] = []
  const print = (name: string, { status, text }: Finding) => {
    statuses.push(status)
    console.info(formatFinding(name, status, hideSecrets(text)))
  }
  const { site, findings } = await examineInstallation(settings.config)
  console.info()
  for (const check of checks) print(check.name, await runCheck(check, { ...settings, site, options }))
  for (const [name, finding] of findings) print(name, finding)
  if (statuses.includes('wrong')) process.exitCode = 1
  const count = (status: Status) => statuses.filter(other => other === status).length
  return `\n${count('wrong')} to fix, ${count('warning')} to look at, ${count('ok')} fine, ${count('skipped')} skipped.\n`
}

function readArguments(args: string[], usageText: string): { help: boolean; options: Options } {
  try {
    const { help = false, ...values } = parseArgs({
      args,
      options: {
        'send-to': { type: 'string' },
        'dkim-selector': { type: 'string' },
        'dns-server': { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values
    const sendTo = values['send-to']
    if (sendTo !== undefined && !isSingleAddress(sendTo)) throw new Error('Not an address')
    const dnsServer = values['dns-server']
    if (dnsServer !== undefined) new Resolver().setServers([dnsServer])
    return { help, options: { sendTo, dnsServer, dkimSelector: values['dkim-selector'] } }
  } catch {
    throw new UsageError(usageText)
  }
}

async function runCheck({ needs = [], run }: Check, context: Context): Promise<Finding> {
  const invalid = needs.filter(name => context.settingErrors.has(name))
  if (invalid.length > 0) return skipped(`Fix ${invalid.join(' and ')} first.`)
  try {
    return await withTimeout(minuteMs, Promise.resolve(run(context)))
  } catch (error) {
    if (error instanceof ConfigError) return wrong(error.message)
    return wrong(`This couldn't be checked: ${reasonOf(error)}.`)
  }
}

/** A mail server's message might repeat the password that it was sent. */
function secretHider({ smtpUrl, databaseUrl }: Config) {
  const passwords = [smtpUrl, databaseUrl].map(url => URL.parse(url ?? '')?.password).filter(Boolean) as string[]
  const secrets = passwords.flatMap(password => [password, querystring.unescape(password)])
  return (text: string) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '•••'), text)
}

/** `styleText` leaves out colors where they aren't wanted. */
function formatFinding(name: string, status: Status, text: string) {
  const [color, symbol] = symbols[status]
  // Servers send some of the text: no escape sequences.
  const lines = text.split('\n').map(line => line.replace(/\p{Cc}/gu, ' '))
  return `  ${styleText(color, symbol)} ${name.padEnd(indent - 4)}${lines.join(`\n${' '.repeat(indent)}`)}`
}
