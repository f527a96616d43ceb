import { Link, useSearchParams } from 'react-router'
import { SearchField, searchFrom } from '#app/admin/lists/search-field.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import type { EditablePage } from '#contracts/words.ts'
import { editorPath } from './website-paths.ts'

const groups = ['Main pages', 'Articles', 'Cities', 'Legal'] as const

function groupOf({ path }: EditablePage): (typeof groups)[number] {
  if (path.startsWith('/articles/')) return 'Articles'
  if (path.endsWith('-ai-consultants')) return 'Cities'
  return ['/privacy-policy', '/terms-of-service', '/cookie-policy'].includes(path) ? 'Legal' : 'Main pages'
}

export function PageList({ pages }: { pages: readonly EditablePage[] }) {
  const q = searchFrom(useSearchParams()[0]).toLowerCase()
  const found = pages.filter(({ title, path }) => `${title} ${path}`.toLowerCase().includes(q))
  const byGroup = Map.groupBy(found, groupOf)
  return (
    <section aria-labelledby="pages" className="flex flex-col gap-4">
      <h2 id="pages" className="text-heading-text text-pine-deep">
        Pages
      </h2>
      <SearchField placeholder="Such as About" />
      <p role="status" className="text-ink-soft empty:hidden">
        {found.length === 0 && 'No page has this name.'}
      </p>
      {groups.map(group => {
        const pages = byGroup.get(group)
        // A search opens what it finds.
        return (
          pages && <PageGroup key={group + q} name={group} pages={pages} isOpen={group === 'Main pages' || q !== ''} />
        )
      })}
    </section>
  )
}

type PageGroupProps = { name: string; pages: readonly EditablePage[]; isOpen: boolean }

const PageGroup = ({ name, pages, isOpen }: PageGroupProps) => (
  <details open={isOpen} className="group rounded-card border border-line bg-white shadow-card">
    <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 py-2 [&::-webkit-details-marker]:hidden">
      <h3 className="text-heading-3 text-pine-deep">{name}</h3>
      <span className="text-small text-ink-soft">{pages.length}</span>
      {pages.some(({ hasDrafts }) => hasDrafts) && <Badge tone="accent">Changed</Badge>}
      <ChevronDownIcon className="ml-auto size-5 shrink-0 transition-transform group-open:rotate-180" />
    </summary>
    <ul className="grid gap-x-8 border-t border-line px-5 py-2 md:grid-cols-2">
      {pages.map(({ path, title, hasDrafts }) => (
        <li key={path}>
          <Link
            to={editorPath(path)}
            className="flex min-h-touch items-center gap-3 py-1.5 text-pine underline-offset-4 wrap-anywhere hover:underline"
          >
            {title}
            {hasDrafts && <Badge tone="accent">Changed</Badge>}
          </Link>
        </li>
      ))}
    </ul>
  </details>
)
