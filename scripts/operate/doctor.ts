import { Resolver } from 'node:dns'
import { parseArgs, styleText } from 'node:util'
import { site as released } from '#content/site.ts'
import { checks, findingOf } from '#server/checks/checks.ts'
import {
  type Check,
  type Context,
  type Finding,
  type Options,
  ok,
  reasonOf,
  type Status,
  wrong,
} from '#server/checks/finding.ts'
import { type Config, commandFor, loadConfig } from '#server/config.ts'
import { readPublishedWords } from '#server/site/word-store.ts'
import { serverLocation, withSnapshot } from '#server/storage/backup/snapshot.ts'
import { runCommand, UsageError } from './command.ts'
import { checkPasswords, checkSettings } from './doctor-settings.ts'

const usage = (env: NodeJS.ProcessEnv) => `Usage: ${commandFor(env)('doctor', '[options]')}

Check the settings, the site, email and the database. Nothing is changed, and the server can keep running.
The exit code is 1 if something is wrong.

  --dkim-selector <name>    Check the DKIM key with this selector; your email provider shows it
  --dns-server <address>    Ask this DNS server, for example 1.1.1.1
  --help                    Show this help
`

const symbols = {
  ok: ['green', '✓'],
  warning: ['yellow', '!'],
  wrong: ['red', '✗'],
  skipped: ['gray', '–'],
} as const

const indent = 18

/** Only reads, so it's safe beside a running server. The site check writes, through the server. */
async function withDatabase(
  config: Config,
  use: (context: Omit<Context, 'options'>, database: Finding) => Promise<void>,
) {
  let isOpen = false
  try {
    await withSnapshot(serverLocation(config), async ({ kind, handle }) => {
      const { site } = await readPublishedWords(handle)
      isOpen = true
      const backupFailure = kind === 'sqlite' ? () => undefined : undefined
      const found = ok(kind === 'sqlite' ? 'SQLite, intact.' : 'Postgres can be read.')
      await use({ config, site, read: handle, backupFailure }, found)
    })
  } catch (error) {
    if (isOpen) throw error
    const text = `${reasonOf(error)}. Start the server, or use its settings, as its user. See "The database is down" in docs/operations.md.`
    await use({ config, site: released }, wrong(text))
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
  const statuses: Status[] = []
  const print = (name: string, { status, text }: Finding) => {
    statuses.push(status)
    console.info(formatFinding(name, status, text))
  }
  const settings = checkSettings(env)
  console.info()
  print('Settings', settings)
  // With a wrong one, the server doesn't start either.
  if (settings.status !== 'wrong')
    await withDatabase(loadConfig(env), async (context, database) => {
      const run = (check: Pick<Check, 'run'>) => findingOf(check, { ...context, options }, new Date())
      print('Passwords', await run({ run: ({ config }) => checkPasswords(config) }))
      print('Database', database)
      for (const check of checks) print(check.name, await run(check))
    })
  if (statuses.includes('wrong')) process.exitCode = 1
  const count = (status: Status) => statuses.filter(other => other === status).length
  return `\n${count('wrong')} to fix, ${count('warning')} to look at, ${count('ok')} fine, ${count('skipped')} skipped.\n`
}

function readArguments(args: string[], usageText: string): { help: boolean; options: Options } {
  try {
    const { help = false, ...values } = parseArgs({
      args,
      options: {
        'dkim-selector': { type: 'string' },
        'dns-server': { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values
    const dnsServer = values['dns-server']
    if (dnsServer !== undefined) new Resolver().setServers([dnsServer])
    return { help, options: { dnsServer, dkimSelector: values['dkim-selector'] } }
  } catch {
    throw new UsageError(usageText)
  }
}

/** `styleText` leaves out colors where they aren't wanted. */
function formatFinding(name: string, status: Status, text: string) {
  const [color, symbol] = symbols[status]
  // Servers send some of the text: no escape sequences.
  const lines = text.split('\n').map(line => line.replace(/\p{Cc}/gu, ' '))
  return `  ${styleText(color, symbol)} ${name.padEnd(indent - 4)}${lines.join(`\n${' '.repeat(indent)}`)}`
}
