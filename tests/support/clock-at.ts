import { type Clock, systemClock } from '#server/clock.ts'

/** Another time, with real timers. */
export const clockAt = (now: () => Date | number): Clock => ({ ...systemClock, now: () => new Date(now()) })
