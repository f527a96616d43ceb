export type Spread = { median: number; lowest: number; highest: number }

export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    lowest: at(0),
    highest: at(sorted.length - 1),
  }
}

/**
 * Measures each in turn, and that several times over: when the machine gets slower or faster meanwhile, it does so
 * for all of them.
 */
export async function inTurns<Item>(
  items: readonly Item[],
  rounds: number,
  measure: (item: Item) => Promise<number>,
): Promise<Array<{ item: Item; spread: Spread }>> {
  const figures = items.map(() => [] as number[])
  for (let round = 0; round < rounds; round++) {
    for (const [index, item] of items.entries()) figures[index]?.push(await measure(item))
  }
  return items.map((item, index) => ({ item, spread: spreadOf(figures[index] ?? []) }))
}
