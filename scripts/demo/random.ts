export type Random = ReturnType<typeof seededRandom>

/** The same numbers for the same seed: Park and Miller's generator. */
export function seededRandom(seed: number) {
  let state = seed

  /** From 0 (inclusive) to 1 (exclusive). */
  function next() {
    state = (state * 48271) % 0x7fffffff
    return state / 0x7fffffff
  }

  const whole = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1))
  return {
    next,
    whole,
    chance: (share: number) => next() < share,
    pick: <Item>(items: readonly Item[]) => items[whole(0, items.length - 1)] as Item,
  }
}
