// Pages from memory, against the same bytes from bare `node:http`.
import { stop } from '#tests/support/processes.ts'
import { medianOf, runLoad, shareOf, spread, startBare, startVersion, table, versions } from './measure.ts'

const rounds = shareOf(5)
const seconds = 4
const connections = 64

export async function measurePages() {
  const sites = await Promise.all(versions.map(async ({ name, folder }) => ({ name, ...(await startVersion(folder)) })))
  const bare = await startBare('bare-page.ts', { PAGE_URL: `${sites[0]?.origin}/` })
  const servers = [...sites, { name: 'bare `node:http`', ...bare }].map(server => ({
    ...server,
    rates: [] as number[],
  }))
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++) {
    for (const { name, origin, rates } of servers) {
      const { perSecond } = await runLoad({ url: `${origin}/`, seconds, connections })
      console.info(`  ${name}: ${Math.round(perSecond)} pages/s`)
      if (round > 0) rates.push(perSecond)
    }
  }
  for (const { child } of servers) await stop(child)
  const bareRates = servers.at(-1)?.rates ?? []
  const ratio = (rates: readonly number[]) => medianOf(rates.map((rate, round) => rate / (bareRates[round] ?? 0)))
  return table(
    [`Home page, gzip, ${connections} connections`, 'Pages per second', 'Ratio to bare (budget ≥ 0.6)'],
    servers.map(({ name, rates }) => [name, spread(rates), ratio(rates).toFixed(2)]),
  )
}
