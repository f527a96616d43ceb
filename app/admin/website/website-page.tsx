import { Link } from 'react-router'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Card } from '#app/ui/card.tsx'
import { ConflictList } from './conflict-list.tsx'
import { DraftList } from './draft-list.tsx'
import { PageList } from './page-list.tsx'
import { PublishPanel } from './publish/publish-panel.tsx'
import { useWords } from './use-words.ts'
import { articleListPath, companyPath, historyPath, repliesPath } from './website-paths.ts'

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
