import dates from './page-dates.json' with { type: 'json' }

/** Written by `npm run dates`: for each page, a hash of its words and links, and the day they last changed. */
export const pageDates: Readonly<Record<string, { updated: string; words: string }>> = dates

/** A page that isn't in the list yet is new today. */
export const updatedOn = (path: string) => pageDates[path]?.updated ?? new Date().toISOString().slice(0, 10)
