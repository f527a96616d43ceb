import { useSyncExternalStore } from 'react'
import { everyMinute } from '#app/lib/every-minute.ts'

const minuteMs = 60_000

/** The current minute. A page that stays open all day must not keep saying that there are 20 hours left. */
export const useNow = () => useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minuteMs) * minuteMs)
