import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { withQuery } from '#app/admin/data/use-admin-query.ts'
import { SearchField, searchFrom } from '#app/admin/lists/search-field.tsx'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { AdminLinkButton, AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { pluralize } from '#app/lib/numbers.ts'
import { Badge } from '#app/ui/badge.tsx'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Card } from '#app/ui/card.tsx'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import type { EditablePage, searchTexts, WordsOverview } from '#contracts/words.ts'
import { NewArticle } from './new-article.tsx'
import { companyPath, editPath, historyPath, pathOf, publishPath, repliesPath } from './website-paths.ts'
import { useWords } from './words-api.ts'

export function WebsitePage() {
  const query = useWords()
  const q = searchFrom(useSearchParams()[0])
  return (
    <QueryState query={query} failure="Couldn't load the website's texts">
      {overview => (
        <div className="flex flex-col gap-6">
          <DraftsLine {...overview} />
          <Notices {...overview} />
          <SearchField placeholder="Words on any page" />
          {q.length > 1 ? <FoundTexts q={q} /> : <Screens />}
          <PageList {...overview} q={q.toLowerCase()} />
        </div>
      )}
    </QueryState>
  )
}

const DraftsLine = ({ drafts, publishedAt }: WordsOverview) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    <p>
      {drafts.length > 0 ? (
        <strong>{`${pluralize(drafts.length, 'change')} to publish. `}</strong>
      ) : (
        'To change a text, choose its page, or open any page of the website and press “Edit this page”. '
      )}
      {publishedAt && (
        <span className="text-ink-soft">
          Last published <RelativeTime at={publishedAt} />.
        </span>
      )}
    </p>
    {drafts.length > 0 && <AdminLinkButton to={publishPath}>Read and publish</AdminLinkButton>}
  </div>
)

function Notices({ placeholders, unused }: WordsOverview) {
  return (
    <>
      {placeholders.length > 0 && (
        <p className="rounded-control bg-amber-soft px-4 py-3">
          {`Made up, or still for you to decide: ${placeholders.join('; ')}. `}
          <AdminTextLink inline to={companyPath}>
            Enter your own in Company details
          </AdminTextLink>
        </p>
      )}
      {unused.length > 0 && (
        <section aria-labelledby="unused">
          <Card tone="accent">
            <h2 id="unused" className="text-heading-3 text-pine-deep">
              Your words that this version can't use
            </h2>
            <p className="mt-1 mb-2">
              It has other texts there, so what you wrote isn't shown. Your words are still in the history.
            </p>
            <BulletList items={unused.map(({ label }) => label)} />
          </Card>
        </section>
      )}
    </>
  )
}

const screens = [
  { to: companyPath, title: 'Company details', description: 'Name, photo, phone, address and links.' },
  { to: repliesPath, title: 'Reply templates', description: 'What your replies to leads start with.' },
  { to: historyPath, title: 'History', description: 'What changed when, and the way back.' },
]

const Screens = () => (
  <ul className="grid gap-3 sm:grid-cols-3 sm:gap-4">
    {screens.map(({ to, title, description }) => (
      <li key={to} className="group relative rounded-card border border-line bg-white px-4 py-3 hover:border-pine">
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

function FoundTexts({ q }: { q: string }) {
  const address = withQuery('GET /api/admin/words/search', { q })
  const query = useQuery({
    queryKey: [address],
    queryFn: () => callAdmin<typeof searchTexts>(address),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return (
    <QueryState
      query={query}
      failure="Couldn't search the texts"
      placeholder={<p className="text-ink-soft">Searching...</p>}
    >
      {found => (
        <section aria-label="Found in texts">
          <p role="status" className="mb-2 text-small text-ink-soft">
            {found.length === 0 ? 'No text has these words.' : `In ${pluralize(found.length, 'place')}:`}
          </p>
          <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-white empty:hidden">
            {found.map(text => (
              <li key={`${text.place} ${text.before}`}>
                <Link to={pathOf(text)} className="block px-5 py-2.5 hover:bg-pine-soft">
                  <span className="text-small text-ink-soft">
                    {text.page ? `${text.page.title}: ${text.label}` : text.label}
                  </span>
                  <span className="block wrap-anywhere">
                    {text.before}
                    <mark className="rounded-small bg-amber-soft font-semibold">{text.match}</mark>
                    {text.after}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </QueryState>
  )
}

const groups = { main: 'Main pages', articles: 'Articles', cities: 'Cities', legal: 'Legal', other: 'Other' } as const

function PageList({ pages, unlisted, q }: Pick<WordsOverview, 'pages' | 'unlisted'> & { q: string }) {
  const isFound = ({ title, path }: { title: string; path: string }) => `${title} ${path}`.toLowerCase().includes(q)
  const byGroup = Map.groupBy(pages.filter(isFound), ({ group }) => group)
  return Object.entries(groups).map(([group, name]) => {
    const rows = byGroup.get(group as EditablePage['group']) ?? []
    const hidden = group === 'articles' ? unlisted.filter(isFound) : []
    if (rows.length + hidden.length === 0) return null
    return (
      // A search opens what it finds.
      <PageGroup key={group + q} name={name} count={rows.length} isOpen={group === 'main' || q !== ''}>
        {group === 'articles' && q === '' && <NewArticle />}
        <ul className="grid gap-x-8 md:grid-cols-2">
          {rows.map(({ path, title, hasDrafts, sharing }) => (
            <PageRow key={path} to={editPath({ page: path })} title={title}>
              {hasDrafts && <Badge tone="accent">Changed</Badge>}
              {sharing && <Badge>Shared</Badge>}
            </PageRow>
          ))}
          {hidden.map(({ path, title }) => (
            <PageRow key={path} to={editPath({ text: path })} title={title}>
              <Badge>Not on the website</Badge>
            </PageRow>
          ))}
        </ul>
      </PageGroup>
    )
  })
}

type PageGroupProps = { name: string; count: number; isOpen: boolean; children: ReactNode }

const PageGroup = ({ name, count, isOpen, children }: PageGroupProps) => (
  <details open={isOpen} className="group rounded-card border border-line bg-white">
    <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 py-2 [&::-webkit-details-marker]:hidden">
      <h2 className="text-heading-3 text-pine-deep">{name}</h2>
      <span className="text-small text-ink-soft">{count}</span>
      <ChevronDownIcon className="ml-auto size-5 shrink-0 transition-transform group-open:rotate-180" />
    </summary>
    <div className="border-t border-line px-5 py-2">{children}</div>
  </details>
)

const PageRow = ({ to, title, children }: { to: string; title: string; children: ReactNode }) => (
  <li>
    <Link to={to} className="flex min-h-touch items-center gap-3 py-1.5 text-pine underline-offset-4 hover:underline">
      <span className="min-w-0 wrap-anywhere">{title}</span>
      <span className="flex shrink-0 gap-2 empty:hidden">{children}</span>
    </Link>
  </li>
)
