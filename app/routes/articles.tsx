import { Link, useLoaderData } from 'react-router'
import { ArticleFacts } from '#app/features/articles/article-facts.tsx'
import { readTimeOf } from '#app/features/articles/read-time.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { breadcrumbData } from '#app/lib/structured-data.ts'
import { Card } from '#app/ui/card.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { articles } from '#content/articles/all-articles.ts'
import { site } from '#content/site.ts'

// Cards need no bodies: those stay out of this page's data.
export const loader = () => articles.map(({ content, ...card }) => ({ ...card, readTime: readTimeOf(content) }))

export const meta = () =>
  pageMeta({
    title: `Articles for Business Owners | ${site.name}`,
    description:
      'Plain articles on AI, automation, modernization, marketing and exit planning for owners of small and mid-size businesses.',
    path: '/articles',
    structuredData: [
      breadcrumbData([
        { name: 'Home', path: '/' },
        { name: 'Articles', path: '/articles' },
      ]),
    ],
  })

export default function ArticlesPage() {
  const cards = useLoaderData<typeof loader>()
  return (
    <PageSection>
      <PageHeading
        title="Articles"
        lead="What we would tell you over coffee: what is worth doing, what can wait, and why."
      />
      <ul className="mt-10 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {cards.map(article => (
          <li key={article.slug}>
            <Card className="relative flex h-full flex-col gap-3">
              <ArticleFacts {...article} />
              <h2 className="text-heading-3 text-pine-deep">
                <Link
                  to={`/articles/${article.slug}`}
                  className="after:absolute after:inset-0 after:rounded-card hover:underline"
                >
                  {article.title}
                </Link>
              </h2>
              <p className="grow text-ink-soft">{article.excerpt}</p>
              <p className="font-semibold text-pine" aria-hidden="true">
                Read More
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
