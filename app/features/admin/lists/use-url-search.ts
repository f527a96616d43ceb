import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

const typingPauseMs = 300

/**
 * A search that stands in the address, so that reloading, going back and sharing keep it. `typed` is what the field
 * shows; `searched` follows when the typing pauses.
 */
export function useUrlSearch(name = 'q') {
  const [params, setParams] = useSearchParams()
  const searched = params.get(name) ?? ''
  const [typed, setTyped] = useState(searched)
  const lastWritten = useRef(searched)

  // Back, forward or a link changed the address.
  useEffect(() => {
    if (searched === lastWritten.current) return
    lastWritten.current = searched
    setTyped(searched)
  }, [searched])

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === lastWritten.current) return
    const timer = setTimeout(() => {
      lastWritten.current = wanted
      setParams(
        current => {
          if (wanted) current.set(name, wanted)
          else current.delete(name)
          return current
        },
        // Each letter is not a page to go back to.
        { replace: true, preventScrollReset: true },
      )
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, name, setParams])

  return { typed, setTyped, searched }
}
