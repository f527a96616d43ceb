/** By Node's own rules, which are right for the simulated years. */
const inWinnipeg = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Winnipeg', hourCycle: 'h23', ...options })
const date = inWinnipeg({ year: 'numeric', month: '2-digit', day: '2-digit' })
const weekday = inWinnipeg({ weekday: 'short' })
const hour = inWinnipeg({ hour: 'numeric' })

/** Like 2025-03-09. */
export const dayOf = (ms: number) => date.format(ms)

export const weekdayOf = (ms: number) => weekday.format(ms).replace('.', '')

/** In the morning. UTC minus five in summer, minus six in winter. */
export const eightOClock = (day: string) =>
  [13, 14].map(utc => Date.parse(`${day}T${utc}:00:00.000Z`)).find(ms => Number(hour.format(ms)) === 8) ?? Number.NaN
