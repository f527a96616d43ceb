import { useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { WordField } from '#contracts/words.ts'
import { type FramePage, isShown } from './frame-page.ts'

export const otherTextId = (path: string) => `text:${path}`

const groups = ['Search engines and shared links', 'Lists', 'Picture descriptions', 'Shown at other times'] as const

type Group = (typeof groups)[number]

function groupOf({ path, rule }: WordField, page: FramePage | undefined): Group {
  if (rule.kind === 'list') return 'Lists'
  const where = page?.unseen.get(path)
  if (where) return where === 'head' ? 'Search engines and shared links' : 'Picture descriptions'
  return 'Shown at other times'
}

const matches = ({ rule, value }: WordField, search: string) =>
  `${rule.label} ${typeof value === 'string' ? value : ''}`.toLowerCase().includes(search)

type OtherTextsProps = {
  fields: ReadonlyMap<string, WordField>
  page: FramePage | undefined
  openPath: string | null
  onOpen: (path: string) => void
}

/** Everything that a click in the page can't reach, and all lists. */
export function OtherTexts({ fields, page, openPath, onOpen }: OtherTextsProps) {
  const [typed, setTyped] = useState('')
  const shown = new Set(page?.places.filter(isShown).map(({ path }) => path))
  const found = [...fields.values()].filter(
    field => !shown.has(field.path) && matches(field, typed.trim().toLowerCase()),
  )
  const grouped = Map.groupBy(found, field => groupOf(field, page))
  return (
    <div className="flex flex-col gap-6">
      <TextField
        label="Search"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="sr-only">{`${found.length} texts`}</p>
      {found.length === 0 && <p className="text-ink-soft">{typed ? 'No text matches.' : "There aren't any."}</p>}
      {groups.map(group => {
        const own = grouped.get(group)
        return (
          own && (
            <section key={group} className="flex flex-col gap-1">
              <h3 className="text-heading-4">{group}</h3>
              <ul className="divide-y divide-line border-y border-line">
                {own.map(field => (
                  <li key={field.path}>
                    <OtherText field={field} isOpen={field.path === openPath} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

type OtherTextProps = { field: WordField; isOpen: boolean; onOpen: (path: string) => void }

function OtherText({ field: { path, rule, value, isDraft }, isOpen, onOpen }: OtherTextProps) {
  return (
    <button
      type="button"
      id={otherTextId(path)}
      aria-expanded={isOpen}
      onClick={() => onOpen(path)}
      className="flex min-h-touch w-full cursor-pointer flex-col gap-0.5 py-2.5 text-left hover:bg-pine-soft"
    >
      <span className="flex flex-wrap items-center gap-2 text-small text-ink-soft">
        {rule.label}
        {isDraft && <Badge>Draft</Badge>}
        {rule.locked && <Badge>Locked</Badge>}
      </span>
      <span className="line-clamp-2 wrap-anywhere">{summaryOf(value) || 'Empty'}</span>
    </button>
  )
}

function summaryOf(value: WordField['value']) {
  if (!Array.isArray(value)) return String(value)
  return value.length === 1 ? '1 entry' : `${value.length} entries`
}
