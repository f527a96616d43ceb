import { randomInt } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

export type Password = { value: string /** Where it lies, when it was generated. */; file?: string }

// Letters and digits that cannot be mistaken for one another when read aloud or typed on a phone.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const generated = (groups: number) =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/** The two shared passwords: as configured, else generated once and kept in the data folder, readable by its owner. */
export const loadPasswords = (config: Config) => ({
  admin: passwordFrom(config.adminPassword, join(config.dataDir, 'admin-password.txt'), 5),
  toolkit: passwordFrom(config.toolkitPassword, join(config.dataDir, 'toolkit-password.txt'), 3),
})

function passwordFrom(configured: string | undefined, file: string, groups: number): Password {
  if (configured !== undefined) return { value: configured }
  try {
    // Fails when the file exists: of several processes that start at once, one writes and the others read.
    writeFileSync(file, `${generated(groups)}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return { value: readFileSync(file, 'utf8').trim(), file }
}
