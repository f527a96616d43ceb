import { Resolver } from 'node:dns'
import { parseArgs } from 'node:util'
import { commandFor } from '#server/config.ts'
import { isSingleAddress } from '#server/email-address.ts'
import { runCommand, UsageError } from './command.ts'
import type { Context, Finding } from './doctor/check.ts'
import { checks } from './doctor/checks.ts'
import { formatFinding, summarize } from './doctor/format-finding.ts'
import { runChecks } from './doctor/run-checks.ts'
import { secretHider } from './doctor/secrets.ts'
import { loadSettings } from './doctor/settings.ts'

const usage = (env: NodeJS.ProcessEnv) => `Usage: ${commandFor(env)('doctor', '[options]')}

Check the settings, the site, email, the database and the machine. Nothing is changed, and the server can keep running.
The exit code is 1 if something is wrong.

  --send-to <address>       Also send a test email to this address
  --dkim-selector <name>    Check the DKIM key with this selector; your email provider shows it
  --dns-server <address>    Ask this DNS server, for example 1.1.1.1
  --time-server <host>      Ask this time server instead of pool.ntp.org
  --timeout <seconds>       Wait this long for each check instead of 10 seconds
  --help                    Show this help
`

const maxTimeoutMs = 600_000

if (import.meta.main) {
  await runCommand(() => doctor(process.argv.slice(2), process.env))
  // A check that timed out may still be waiting for its server.
  process.stdout.write('', () => process.exit())
}

export async function doctor(args: string[], env: NodeJS.ProcessEnv) {
  const { help, ...options } = readArguments(args, usage(env))
  if (help) return usage(env)
  const settings = loadSettings(env)
  const hideSecrets = secretHider(settings.config)
  const findings: Finding[] = []
  const running = runChecks(checks, { ...settings, ...options })
  console.info()
  for (const [index, { name }] of checks.entries()) {
    const { status, text } = (await running[index]) as Finding
    const finding = { status, text: hideSecrets(text) }
    console.info(formatFinding(name, finding, process.stdout.columns))
    findings.push(finding)
  }
  if (findings.some(({ status }) => status === 'wrong')) process.exitCode = 1
  return `\n${summarize(findings)}\n`
}

function readArguments(args: string[], usageText: string): { help: boolean } & Pick<Context, 'options' | 'timeoutMs'> {
  try {
    const { help = false, ...values } = parseArgs({
      args,
      options: {
        'send-to': { type: 'string' },
        'dkim-selector': { type: 'string' },
        'dns-server': { type: 'string' },
        'time-server': { type: 'string' },
        timeout: { type: 'string', default: '10' },
        help: { type: 'boolean' },
      },
    }).values
    const sendTo = values['send-to']
    if (sendTo !== undefined && !isSingleAddress(sendTo)) throw new Error('Not an address')
    const dnsServer = values['dns-server']
    if (dnsServer !== undefined) new Resolver().setServers([dnsServer])
    const timeoutMs = Number(values.timeout) * 1000
    if (!(timeoutMs >= 1000 && timeoutMs <= maxTimeoutMs)) throw new Error('Not a timeout')
    return {
      help,
      timeoutMs,
      options: { sendTo, dnsServer, dkimSelector: values['dkim-selector'], timeServer: values['time-server'] },
    }
  } catch {
    throw new UsageError(usageText)
  }
}
