import { TextField } from '#app/ui/text-field.tsx'
import { longestSearch } from '#contracts/list-limits.ts'
import type { useUrlSearch } from './use-url-search.ts'

type SearchFieldProps = {
  search: Pick<ReturnType<typeof useUrlSearch>, 'typed' | 'setTyped' | 'searchNow'>
  /** What the list can be searched by. */
  placeholder: string
}

/** Searches when the typing pauses; Enter does not wait for that. */
export function SearchField({ search: { typed, setTyped, searchNow }, placeholder }: SearchFieldProps) {
  return (
    <search className="min-w-0 max-w-narrow grow">
      <form
        onSubmit={event => {
          event.preventDefault()
          searchNow()
        }}
      >
        <TextField
          label="Search"
          placeholder={placeholder}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestSearch}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </form>
    </search>
  )
}
