/** Numbers that look random and are the same for the same key: what is made up from them needs no memory. */
export type Random = ReturnType<typeof randomFor>

export function randomFor(subject: string, index: number) {
  let state = index + 1
  for (const letter of subject) state = Math.imul(state ^ letter.charCodeAt(0), 0x9e3779b1)

  /** From 0 up to, and not including, 1. The method is known as mulberry32. */
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
