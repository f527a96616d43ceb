import { longDate } from '#content/long-date.ts'

/** Sets the dates in the page, which are those of the build, to the visitor's day. */
export function showToday() {
  const now = new Date()
  const year = String(now.getFullYear())
  const day = `${year}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    if (time.dateTime === day) continue
    time.dateTime = day
    time.textContent = longDate(day)
  }
  for (const element of document.querySelectorAll('[data-year]')) {
    if (element.textContent !== year) element.textContent = year
  }
}
