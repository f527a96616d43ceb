import { Link, useSearchParams } from 'react-router'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { SearchField, searchFrom } from '#app/admin/lists/search-field.tsx'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Card } from '#app/ui/card.tsx'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import type { EditablePage } from '#contracts/words.ts'
import { ConflictList } from './conflict-list.tsx'
import { DraftList } from './draft-list.tsx'
import { PublishPanel } from './publish/publish-panel.tsx'
import { useWords } from './use-words.ts'
import { articleListPath, companyPath, editorPath, historyPath, repliesPath } from './website-paths.ts'

export function WebsitePage() {
  const query = useWords()
  return (
    <QueryState query={query} failure="Couldn't load the website's texts">
      {overview => (
        <div className="flex flex-col gap-10 sm:gap-12">
          <div className="flex flex-col gap-4 sm:gap-6">
            <PublishPanel overview={overview} isCurrent={query.isFetchedAfterMount} onReload={query.refetch} />
            <Placeholders labels={overview.placeholders} />
          </div>
          <ConflictList conflicts={overview.conflicts} />
          <DraftList drafts={overview.drafts} pages={overview.pages} />
          <Screens />
          <PageList pages={overview.pages} />
        </div>
      )}
    </QueryState>
  )
}

function Placeholders({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <section aria-labelledby="placeholders">
      <Card tone="accent">
        <h2 id="placeholders" className="text-heading-3 text-pine-deep">
          Still to be replaced
        </h2>
        <p className="mt-1 mb-2">These values on the website are made up:</p>
        <BulletList items={labels.map(label => label.replace(/^Company details: /, ''))} />
        <AdminTextLink to={companyPath}>Enter your own in Company details</AdminTextLink>
      </Card>
    </section>
  )
}

const screens = [
  { to: companyPath, title: 'Company details', description: 'Name, photo, phone, address and links.' },
  { to: articleListPath, title: 'Articles', description: 'Write, reorder or unpublish.' },
  { to: repliesPath, title: 'Reply templates', description: 'What your replies to leads start with.' },
  { to: historyPath, title: 'History', description: 'What changed when, and how to undo it.' },
]

const Screens = () => (
  <ul className="grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
    {screens.map(({ to, title, description }) => (
      <li
        key={to}
        className="group relative rounded-card border border-line bg-white px-5 py-4 shadow-card transition-shadow hover:shadow-raised"
      >
        <h2 className="text-heading-4 text-pine-deep">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card group-hover:underline">
            {title}
          </Link>
        </h2>
        <p className="text-small text-ink-soft">{description}</p>
      </li>
    ))}
  </ul>
)

const groups = ['Main pages', 'Articles', 'Cities', 'Legal'] as const

function groupOf({ path }: EditablePage): (typeof groups)[number] {
  if (path.startsWith('/articles/')) return 'Articles'
  if (path.endsWith('-ai-consultants')) return 'Cities'
  return ['/privacy-policy', '/terms-of-service', '/cookie-policy'].includes(path) ? 'Legal' : 'Main pages'
}

function PageList({ pages }: { pages: readonly EditablePage[] }) {
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
