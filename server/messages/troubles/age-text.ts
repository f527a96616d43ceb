import { hourMs } from '#contracts/time.ts'

/** "less than an hour", "1 hour", "36 hours", "4 days". */
export function ageText(ms: number) {
  const hours = Math.floor(ms / hourMs)
  if (hours < 1) return 'less than an hour'
  if (hours < 72) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.floor(hours / 24)} days`
}
