import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, minuteMs / 4)
  return () => clearInterval(timer)
}

/** The current minute. A page that stays open all day must not keep saying that there are 20 hours left. */
export const useNow = () => useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minuteMs) * minuteMs)
