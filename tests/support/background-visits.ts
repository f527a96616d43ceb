import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect } from 'vitest'

type Visits = { times: number[]; failures: string[] }

/** Runs in its own thread, because the attack keeps this one busy, which would distort the response times. */
export async function startBackgroundVisits(origin: string) {
  const worker = new Worker(new URL('./background-visits-worker.ts', import.meta.url), { workerData: { origin } })
  // Otherwise a short attack could be over before the first visit.
  await once(worker, 'message')
  return {
    async stop() {
      worker.postMessage('stop')
      const [{ times, failures }] = (await once(worker, 'message')) as [Visits]
      const sorted = times.sort((a, b) => a - b)
      const percentile = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)
      const [p50, p99, max] = [percentile(0.5), percentile(0.99), percentile(1)]
      const summary = `${times.length} background visits, p50 ${p50} ms, p99 ${p99} ms, max ${max} ms`
      return { count: times.length, failures, summary }
    },
  }
}

export function expectServed({ count, failures }: Pick<Visits, 'failures'> & { count: number }) {
  expect(count).toBeGreaterThan(0)
  expect(failures).toEqual([])
}
