import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Config, ConfigError, minAdminPasswordLength } from '#server/config.ts'
import type { LimitRule } from '#server/http/limits.ts'
import { describeError } from '#server/storage/database-errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    passwords: Passwords
  }
}

export type Password = {
  value: string
  file?: string
}

// Without characters that are easily confused.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const generatePassword = (groups: number) =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

export type Passwords = { admin: Password; toolkit: Password }

const filesIn = (dataDir: string) => ({
  admin: join(dataDir, 'admin-password.txt'),
  toolkit: join(dataDir, 'toolkit-password.txt'),
})

export function loadPasswords(config: Config): Passwords {
  const files = filesIn(config.dataDir)
  const admin = loadPassword(config.adminPassword, files.admin, 5)
  const toolkit = loadPassword(config.toolkitPassword, files.toolkit, 3)
  if (admin.value.length < minAdminPasswordLength)
    throw new ConfigError(
      `${admin.file} must contain at least ${minAdminPasswordLength} characters. Delete it to generate a new password.`,
    )
  // The toolkit password is emailed to everyone who asks for it.
  if (plain(admin.value) === plain(toolkit.value))
    throw new ConfigError('ADMIN_PASSWORD and TOOLKIT_PASSWORD must be different.')
  return { admin, toolkit }
}

/** The same for passwords that differ only in capitals or in how accents are stored. */
const plain = (password: string) => password.normalize('NFKC').toLowerCase()

/** Undefined where `loadPasswords` would generate one. */
export function loadExistingPasswords(config: Config): Passwords | undefined {
  const files = filesIn(config.dataDir)
  const areSet =
    (config.adminPassword !== undefined || existsSync(files.admin)) &&
    (config.toolkitPassword !== undefined || existsSync(files.toolkit))
  return areSet ? loadPasswords(config) : undefined
}

function loadPassword(configured: string | undefined, file: string, groups: number): Password {
  if (configured !== undefined) return { value: configured }
  if (!existsSync(file)) writeNewPassword(file, groups)
  const value = readFileSync(file, 'utf8').trim()
  if (value === '') throw new Error(`${file} is empty. Delete it to generate a new password.`)
  return { value, file }
}

/** If another process was faster, its password counts. */
function writeNewPassword(file: string, groups: number) {
  try {
    writeFileSync(file, `${generatePassword(groups)}\n`, { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if (!existsSync(file)) throw error
  }
}

type WithLimits = Pick<FastifyInstance, 'limits'>

/** Throws 429 after too many attempts that returned nothing or false. */
export function limitFailures({ limits }: WithLimits, name: string) {
  const rule: LimitRule = { name, uses: 10, windowMs: 15 * 60_000 }
  return async <Result>(request: FastifyRequest, attempt: () => Promise<Result>) => {
    // Counted before the attempt, so that parallel guesses count too.
    await limits.takeGuess(rule, request)
    const result = await attempt()
    if (result) await limits.releaseGuess(rule, request).catch(reportUnreleased(request))
    return result
  }
}

/** What was attempted has succeeded, so it must not be reported as a failure. */
const reportUnreleased = (request: FastifyRequest) => (error: unknown) =>
  request.log.warn(describeError(error), 'a successful attempt still counts towards the limit')

const digest = (password: string) => createHash('sha256').update(password.normalize()).digest()

/** Throws 429 after too many wrong passwords. Constant-time; a slow hash wouldn't help: the password is in the settings. */
export function passwordCheck(app: WithLimits, name: string, password: string) {
  const limited = limitFailures(app, name)
  const expected = digest(password)
  return (request: FastifyRequest, candidate: string) =>
    limited(request, async () => timingSafeEqual(digest(candidate), expected))
}
