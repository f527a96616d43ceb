/** The same numbers for the same seed, on every machine: mulberry32. */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (max: number) => Math.floor(next() * (max + 1))
  return {
    chance: (probability: number) => next() < probability,
    between: (min: number, max: number) => min + upTo(max - min),
    /** Undefined if there's none. */
    pick: <Item>(items: readonly Item[]): Item | undefined => items[upTo(items.length - 1)],
    /** Hexadecimal. */
    id: () => Array.from({ length: 4 }, () => upTo(0xffff).toString(16).padStart(4, '0')).join(''),
  }
}

export type Random = ReturnType<typeof seededRandom>
