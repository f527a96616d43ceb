import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** For `useSyncExternalStore`: keeps a page that stays open all day up to date. */
export function everyMinute(listener: () => void) {
  const timer = setInterval(listener, minuteMs)
  return () => clearInterval(timer)
}

export const useNow = () => useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minuteMs) * minuteMs)
