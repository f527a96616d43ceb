import { randomInt } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError } from '#server/config.ts'

export type Password = { value: string /** Where it's stored, if it was generated. */; file?: string }

// Letters and digits that can't be confused when they're read aloud or typed on a phone.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const generated = (groups: number) =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

export type Passwords = { admin: Password; toolkit: Password }

/** The two passwords: configured, or generated once and stored in the data folder, readable by its owner alone. */
export function loadPasswords(config: Config): Passwords {
  const admin = passwordFrom(config.adminPassword, join(config.dataDir, 'admin-password.txt'), 5)
  const toolkit = passwordFrom(config.toolkitPassword, join(config.dataDir, 'toolkit-password.txt'), 3)
  if (admin.value.length < minAdminPasswordLength)
    throw new ConfigError(
      `${admin.file} must hold at least ${minAdminPasswordLength} characters. Delete it to have a new password made.`,
    )
  // The toolkit's is emailed to everyone who asks for it.
  if (admin.value === toolkit.value) throw new ConfigError('ADMIN_PASSWORD and TOOLKIT_PASSWORD must differ.')
  return { admin, toolkit }
}

const minAdminPasswordLength = 12

function passwordFrom(configured: string | undefined, file: string, groups: number): Password {
  if (configured !== undefined) return { value: configured }
  if (!existsSync(file)) generateInto(file, groups)
  const value = readFileSync(file, 'utf8').trim()
  if (value === '') throw new Error(`${file} is empty. Delete it to have a new password made.`)
  return { value, file }
}

/** Atomic: if several processes start together, one writes the file and the others read it. */
function generateInto(file: string, groups: number) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${generated(groups)}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
}
