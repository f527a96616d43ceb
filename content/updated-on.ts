import { site } from './site.ts'

export type PageDates = Readonly<Record<string, { updated: string; words: string }>>

const today = () => new Date().toLocaleDateString('en-CA', { timeZone: site.timeZone })

/** A page that isn't in the list yet is new today. */
export const updatedOn = (path: string, dates: PageDates) => dates[path]?.updated ?? today()
