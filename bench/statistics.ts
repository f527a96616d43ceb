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
export async function inTurns<Item, Figure>(
  items: readonly Item[],
  rounds: number,
  measure: (item: Item) => Promise<Figure>,
): Promise<Array<{ item: Item; figures: Figure[] }>> {
  const measured = items.map(item => ({ item, figures: [] as Figure[] }))
  for (let round = 0; round < rounds; round++) {
    for (const { item, figures } of measured) figures.push(await measure(item))
  }
  return measured
}
