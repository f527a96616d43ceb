import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { site } from '#content/site.ts'
import { isSender, isSingleAddress } from './mail/addresses.ts'
import { defaultSiteUrl } from './plugins/site-manifest.ts'

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65535))
const usablePort = port.pipe(z.number().min(1))
const isHopCount = (value: string) => /^\d{1,2}$/.test(value)
const isAddressOrRange = (value: string) => {
  const [address = '', prefix] = value.trim().split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  return isIP(address) > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
}
const isHostName = (value: string) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) && !/^[\d.]+$/.test(value)
const url = (...protocols: string[]) =>
  z
    .string()
    .trim()
    .refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol))
const hasHost = (value: string) => Boolean(URL.parse(value)?.hostname)
const isOrigin = (value: string) => value.replace(/\/+$/, '') === URL.parse(value)?.origin

/** One word or run of keys over and over, whatever its length: what guessers try first. */
const isGuessable = (password: string) =>
  new Set(password.toLowerCase()).size < 5 ||
  /^(password|passwort|motdepasse|admin|administrator|qwerty|letmein|welcome|changeme|secret|[0-9])+[!.]*$/i.test(
    password,
  )

/** Every setting, what it takes (for the error message) and its default. */
const settings = {
  PORT: { takes: 'a whole number from 0 to 65535', schema: port.default(3000) },
  HOST: {
    takes: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
    schema: z
      .string()
      .trim()
      .refine(value => isIP(value) > 0 || isHostName(value))
      .default('127.0.0.1'),
  },
  DATA_DIR: { takes: 'the path of a folder', schema: z.string().min(1).default('./data') },
  DATABASE_URL: {
    takes: 'an address such as postgres://user:password@host:5432/database',
    schema: url('postgres:', 'postgresql:').optional(),
  },
  SITE_URL: {
    takes: 'the public address of the site, such as https://www.example.com, without a path',
    schema: url('http:', 'https:').refine(isOrigin).default(defaultSiteUrl),
  },
  ADMIN_PASSWORD: {
    takes: 'at least 12 characters, and not one that everybody tries first',
    schema: z
      .string()
      .trim()
      .min(12)
      .refine(value => !isGuessable(value))
      .optional(),
  },
  TOOLKIT_PASSWORD: { takes: '6 to 200 characters', schema: z.string().trim().min(6).max(200).optional() },
  SMTP_URL: {
    takes: 'an address such as smtps://user:password@host:465',
    schema: url('smtp:', 'smtps:').refine(hasHost).optional(),
  },
  MAIL_FROM: {
    takes: 'a sender such as Your Company <hello@example.com>',
    schema: z.string().refine(isSender).default(`${site.name} <${site.email}>`),
  },
  LEADS_TO: {
    takes: 'one or more e-mail addresses separated by commas',
    schema: z
      .string()
      .transform(value => value.split(',').map(address => address.trim()))
      .refine(addresses => addresses.every(isSingleAddress))
      .default([site.email]),
  },
  NOTICES_PER_HOUR: {
    takes: 'a whole number from 1 to 100000',
    schema: z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(100_000))
      .default(30),
  },
  TRUST_PROXY: {
    takes: 'the number of proxies in front, or their addresses separated by commas',
    schema: z
      .string()
      .refine(value => isHopCount(value) || value.split(',').every(isAddressOrRange))
      .transform(value => (isHopCount(value) ? Number(value) : value))
      .optional(),
  },
  METRICS_PORT: { takes: 'a whole number from 1 to 65535', schema: usablePort.optional() },
  LOG_LEVEL: {
    takes: 'one of trace, debug, info, warn, error, fatal, silent',
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  },
} as const

export const settingNames = Object.keys(settings)

export type Config = Readonly<{
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  siteUrl: string
  adminPassword: string | undefined
  toolkitPassword: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  leadsTo: readonly string[]
  noticesPerHour: number
  trustProxy: string | number | undefined
  metricsPort: number | undefined
  logLevel: string
}>

/** A setting that cannot be used. Its message is one line for the operator; the value, perhaps a secret, is not in it. */
export class ConfigError extends Error {}

export function loadConfig(env: Record<string, string | undefined>): Config {
  const read = <Name extends keyof typeof settings>(name: Name): z.infer<(typeof settings)[Name]['schema']> => {
    const { takes, schema } = settings[name]
    // An empty value is how many tools spell "unset".
    const result = schema.safeParse(env[name] === '' ? undefined : env[name])
    if (!result.success) throw new ConfigError(`${name} is not valid: it takes ${takes}.`)
    return result.data as z.infer<(typeof settings)[Name]['schema']>
  }
  const config = Object.freeze({
    port: read('PORT'),
    host: read('HOST'),
    dataDir: resolve(read('DATA_DIR')),
    databaseUrl: read('DATABASE_URL'),
    siteUrl: read('SITE_URL').replace(/\/+$/, ''),
    adminPassword: read('ADMIN_PASSWORD'),
    toolkitPassword: read('TOOLKIT_PASSWORD'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    leadsTo: read('LEADS_TO'),
    noticesPerHour: read('NOTICES_PER_HOUR'),
    trustProxy: read('TRUST_PROXY'),
    metricsPort: read('METRICS_PORT'),
    logLevel: read('LOG_LEVEL'),
  })
  if (config.metricsPort !== undefined && config.metricsPort === config.port)
    throw new ConfigError('METRICS_PORT is not valid: it must differ from PORT.')
  return config
}
