import type { Clock } from '#server/clock.ts'

type Timer = { at: number; everyMs: number | undefined; work: () => unknown; owner: object }

/** More than any request takes. */
const longestMs = 60 * 60_000

export type VirtualClock = ReturnType<typeof createVirtualClock>

/**
 * Time that passes only when a test says so. `settled` resolves when nothing is left to do without more time.
 * Timers fire in order, and each one's work is done before the next one fires.
 */
export function createVirtualClock(start: Date, settled: () => Promise<void>) {
  let now = start.getTime()
  let timers: Timer[] = []

  function add(timer: Timer) {
    const later = timers.findIndex(({ at }) => at > timer.at)
    timers.splice(later === -1 ? timers.length : later, 0, timer)
    return () => {
      timers = timers.filter(other => other !== timer)
    }
  }

  async function run(timer: Timer) {
    timers = timers.filter(other => other !== timer)
    if (timer.everyMs !== undefined) {
      // The same object, so that canceling it still works.
      timer.at = now + timer.everyMs
      add(timer)
    }
    timer.work()
    await settled()
  }

  async function advanceTo(time: number) {
    for (let next = timers[0]; next && next.at <= time; next = timers[0]) {
      now = Math.max(now, next.at)
      await run(next)
    }
    now = Math.max(now, time)
  }

  return {
    now: () => now,
    advanceTo,
    advance: (ms: number) => advanceTo(now + ms),

    /** Like a machine that was asleep: each timer that came due fires once, late. */
    async skipTo(time: number) {
      now = Math.max(now, time)
      for (const timer of timers.filter(({ at }) => at <= now)) if (timers.includes(timer)) await run(timer)
    },

    /** Until the promise settles, from timer to timer. */
    async until<Result>(promise: Promise<Result>): Promise<Result> {
      let isDone = false
      const done = promise.finally(() => {
        isDone = true
      })
      done.catch(() => undefined)
      const giveUpAt = now + longestMs
      for (await settled(); !isDone; await settled()) {
        const next = timers[0]
        if (!next || next.at > giveUpAt) throw new Error('It never settles.')
        await advanceTo(next.at)
      }
      return done
    },

    /** One that can be wrong. Like real ones, its timers measure the time that passed, not what it shows. */
    forServer() {
      const owner = {}
      let offsetMs = 0
      let isStopped = false
      // What was in the middle of something at the kill would start timers that fire for the rest of the test.
      const start = (timer: Omit<Timer, 'owner'>) => (isStopped ? () => undefined : add({ ...timer, owner }))
      const clock: Clock = {
        now: () => new Date(now + offsetMs),
        after: (ms, work) => start({ at: now + ms, everyMs: undefined, work }),
        every: (ms, work) => start({ at: now + ms, everyMs: ms, work }),
        sleep: (ms, signal) =>
          new Promise((resolve, reject) => {
            if (signal?.aborted) return reject(signal.reason)
            const abort = () => {
              cancel()
              reject(signal?.reason)
            }
            const cancel = clock.after(ms, () => {
              signal?.removeEventListener('abort', abort)
              resolve()
            })
            signal?.addEventListener('abort', abort, { once: true })
          }),
      }
      return {
        ...clock,
        jump(ms: number) {
          offsetMs += ms
        },
        isRight: () => offsetMs === 0,
        correct() {
          offsetMs = 0
        },
        /** After a kill, none of its timers fires. */
        stop() {
          isStopped = true
          timers = timers.filter(timer => timer.owner !== owner)
        },
      }
    },
  }
}
