import { newFolder, startServer, stop } from '#tests/support/processes.ts'
import { pinning, runLoad, startPinned } from './load.ts'
import { atLeast, atMost, budgetTable, medianOf, spread, table } from './report.ts'

const rounds = 5
const seconds = 4
const connections = 64
const starts = 5

export async function measurePages() {
  const servers = [await startPinned('server/main.ts'), await startPinned('bench/bare-server.ts')]
  await checkSameBytes(servers.map(({ origin }) => origin))
  const rates: number[][] = []
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++) {
    const rate: number[] = []
    for (const { origin } of servers) rate.push((await runLoad({ url: `${origin}/`, seconds, connections })).perSecond)
    console.info(`  ${rate.map(Math.round).join(' pages/s vs. ')}`)
    if (round > 0) rates.push(rate)
  }
  for (const { child } of servers) await stop(child)
  const [ours, bare] = [0, 1].map(server => rates.map(rate => rate[server] ?? Number.NaN)) as [number[], number[]]
  return `The home page, with the same gzip bytes from both servers, over ${connections} keep-alive connections. ${pinning}
Ours adds security headers. The ratio is the median of ${rounds} rounds. Startup is measured without Node's compile cache.

${budgetTable([
  atLeast(
    'Pages per second, relative to bare `node:http`',
    0.8,
    medianOf(ours.map((rate, i) => rate / (bare[i] ?? 0))),
  ),
  atMost('Process start to ready', 2000, medianOf(await startTimes()), 'ms'),
])}

${table(
  ['Server', 'Pages per second'],
  [
    ['ours', spread(ours)],
    ['bare `node:http`', spread(bare)],
  ],
)}`
}

async function checkSameBytes(origins: readonly string[]) {
  const options = { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } }
  const responses = await Promise.all(origins.map(origin => fetch(origin, options)))
  const lengths = responses.map(({ headers }) => headers.get('content-length'))
  if (!lengths[0] || lengths[0] !== lengths[1]) throw new Error(`The servers send different pages: ${lengths} bytes.`)
}

async function startTimes() {
  const times: number[] = []
  for (let count = 0; count < starts; count++) {
    const { child, readyAfterMs } = await startServer({ env: { NODE_COMPILE_CACHE: newFolder('compiled') } })
    times.push(readyAfterMs)
    await stop(child)
  }
  return times
}
