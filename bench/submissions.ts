// Surveys that are stored with their lead and emails, against a bare Fastify route and another version.
import { startPostgresServer } from '#tests/support/embedded-postgres.ts'
import { stop, workFolder } from '#tests/support/processes.ts'
import {
  type Load,
  processorMs,
  runLoad,
  shareOf,
  spread,
  startBare,
  startVersion,
  table,
  versions,
} from './measure.ts'

const rounds = shareOf(3)
const connections = 64
const arrivalsPerSecond = 300
const closedLoop = { seconds: shareOf(5), connections }
const openLoop = { seconds: shareOf(10), connections, arrivalsPerSecond }

/** What the tests raise: every form counts the emails of its hour up to them. */
const defaultLimits = { NOTICES_PER_HOUR: '30', CONFIRMATIONS_PER_HOUR: '100' }

type Started = { child: { pid?: number | undefined }; origin: string }

const measured = (name: string, { child, origin }: Started) => ({
  name,
  pid: child.pid,
  origin,
  sent: 0,
  perSecond: [] as number[],
  processor: [] as number[],
  arrivals: [] as number[],
  p99: [] as number[],
})
type Server = ReturnType<typeof measured>

export async function measureSubmissions() {
  const postgres = await startPostgresServer({ durable: true, folder: workFolder })
  // The load sends visitors' addresses like a proxy: otherwise the limit per address would end the run.
  const env = { TRUST_PROXY: '1', ...defaultLimits }
  const children: Array<Parameters<typeof stop>[0]> = []
  try {
    const bare = await startBare('bare-survey.ts')
    const servers = [measured('bare Fastify, without storage', bare)]
    children.push(bare.child)
    for (const [index, { name, folder }] of versions.entries()) {
      await postgres.createDatabase(`surveys_${index}`)
      const sqlite = await startVersion(folder, env)
      const other = await startVersion(folder, { ...env, DATABASE_URL: `${postgres.url}/surveys_${index}` })
      servers.push(measured(`SQLite, ${name}`, sqlite), measured(`Postgres, ${name}`, other))
      children.push(sqlite.child, other.child)
    }
    for (const server of servers) await sendSurveys(server, { ...closedLoop, seconds: 3 })
    for (let round = 0; round < rounds; round++)
      for (const server of servers) {
        const before = processorMs(server.pid)
        const closed = await sendSurveys(server, closedLoop)
        server.perSecond.push(closed.perSecond)
        server.processor.push((processorMs(server.pid) - before) / closed.responses)
        const open = await sendSurveys(server, openLoop)
        server.arrivals.push(open.perSecond)
        server.p99.push(open.p99)
      }
    for (const child of children) await stop(child)
    return table(
      [
        'Surveys',
        `Per second, ${connections} connections`,
        'Processor ms each',
        `Of ${arrivalsPerSecond} arrivals/s`,
        'p99 ms',
      ],
      servers.map(({ name, ...row }) => [
        name,
        ...[row.perSecond, row.processor, row.arrivals, row.p99].map(values => spread(values)),
      ]),
    )
  } finally {
    await postgres.remove()
  }
}

async function sendSurveys(server: Server, load: Omit<Load, 'url'>) {
  const result = await runLoad({ ...load, url: `${server.origin}/api/survey/submit`, firstVisitor: server.sent })
  server.sent += result.responses
  console.info(`  ${server.name}: ${Math.round(result.perSecond)}/s, p99 ${Math.round(result.p99)} ms`)
  return result
}
