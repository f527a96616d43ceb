import { randomInt } from 'node:crypto'

type Attempt = { ms: number; sent: boolean }

const kept = 20
/** Used until the first attempt. */
const guess: Attempt = { ms: 300, sent: true }

/** How the latest messages of a channel went, without their wait in the queue. */
export function createRecentAttempts() {
  let attempts: readonly Attempt[] = []
  const latest = () => attempts[0] ?? guess
  return {
    add(attempt: Attempt) {
      attempts = [attempt, ...attempts].slice(0, kept)
    },

    wasSent: () => latest().sent,

    /** How long another one may take. Picked at random, so that one slow email reveals nothing. */
    sampleMs() {
      const alike = attempts.filter(({ sent }) => sent === latest().sent)
      return alike.length > 0 ? (alike[randomInt(alike.length)] ?? guess).ms : guess.ms
    },
  }
}
