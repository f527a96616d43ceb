import { dayMs } from '#contracts/time.ts'
export type Random = ReturnType<typeof randomFor>

/** Deterministic, so that seeded data can be regenerated. */
export function randomFor(subject: string, index: number) {
  let state = index + 1
  for (const letter of subject) state = Math.imul(state ^ letter.charCodeAt(0), 0x9e3779b1)

  /** mulberry32, from 0 (inclusive) to 1 (exclusive). */
  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const whole = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1))
  return {
    next,
    whole,
    chance: (share: number) => next() < share,
    pick: <Item>(items: readonly Item[]) => items[whole(0, items.length - 1)] as Item,
  }
}

export function momentOf(subject: string, index: number, count: number, { days, end }: { days: number; end: number }) {
  const random = randomFor(`moment of ${subject}`, index)
  const progress = ((index + random.next()) / count) ** 0.8
  const dayStart = Math.floor((end - days * (1 - progress) * dayMs) / dayMs) * dayMs
  const hourUtc = 13 + (random.next() + random.next()) * 6
  return Math.min(dayStart + Math.floor(hourUtc * 60 * 60 * 1000), end - random.whole(0, dayMs))
}
