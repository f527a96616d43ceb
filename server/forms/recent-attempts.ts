import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

type Attempt = { ms: number; sent: boolean }

const kept = 20

/**
 * How the latest emails went, by template. A response waits for its emails, so one that isn't sent because of what came
 * from the address before must take as long as any other, or the time would reveal it.
 */
export function createRecentAttempts(clock = () => performance.now(), wait: (ms: number) => Promise<void> = sleep) {
  const byTemplate = new Map<string, readonly Attempt[]>()
  const attemptsOf = (template: string) => byTemplate.get(template) ?? []
  return {
    async time(template: string, attempt: () => Promise<boolean>) {
      const startedAt = clock()
      const sent = await attempt()
      const ms = clock() - startedAt
      byTemplate.set(template, [{ ms, sent }, ...attemptsOf(template)].slice(0, kept))
      return sent
    },

    async imitate(template: string) {
      const attempts = attemptsOf(template)
      const attempt = attempts.length > 0 ? attempts[randomInt(attempts.length)] : undefined
      if (attempt) await wait(attempt.ms)
    },

    /** If there was none yet, there's no reason to expect trouble. */
    wasSent: (template: string) => attemptsOf(template)[0]?.sent ?? true,
  }
}
