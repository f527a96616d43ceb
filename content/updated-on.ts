export type PageDates = Readonly<Record<string, { updated: string; words: string }>>

/** A page that isn't in the list yet is new today. */
export const updatedOn = (path: string, dates: PageDates) =>
  dates[path]?.updated ?? new Date().toISOString().slice(0, 10)
