const months = 'January February March April May June July August September October November December'.split(' ')

/**
 * A plain date (YYYY-MM-DD) in long US format, such as October 14, 2025. Not by the browser's own formatter: making one
 * takes a phone a tenth of a second, and no date here is in another language.
 */
export function longDate(isoDate: string) {
  const [year, month, day] = isoDate.split('-').map(Number)
  return `${months[(month ?? 0) - 1]} ${day}, ${year}`
}
