import { useEffect, useState } from 'react'

const scrollingKeys = new Set(['PageDown', 'End', 'ArrowDown'])

/** Whether the reader goes from control to control with the Tab key, rather than scrolling. */
export function useIsTabbing() {
  const [isTabbing, setIsTabbing] = useState(false)
  useEffect(() => {
    const stopped = new AbortController()
    const listen = (type: string, listener: (event: Event) => void) =>
      window.addEventListener(type, listener, { passive: true, signal: stopped.signal })
    listen('keydown', event => {
      const { key } = event as KeyboardEvent
      if (key === 'Tab') setIsTabbing(true)
      if (scrollingKeys.has(key)) setIsTabbing(false)
    })
    for (const type of ['wheel', 'touchmove', 'pointerdown']) listen(type, () => setIsTabbing(false))
    return () => stopped.abort()
  }, [])
  return isTabbing
}
