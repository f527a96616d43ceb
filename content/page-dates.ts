import dates from './page-dates.json' with { type: 'json' }
import type { PageDates } from './updated-on.ts'

/** Written by `npm run dates`: for each page, a hash of its words and links, and the day they last changed. */
export const pageDates: PageDates = dates
