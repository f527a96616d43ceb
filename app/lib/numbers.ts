const countFormat = new Intl.NumberFormat('en-CA')

export const countText = (count: number) => countFormat.format(count)

export const pluralize = (count: number, one: string) => `${countText(count)} ${count === 1 ? one : `${one}s`}`

const rateFormat = new Intl.NumberFormat('en-CA', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** With a decimal, because most conversions are below 10%. */
export const rateText = (part: number, whole: number) => (whole === 0 ? '–' : rateFormat.format(part / whole))

/** Multiplies first: 23 / 40 * 100 is slightly less than 57.5 and would round down. */
export const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part * 100) / whole))
