export type Random = ReturnType<typeof seededRandom>

/** The same numbers for the same seed: mulberry32. */
export function seededRandom(seed: number) {
  let state = seed

  /** From 0 (inclusive) to 1 (exclusive). */
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
