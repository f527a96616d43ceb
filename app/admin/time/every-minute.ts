import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

export function everyMinute(listener: () => void) {
  const timer = setInterval(listener, minuteMs)
  return () => clearInterval(timer)
}

export const useNow = () => useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minuteMs) * minuteMs)
