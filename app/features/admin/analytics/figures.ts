import type { AnalyticsSummary } from '#contracts/analytics-figures.ts'

/**
 * A share in whole percent; 0 when there is nothing to take a share of. Multiplied first: 23 / 40 * 100 is a little less
 * than the 57.5 that it should be, and would be rounded down.
 */
export const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part * 100) / whole))

export const sharesOf = (summary: AnalyticsSummary) => ({
  completion: percentOf(summary.completedSessions, summary.totalSessions),
  toolkit: percentOf(summary.toolkitOptIns, summary.completedSessions),
  exit: percentOf(summary.exitSessions, summary.totalSessions),
  optimize: percentOf(summary.optimizeSessions, summary.totalSessions),
})

const countFormat = new Intl.NumberFormat('en-CA')

/** With a comma at the thousands. */
export const countText = (count: number) => countFormat.format(count)

/** "1 lead", "1,204 leads". */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${countText(count)} ${count === 1 ? one : many}`
