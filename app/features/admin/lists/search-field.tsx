import { useCallback, useEffect, useRef, useState } from 'react'
import { TextField } from '#app/ui/text-field.tsx'
import { maxSearchLength } from '#contracts/constants.ts'
import { useUrlParams } from './use-url-params.ts'

const typingPauseMs = 300

export const searchIn = (params: URLSearchParams) => (params.get('q') ?? '').trim().slice(0, maxSearchLength)

/** Searches by changing the URL, after a pause in typing or on Enter. */
export function SearchField({ placeholder }: { placeholder: string }) {
  const [params, changeParams] = useUrlParams()
  const searched = searchIn(params)
  const [typed, setTyped] = useState(searched)
  const lastSearch = useRef(searched)

  // Back, forward or a link has changed the URL.
  useEffect(() => {
    if (searched === lastSearch.current) return
    lastSearch.current = searched
    setTyped(searched)
  }, [searched])

  const q = typed.trim()
  const search = useCallback(() => {
    if (q === lastSearch.current) return
    lastSearch.current = q
    changeParams({ q }, { replace: true })
  }, [q, changeParams])

  useEffect(() => {
    const timer = setTimeout(search, typingPauseMs)
    return () => clearTimeout(timer)
  }, [search])

  return (
    <search className="min-w-0 max-w-narrow grow">
      <form
        onSubmit={event => {
          event.preventDefault()
          search()
        }}
      >
        <TextField
          label="Search"
          placeholder={placeholder}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxSearchLength}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </form>
    </search>
  )
}
