import { getSystemErrorName } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Site } from '#content/site.ts'
import type { Config } from '#server/config.ts'
import type { Trouble } from '#server/messages/trouble.ts'
import type { Handle } from '#server/storage/database.ts'

export type Status = 'ok' | 'warning' | 'wrong' | 'skipped'

/** The text says what was found and, unless it's fine, what to do about it. The team is warned of a trouble. */
export type Finding = { status: Status; text: string; trouble?: Trouble }

const finding =
  (status: Status) =>
  (text: string): Finding => ({ status, text })
export const ok = finding('ok')
export const warning = finding('warning')
export const wrong = finding('wrong')
export const skipped = finding('skipped')

export const fine = ok('Nothing is wrong.')
export const trouble = (found: Trouble): Finding => ({
  ...wrong(`${found.title}. ${found.detail} ${found.whatToDo}`),
  trouble: found,
})

/** Of the command line. */
export type Options = { dkimSelector?: string | undefined; dnsServer?: string | undefined }

export type Context = {
  config: Config
  /** With the owner's changes, if the database can be read. */
  site: Site
  options: Options
  /** Missing if the database can't be read. */
  read?: Handle | undefined
  /** Of the latest try. Missing where no backups are made. */
  backupFailure?: (() => string | undefined) | undefined
  /** Only a running server knows the next two. */
  wordsTrouble?: (() => Trouble | undefined) | undefined
  lacksAddress?: () => boolean
}

export const contextOf = (app: FastifyInstance): Context => ({
  config: app.config,
  site: app.published.words.site,
  options: {},
  read: app.database.read,
  backupFailure: app.backupFailure,
  // The dev server has no site.
  wordsTrouble: app.hasDecorator('site') ? app.site.trouble : undefined,
  lacksAddress: app.lacksAddress,
})

export type Check = {
  name: string
  /** In words for the owner. */
  about: string
  /** Of the troubles that it finds, stored while they're open. The server looks every few minutes, so it has to be cheap. */
  id?: string
  /** Its troubles are on the desk only, and nobody is notified. */
  isQuiet?: true
  /** Asks other machines, which takes seconds. */
  isOnline?: true
  /** If it throws, nothing is known: an open trouble stays open. */
  run(context: Context, now: Date): Finding | Promise<Finding>
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
