import { useLoaderData } from 'react-router'
import { ArticleCard } from '#app/features/articles/article-card.tsx'
import { cardOf } from '#app/features/articles/card-of.ts'
import { CategoryFilter } from '#app/features/articles/category-filter.tsx'
import { ChooseBeforeReact } from '#app/features/articles/choose-before-react.tsx'
import { slugOfCategory, useChosenCategory } from '#app/features/articles/chosen-category.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { breadcrumbData } from '#app/lib/structured-data.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { articles } from '#content/articles/all-articles.ts'
import { site } from '#content/site.ts'

export const loader = () => articles.map(cardOf)

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
  const { chosen, takenOver } = useChosenCategory()
  const shown = chosen ? cards.filter(({ category }) => slugOfCategory(category) === chosen) : cards
  return (
    <PageSection>
      <PageHeading
        title="Articles"
        lead="What we would tell you over coffee: what is worth doing, and what can wait."
      />
      <div className="mt-8 mb-10">
        <CategoryFilter chosen={chosen} takenOver={takenOver} />
        <p role="status" className="sr-only">
          {shown.length} {shown.length === 1 ? 'article' : 'articles'}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState message="No articles found in this category." />
      ) : (
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {shown.map((article, index) => (
            <li
              key={article.slug}
              data-category={slugOfCategory(article.category)}
              // Shows what ChooseBeforeReact hid, in case the visitor went back before React arrived.
              hidden={takenOver ? false : undefined}
              suppressHydrationWarning
            >
              <ArticleCard article={article} first={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {!takenOver && <ChooseBeforeReact />}
    </PageSection>
  )
}
