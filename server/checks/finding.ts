import { getSystemErrorName } from 'node:util'
import type { Site } from '#content/site.ts'
import type { Config } from '#server/config.ts'

export type Status = 'ok' | 'warning' | 'wrong' | 'skipped'

/** The text says what was found and, unless it's fine, what to do about it. */
export type Finding = { status: Status; text: string }

const finding =
  (status: Status) =>
  (text: string): Finding => ({ status, text })
export const ok = finding('ok')
export const warning = finding('warning')
export const wrong = finding('wrong')
export const skipped = finding('skipped')

/** Of the command line. */
export type Options = { sendTo?: string | undefined; dkimSelector?: string | undefined; dnsServer?: string | undefined }

export type Context = {
  config: Config
  /** With the owner's changes, if the database can be read. */
  site: Site
  options: Options
}

/** The owner reads it in Settings. */
export const ask = 'Ask the person who runs the server to'

const reasons: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed',
  ENOTFOUND: "the name isn't in DNS",
  // Nodemailer's and the resolver's own codes.
  EDNS: "the name isn't in DNS",
  ETIMEDOUT: "it doesn't respond",
  ETIMEOUT: "DNS doesn't respond",
}

/** The part of a sentence after a colon, such as "the connection was refused". */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // fetch and connections to several addresses wrap the error.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (error.cause instanceof Error) return reasonOf(error.cause)
  const { errno, message, ...others } = error as NodeJS.ErrnoException
  // Nodemailer replaces the code of a connection's error.
  const code = errno === undefined ? (others.code ?? '') : getSystemErrorName(errno)
  if (error.name === 'TimeoutError' || /^Timed out after/.test(message)) return 'it takes too long to respond'
  return reasons[code] ?? (message || code || error.name).replace(/\.$/, '')
}
