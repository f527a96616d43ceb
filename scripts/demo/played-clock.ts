import type { Clock } from '#server/clock.ts'

type Timer = { at: number; everyMs?: number; work: () => unknown }

export type PlayedClock = ReturnType<typeof createPlayedClock>

/** Moves when it's told to, or when something sleeps. Timers wait for `fireTimers`, and each one that's due fires once. */
export function createPlayedClock(start: number) {
  let now = start
  let timers: Timer[] = []
  const add = (timer: Timer) => {
    timers.push(timer)
    return () => {
      timers = timers.filter(other => other !== timer)
    }
  }
  const clock: Clock = {
    now: () => new Date(now),
    after: (ms, work) => add({ at: now + ms, work }),
    every: (ms, work) => add({ at: now + ms, everyMs: ms, work }),
    async sleep(ms) {
      now += ms
    },
  }
  return {
    ...clock,
    /** Never back. */
    moveTo(time: number) {
      now = Math.max(now, time)
    },
    async fireTimers() {
      for (const timer of timers.filter(({ at }) => at <= now)) {
        timers = timers.filter(other => other !== timer)
        if (timer.everyMs) add({ ...timer, at: now + timer.everyMs })
        await timer.work()
      }
    },
  }
}
