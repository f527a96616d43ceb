import { useLoaderData } from 'react-router'
import { ArticleCard } from '#app/pages/articles/article-card.tsx'
import { CategoryFilter } from '#app/pages/articles/category-filter.tsx'
import { categorySlug, filterBeforeHydration, useChosenCategory } from '#app/pages/articles/chosen-category.ts'
import { type PageHandle, pageMeta } from '#app/lib/head/page-meta.ts'
import { breadcrumbData } from '#app/lib/head/structured-data.ts'
import type { ArticlesData } from '#app/pages/page-data.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { site } from '#content/site.ts'

export const handle: PageHandle = {
  meta: () =>
    pageMeta({
      title: `Articles for Business Owners | ${site.name}`,
      description:
        'Plain-English articles on AI, automation, modernization, marketing and exit planning for owners of small and mid-size businesses.',
      path: '/articles',
      structuredData: [
        breadcrumbData([
          { name: 'Home', path: '/' },
          { name: 'Articles', path: '/articles' },
        ]),
      ],
    }),
  script: filterBeforeHydration,
}

export function Component() {
  const cards = useLoaderData<ArticlesData>()
  const { chosen, hydrated } = useChosenCategory()
  const shown = chosen ? cards.filter(({ category }) => categorySlug(category) === chosen) : cards
  return (
    <PageSection>
      <PageHeading title="Articles" lead="What we'd tell you over coffee: what's worth doing, and what can wait." />
      <div className="mt-8 mb-10">
        <CategoryFilter chosen={chosen} hydrated={hydrated} />
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
              data-category={categorySlug(article.category)}
              // Undoes filterBeforeHydration if the visitor went back before hydration.
              hidden={hydrated ? false : undefined}
              suppressHydrationWarning
            >
              <ArticleCard article={article} eager={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}
