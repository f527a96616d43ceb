import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { site } from '#content/site.ts'
import { isSender, isSingleAddress } from './email/addresses.ts'
import { defaultSiteUrl } from './http/site-manifest.ts'

const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)
const port = wholeNumber.pipe(z.number().max(65535))
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

/** One word or run of keys over and over, whatever its length: what guessers try first. */
const isGuessable = (password: string) =>
  new Set(password.toLowerCase()).size < 5 ||
  /^(password|passwort|motdepasse|admin|administrator|qwerty|letmein|welcome|changeme|secret|[0-9])+[!.]*$/i.test(
    password,
  )

/** Every setting, its default, and what it takes (for the error message). */
const settings = z.object({
  port: port.default(3000).describe('a whole number from 0 to 65535'),
  host: z
    .string()
    .trim()
    .refine(value => isIP(value) > 0 || isHostName(value))
    .default('127.0.0.1')
    .describe('an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  dataDir: z
    .string()
    .default('./data')
    .transform(path => resolve(path))
    .describe('the path of a folder'),
  databaseUrl: url('postgres:', 'postgresql:')
    .optional()
    .describe('an address such as postgres://user:password@host:5432/database'),
  siteUrl: url('http:', 'https:')
    .transform(value => value.replace(/\/+$/, ''))
    .refine(value => value === URL.parse(value)?.origin)
    .default(defaultSiteUrl)
    .describe('the public address of the site, such as https://www.example.com, without a path'),
  adminPassword: z
    .string()
    .trim()
    .min(12)
    .refine(value => !isGuessable(value))
    .optional()
    .describe('at least 12 characters, and not one that everybody tries first'),
  toolkitPassword: z.string().trim().min(6).max(200).optional().describe('6 to 200 characters'),
  smtpUrl: url('smtp:', 'smtps:')
    .refine(value => URL.parse(value)?.hostname)
    .optional()
    .describe('an address such as smtps://user:password@host:465'),
  mailFrom: z
    .string()
    .refine(isSender)
    .default(`${site.name} <${site.email}>`)
    .describe('a sender such as Your Company <hello@example.com>'),
  leadsTo: z
    .string()
    .transform(value => value.split(',').map(address => address.trim()))
    .refine(addresses => addresses.every(isSingleAddress))
    .default([site.email])
    .describe('one or more e-mail addresses separated by commas'),
  noticesPerHour: wholeNumber
    .pipe(z.number().min(1).max(100_000))
    .default(30)
    .describe('a whole number from 1 to 100000'),
  trustProxy: z
    .string()
    .refine(value => isHopCount(value) || value.split(',').every(isAddressOrRange))
    .transform(value => (isHopCount(value) ? Number(value) : value))
    .optional()
    .describe('the number of proxies in front, or their addresses separated by commas'),
  metricsPort: port.pipe(z.number().min(1)).optional().describe('a whole number from 1 to 65535'),
  logLevel: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('one of trace, debug, info, warn, error, fatal, silent'),
})

export type Config = Readonly<z.output<typeof settings>>

/** The environment variable of a setting: DATA_DIR for dataDir. */
const variableOf = (name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase()

export const settingNames = Object.keys(settings.shape).map(variableOf)

/** A setting that can't be used. Its message is one line for the operator, without the value, which may be a secret. */
export class ConfigError extends Error {}

export function loadConfig(env: Record<string, string | undefined>): Config {
  // An empty value is how many tools spell "unset".
  const values = Object.keys(settings.shape).map(name => [name, env[variableOf(name)] || undefined])
  const { error, data } = settings.safeParse(Object.fromEntries(values))
  if (error) {
    const name = error.issues[0]?.path[0] as keyof Config
    throw new ConfigError(`${variableOf(name)} is not valid: it takes ${settings.shape[name].description}.`)
  }
  if (data.metricsPort !== undefined && data.metricsPort === data.port)
    throw new ConfigError('METRICS_PORT is not valid: it must differ from PORT.')
  return Object.freeze(data)
}
