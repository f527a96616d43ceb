import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * The people whom an attack must not touch: they read pages, and every tenth sends a form. They come from a thread of
 * their own, so that the times are the server's and not those of the attack that this thread is busy with.
 */
export function beginVisits(origin: string) {
  const worker = new Worker(new URL('./other-visitors-worker.ts', import.meta.url), { workerData: { origin } })
  return {
    async end() {
      worker.postMessage('stop')
      const [{ times, wrong }] = (await once(worker, 'message')) as [{ times: number[]; wrong: string[] }]
      const sorted = times.sort((a, b) => a - b)
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
      return { count: times.length, p50Ms: at(0.5), p99Ms: at(0.99), longestMs: at(1 - Number.EPSILON), wrong }
    },
  }
}
