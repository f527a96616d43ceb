// No formatter is made when this is loaded: that takes a slow phone a tenth of a second.

export const countText = (count: number) => count.toLocaleString('en-CA')

export const pluralize = (count: number, one: string) => `${countText(count)} ${count === 1 ? one : `${one}s`}`

/**
 * Whole percentages that add up to 100: the parts with the largest remainders are rounded up. All 0 if there's nothing.
 */
export function sharesOf(parts: readonly number[]) {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  if (whole === 0) return parts.map(() => 0)
  const shares = parts.map(part => Math.floor((part * 100) / whole))
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: (part * 100) % whole }))
    .sort((a, b) => b.remainder - a.remainder)
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

const rateFormat = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** With a decimal, because most conversions are below 10%. */
export const rateText = (part: number, whole: number) =>
  whole === 0 ? '–' : (part / whole).toLocaleString('en-CA', rateFormat)

/** Multiplies first: 23 / 40 * 100 is slightly less than 57.5 and would round down. */
export const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part * 100) / whole))
