import { useCallback, useEffect, useRef, useState } from 'react'
import { useUrlParams } from '#app/admin/data/use-url-params.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { maxLengths } from '#contracts/constants.ts'

const debounceMs = 300

export const searchFrom = (params: URLSearchParams) => (params.get('q') ?? '').trim().slice(0, maxLengths.search)

export function SearchField({ placeholder }: { placeholder: string }) {
  const [params, changeParams] = useUrlParams()
  const searched = searchFrom(params)
  const [typed, setTyped] = useState(searched)
  const lastSearch = useRef(searched)

  // Back, forward or a link changed the URL.
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
    const timer = setTimeout(search, debounceMs)
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
          maxLength={maxLengths.search}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </form>
    </search>
  )
}
