import { type BrowserFigures, mostRuns, type PageAudit } from './browser.ts'
import { type FirstQuestion, phone, visits } from './first-question.ts'
import { range, table, whole } from './report.ts'

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const count = (pages: readonly PageAudit[], name: keyof PageAudit['scores']) =>
  pages.filter(({ scores }) => scores[name] === 100).length

export const browserText = ({ pages, firstQuestion }: BrowserFigures) => `Lighthouse 13, mobile, its default (simulated)
throttling, a new Chromium for each run, over all ${pages.length} public pages.

- Performance 100 on ${count(pages, 'performance')} of ${pages.length}; accessibility on ${count(pages, 'accessibility')}, best practices on ${count(pages, 'best-practices')}, SEO on ${count(pages, 'seo')}.
- A page that is not at 100 at once is looked at ${mostRuns} times; its row is the run in the middle. Blocking time, unlike
  bytes and paints, rises with whatever else the machine is doing.
- Pages with a star ask search engines not to list them, which Lighthouse counts as a fault: their SEO is that of all other checks.
- KB (1,000 bytes) are as transferred: Brotli, with headers. HTML holds the styles, which alone are "CSS gzip", and the drawing that comes
  first. "JS gzip" and "CSS gzip" are what tests/budgets.ts limits.

${pagesTable(pages)}

${questionText(firstQuestion)}`

const pagesTable = (pages: readonly PageAudit[]) =>
  table(
    'Page|Perf.|Access.|Best pr.|SEO|FCP s|LCP s|Blocked ms|CLS|HTML|CSS gzip|JS|JS gzip|Fonts|Images|Runs'.split('|'),
    pages.map(({ path, listed, scores, firstPaint, largestPaint, blocked, layoutShift, bytes, gzip, runs }) => [
      listed ? path : `${path} *`,
      ...Object.values(scores).map(String),
      seconds(firstPaint),
      seconds(largestPaint),
      whole(blocked),
      layoutShift.toFixed(3),
      ...[bytes.Document, gzip.css, bytes.Script, gzip.javascript, bytes.Font, bytes.Image].map(kilobytes),
      String(runs),
    ]),
  )

const questionText = ({
  painted,
  reacts,
}: FirstQuestion) => `The first question of a survey, really slowed down: ${phone.latencyMs} ms
of latency, ${phone.megabitsPerSecond} Mbit/s, a processor ${phone.processorSlowdown} times slower, ${phone.width} by ${phone.height} px, an empty cache, ${visits} visits. Its four fields are filled in as soon
as they are there; it has reacted when Next can be pressed.

${table(
  ['/survey/exit, from the start of the navigation', 'Milliseconds (median)', 'Lowest – highest'],
  [
    ['the question can be read', whole(painted.median), range(painted)],
    ['the question reacts', whole(reacts.median), range(reacts)],
  ],
)}`
