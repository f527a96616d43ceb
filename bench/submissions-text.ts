import { connections } from './load.ts'
import { milliseconds, pinning, range, ratio, table, target, whole } from './report.ts'
import type { SubmissionFigures } from './submissions.ts'
import type { Tools } from './tools.ts'

const leastShare = 0.5
const longestP99Ms = 50

export function submissionsText(tools: Tools, figures: SubmissionFigures) {
  const [ceiling, sqlite] = figures
  if (!ceiling || !sqlite) throw new Error('Nothing to compare.')
  const stored = figures.flatMap(({ name, stored }) => (stored === undefined ? [] : [`${whole(stored)} in ${name}`]))
  return `Surveys taken in over ${connections} connections that stay open, each from another visitor under a key of its
own. Stored means: the response, the person, two consents, the key and two mails are on disk before the answer goes out.
Without storage the same server does all but that.

- ${pinning(tools)} Postgres, on the same machine with fsync on, was left to both.
- The load came from \`bench/load-client.ts\`.
- Afterwards every lead that was acknowledged was found in the database, with all that belongs to it: ${stored.join(', ')}.

${table(
  ['Storage', 'Surveys/s (median)', 'Lowest – highest', `Against ${ceiling.name}`, 'p50 ms', 'p99 ms'],
  figures.map(({ name, perSecond, p50Ms, p99Ms }) => [
    name,
    whole(perSecond.median),
    range(perSecond),
    ratio(perSecond, ceiling.perSecond),
    milliseconds(p50Ms.median),
    milliseconds(p99Ms.median),
  ]),
)}

${target(`${sqlite.name} at ${leastShare} of ${ceiling.name} or better`, sqlite.perSecond.median / ceiling.perSecond.median >= leastShare)}
${target(`${sqlite.name} with a p99 under ${longestP99Ms} ms`, sqlite.p99Ms.median < longestP99Ms)}`
}
