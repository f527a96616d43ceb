import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { minPasswordLength } from '#contracts/constants.ts'
import { isSender, isSingleAddress } from './email-address.ts'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
  }
}

export const defaultSiteUrl = 'http://localhost:3000'

const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)
const port = wholeNumber.pipe(z.number().max(65535))
const isHopCount = (value: string) => /^\d{1,2}$/.test(value)
const addressOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const isAddressOrRange = (value: string) => addressOrRange.safeParse(value.trim()).success
/** For the host name of a URL. */
export const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)

const isSafeWebhookUrl = (url: string) => {
  const { protocol, hostname, username, password } = new URL(url)
  return (protocol === 'https:' || isLoopback(hostname)) && !username && !password
}

/** Standard Webhooks: https://www.standardwebhooks.com */
const isWebhookSecret = (text: string) => {
  const bytes = Buffer.from(text.slice('whsec_'.length), 'base64')
  return text === `whsec_${bytes.toString('base64')}` && bytes.length >= 24 && bytes.length <= 64
}

const isHostName = (value: string) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) && !/^[\d.]+$/.test(value)
const url = (protocol: RegExp) => z.url({ protocol, hostname: /./, abort: true })

const folder = z.string().transform(path => resolve(path))
const perHour = wholeNumber.pipe(z.number().min(1).max(100_000))
const perHourText = 'a whole number from 1 to 100000'

const settings = z.object({
  port: port.default(3000).describe('a whole number from 0 to 65535'),
  host: z
    .string()
    .trim()
    .refine(value => isIP(value) > 0 || isHostName(value))
    .default('127.0.0.1')
    .describe('an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  // Any text is one.
  dataDir: folder.prefault('./data'),
  backupDir: folder.optional(),
  postgresBackupDir: folder.optional(),
  // Without a host, it's the local socket.
  databaseUrl: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('a URL such as postgres://user:password@host:5432/database'),
  siteUrl: url(/^https?$/)
    .transform(value => value.replace(/\/+$/, ''))
    .refine(value => value === URL.parse(value)?.origin)
    .default(defaultSiteUrl)
    .describe('the public address of the site, such as https://www.example.com, without a path'),
  adminPassword: z
    .string()
    .trim()
    .min(minPasswordLength)
    .optional()
    .describe(`at least ${minPasswordLength} characters long`),
  toolkitPassword: z.string().trim().min(6).max(200).optional().describe('6 to 200 characters long'),
  smtpUrl: url(/^smtps?$/)
    .optional()
    .describe('a URL such as smtps://user:password@host:465'),
  smtpAddress: z.string().trim().refine(isHostName).optional().describe('a host name such as mail.example.com'),
  smtpPort: port.pipe(z.number().min(1)).optional().describe('a whole number from 1 to 65535'),
  smtpUsername: z.string().optional().describe('a user name'),
  smtpPassword: z.string().optional().describe('a password'),
  mailerFromAddress: z
    .string()
    .trim()
    .refine(isSingleAddress)
    .optional()
    .describe('an address such as hello@example.com'),
  mailFrom: z.string().refine(isSender).optional().describe('a sender such as Your Company <hello@example.com>'),
  leadsTo: z
    .string()
    .transform(value => value.split(',').map(address => address.trim()))
    .refine(addresses => addresses.every(isSingleAddress))
    .optional()
    .describe('one or more email addresses, separated by commas'),
  noticesPerHour: perHour.default(30).describe(perHourText),
  confirmationsPerHour: perHour.default(100).describe(perHourText),
  reminders: z
    .stringbool({ truthy: ['on'], falsy: ['off'] })
    .default(true)
    .describe('on or off'),
  webhookUrl: url(/^https?$/)
    .refine(isSafeWebhookUrl)
    .optional()
    .describe('an https:// address; http:// only works for this machine, such as http://127.0.0.1:5678/webhook'),
  webhookSecret: z
    .string()
    .trim()
    .refine(isWebhookSecret)
    .optional()
    .describe('whsec_ followed by 24 to 64 random bytes in base64'),
  bookingWebhookSecret: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{24,128}$/)
    .optional()
    .describe('24 to 128 letters, digits or signs, without spaces'),
  trustProxy: z
    .string()
    .refine(value => isHopCount(value) || value.split(',').every(isAddressOrRange))
    .transform(value => (isHopCount(value) ? Number(value) : value))
    .optional()
    .describe('the number of proxies in front of the server, or their addresses, separated by commas'),
  metricsPort: port.pipe(z.number().min(1)).optional().describe('a whole number from 1 to 65535'),
  logLevel: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('one of trace, debug, info, warn, error, fatal, silent'),
})

export type Config = Readonly<
  z.output<typeof settings> & {
    backupDir: string
    /** How to run a command here: `command('purge', '--yes')` is, for example, "sudo modernize purge --yes". */
    command(name: string, args?: string): string
  }
>

const envName = (name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase()

export const settingNames = Object.keys(settings.shape).map(envName)

/** The message leaves out the value, which may be a secret. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** systemd names the process it started; a terminal passes the same variable on to others. */
const isUnderSystemd = (env: Environment) => env.SYSTEMD_EXEC_PID === String(process.pid)

export const commandFor =
  (env: Environment): Config['command'] =>
  (name, args = '') => {
    // Set by the Dockerfile.
    if (env.IN_CONTAINER) return `docker exec <container> node scripts/operate/${name}.ts ${args}`.trimEnd()
    return isUnderSystemd(env) ? `sudo modernize ${name} ${args}`.trimEnd() : `npm run ${name}${args && ` -- ${args}`}`
  }

type Settings = z.output<typeof settings>

const secureSmtpPort = 465

/** Container platforms pass the mail server in five variables. They mean the same as SMTP_URL and MAIL_FROM. */
function readMailVariables(data: Settings): Settings {
  const { smtpAddress, smtpPort = 587, smtpUsername, smtpPassword, mailerFromAddress, mailFrom, leadsTo } = data
  if (!smtpAddress) {
    const [unused] = Object.entries({ smtpPort: data.smtpPort, smtpUsername, smtpPassword, mailerFromAddress })
      .filter(([, value]) => value !== undefined)
      .map(([name]) => envName(name))
    if (unused) throw new ConfigError(`${unused} needs SMTP_ADDRESS.`)
    return data
  }
  if (data.smtpUrl) throw new ConfigError('Set SMTP_URL or SMTP_ADDRESS, not both.')
  if (Boolean(smtpUsername) !== Boolean(smtpPassword))
    throw new ConfigError('SMTP_USERNAME and SMTP_PASSWORD need each other.')
  const protocol = smtpPort === secureSmtpPort ? 'smtps' : 'smtp'
  const login = smtpUsername ? `${encodeURIComponent(smtpUsername)}:${encodeURIComponent(smtpPassword ?? '')}@` : ''
  if (!mailerFromAddress) throw new ConfigError('SMTP_ADDRESS needs MAILER_FROM_ADDRESS.')
  return {
    ...data,
    smtpUrl: `${protocol}://${login}${smtpAddress}:${smtpPort}`,
    mailFrom: mailFrom ?? mailerFromAddress,
    // The platform has no field for it. The operator who sets the sender reads its mailbox, because every email says "Just reply".
    leadsTo: leadsTo ?? [mailerFromAddress],
  }
}

export function loadConfig(env: Environment): Config {
  // Many tools pass an empty value for "unset".
  const values = Object.keys(settings.shape).map(name => [name, env[envName(name)] || undefined])
  const { error, data: parsed } = settings.safeParse(Object.fromEntries(values))
  if (error) {
    const name = error.issues[0]?.path[0] as keyof typeof settings.shape
    throw new ConfigError(`${envName(name)} must be ${settings.shape[name].description}.`)
  }
  const data = readMailVariables(parsed)
  // Not the published address: changing the website's words mustn't redirect leads and alarms.
  if (data.smtpUrl && !(data.mailFrom && data.leadsTo)) throw new ConfigError('SMTP_URL needs MAIL_FROM and LEADS_TO.')
  if (Boolean(data.webhookUrl) !== Boolean(data.webhookSecret))
    throw new ConfigError('WEBHOOK_URL and WEBHOOK_SECRET need each other.')
  const backupDir = data.backupDir ?? join(data.dataDir, 'backups')
  return { ...data, backupDir, command: commandFor(env) }
}
