import type { GrowthFigures } from './growth.ts'
import { milliseconds, table, target, whole } from './report.ts'

const mostTimesSlower = 3
const quickMs = 100

export const growthText = (
  databases: readonly GrowthFigures[],
) => `Milliseconds (median) until the administrator's calls
are answered, by the number of sessions; for 1,000 of them there are 100 survey responses, 20 quizzes, 2 applications and
their mails. Made-up data (\`npm run seed\`), one call at a time.

${databases.map(growthTable).join('\n\n')}`

function growthTable({ database, sizes, calls }: GrowthFigures) {
  const [least = 0] = sizes
  const most = sizes.at(-1) ?? 0
  const rows = calls.map(({ name, medians }) => {
    const last = medians.at(-1) ?? Number.NaN
    const times = last / (medians[0] ?? Number.NaN)
    return { name, medians, times, isMet: times <= mostTimesSlower || last < quickMs }
  })
  const wanted = `on ${database}, every call at most ${mostTimesSlower} times slower with ${whole(most)} sessions than with ${whole(least)}, or under ${quickMs} ms`
  return `${table(
    [`Call (${database})`, ...sizes.map(whole), `${whole(most)} against ${whole(least)}`, 'Target'],
    rows.map(({ name, medians, times, isMet }) => [
      name,
      ...medians.map(milliseconds),
      times.toFixed(1),
      isMet ? 'met' : '**not met**',
    ]),
  )}

${target(
  wanted,
  rows.every(({ isMet }) => isMet),
)}`
}
