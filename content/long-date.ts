const months = 'January February March April May June July August September October November December'.split(' ')

/** October 14, 2025. Not Intl, because creating a formatter takes a phone a tenth of a second. */
export function longDate(isoDate: string) {
  const [year, month, day] = isoDate.split('-').map(Number)
  return `${months[(month ?? 0) - 1]} ${day}, ${year}`
}

/** October 2025, for 2025-10. */
export function longMonth(isoMonth: string) {
  const [year, month] = isoMonth.split('-').map(Number)
  return `${months[(month ?? 0) - 1]} ${year}`
}
