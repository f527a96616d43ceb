import type { Config } from '#server/config.ts'
import type { Misspelled } from './misspelled-settings.ts'

export type Status = 'ok' | 'warning' | 'wrong' | 'skipped'

/** The text says what was found and, unless it's fine, what to do about it. */
export type Finding = { status: Status; text: string }

const finding = (status: Status) => (text: string) => ({ status, text })
export const ok = finding('ok')
export const warning = finding('warning')
export const wrong = finding('wrong')
export const skipped = finding('skipped')

export type Context = {
  config: Config
  /** By name of the setting. `config` has the defaults instead. */
  settingErrors: ReadonlyMap<string, string>
  misspelled: readonly Misspelled[]
  options: {
    sendTo?: string | undefined
    dkimSelector?: string | undefined
    dnsServer?: string | undefined
    timeServer?: string | undefined
  }
  /** For each check as a whole. */
  timeoutMs: number
}

export type Check = {
  name: string
  /** The settings it depends on. While one of them is invalid, it's skipped. */
  needs?: readonly string[]
  /** It blocks the event loop, so it runs last: it would use up the timeouts of the others. */
  blocks?: true
  /** If it needs more time than others. */
  minTimeoutMs?: number
  run(context: Context): Finding | Promise<Finding>
}
