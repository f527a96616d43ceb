import { useSyncExternalStore } from 'react'
import { minuteMs } from '#contracts/time.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** With one timer for all: a long list shows over a hundred times. */
export function everyMinute(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const tell of listeners) tell()
  }, minuteMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

export const useNow = () => useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minuteMs) * minuteMs)
