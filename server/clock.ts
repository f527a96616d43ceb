import { setTimeout as wait } from 'node:timers/promises'

declare module 'fastify' {
  interface FastifyInstance {
    clock: Clock
  }
}

export type CancelTimer = () => void

/** The time and the timers. Passed in, so that a test can run a year of them. */
export type Clock = {
  now(): Date
  /** Once, after the delay. Doesn't keep the process running, and ignores what the work returns. */
  after(ms: number, work: () => unknown): CancelTimer
  /** At each interval, whether or not the previous run is done. Doesn't keep the process running. */
  every(ms: number, work: () => unknown): CancelTimer
  /** Rejects when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => new Date(),
  after(ms, work) {
    const timer = setTimeout(work, ms).unref()
    return () => clearTimeout(timer)
  },
  every(ms, work) {
    const timer = setInterval(work, ms).unref()
    return () => clearInterval(timer)
  },
  sleep: (ms, signal) => wait(ms, undefined, signal ? { signal } : {}),
}

/** Aborts after the delay. */
export function timeoutSignal(clock: Clock, ms: number): AbortSignal {
  const controller = new AbortController()
  clock.after(ms, () => controller.abort(new Error(`Timed out after ${ms} ms`)))
  return controller.signal
}

/** Rejects after the timeout. The work itself isn't cancelled. */
export function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Timed out after ${ms} ms`)), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
