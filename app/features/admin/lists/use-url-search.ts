import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { longestSearch } from '#contracts/list-limits.ts'

const typingPauseMs = 300

/**
 * A search that stands in the address, so that reloading, going back and sharing keep it. `typed` is what the field
 * shows; `searched` follows when the typing pauses, or at once with `searchNow`.
 */
export function useUrlSearch(name = 'q') {
  const [params, setParams] = useSearchParams()
  const searched = (params.get(name) ?? '').trim().slice(0, longestSearch)
  const [typed, setTyped] = useState(searched)
  const lastWritten = useRef(searched)

  // Back, forward or a link changed the address.
  useEffect(() => {
    if (searched === lastWritten.current) return
    lastWritten.current = searched
    setTyped(searched)
  }, [searched])

  const wanted = typed.trim()
  const searchNow = useCallback(() => {
    if (wanted === lastWritten.current) return
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
  }, [wanted, name, setParams])

  useEffect(() => {
    const timer = setTimeout(searchNow, typingPauseMs)
    return () => clearTimeout(timer)
  }, [searchNow])

  return { typed, setTyped, searched, searchNow }
}
