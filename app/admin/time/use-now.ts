import { useSyncExternalStore } from 'react'
import { minuteMs } from '#contracts/time.ts'

function everyMinute(listener: () => void) {
  const timer = setInterval(listener, minuteMs)
  return () => clearInterval(timer)
}

/** The start of the current minute. */
export const useNow = () => useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minuteMs) * minuteMs)
