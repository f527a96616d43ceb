import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect } from 'vitest'

type Visits = { times: number[]; wrong: string[] }

/**
 * Visitors whom an attack must not affect: they read pages, and every tenth sends a form. They have their own thread, so
 * that their times are the server's and not those of the attack, which keeps this thread busy.
 */
export async function beginVisits(origin: string) {
  const worker = new Worker(new URL('./other-visitors-worker.ts', import.meta.url), { workerData: { origin } })
  // Otherwise a short attack could be over before the first visit.
  await once(worker, 'message')
  return {
    async end() {
      worker.postMessage('stop')
      const [{ times, wrong }] = (await once(worker, 'message')) as [Visits]
      const sorted = times.sort((a, b) => a - b)
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)
      const figures = { count: times.length, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1), wrong }
      const { count, p50Ms, p99Ms, maxMs } = figures
      const inWords = `${count} other visits, p50 ${p50Ms} ms, p99 ${p99Ms} ms, longest ${maxMs} ms`
      return { ...figures, inWords }
    },
  }
}

/** Every visit succeeded. Times are printed, not asserted. */
export function expectServed({ count, wrong }: Pick<Visits, 'wrong'> & { count: number }) {
  expect(count).toBeGreaterThan(0)
  expect(wrong).toEqual([])
}
