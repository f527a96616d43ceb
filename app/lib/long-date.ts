const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A plain date (YYYY-MM-DD) in long US format, such as October 14, 2025, the same in every time zone. */
export const longDate = (isoDate: string) => format.format(new Date(`${isoDate}T00:00:00Z`))
