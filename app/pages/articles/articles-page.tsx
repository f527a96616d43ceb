import { pageMeta } from '#app/lib/head/page-meta.ts'
import { breadcrumbData } from '#app/lib/head/structured-data.ts'
import { filterBeforePaint } from '#app/page-script/article-filter-inline.ts'
import type { Page } from '#app/shell/page.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import type { Content } from '#content/all-content.ts'
import { ArticleCard } from './article-card.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { categorySlug } from './category-slug.ts'

export const createArticlesPage = ({ site, articles, articleCategories }: Content): Page => ({
  path: '/articles',
  head: pageMeta(site, {
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
  script: filterBeforePaint,
  body: (
    <PageSection>
      <PageHeading title="Articles" lead="What we'd tell you over coffee: what's worth doing, and what can wait." />
      <div className="mt-8 mb-10">
        <CategoryFilter categories={articleCategories} />
        <p role="status" className="sr-only" data-article-count>
          {`${articles.length} articles`}
        </p>
      </div>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {articles.map((article, index) => (
          <li key={article.slug} data-category={categorySlug(article.category)}>
            <ArticleCard article={article} eager={index === 0} />
          </li>
        ))}
      </ul>
      <div hidden data-no-articles>
        <EmptyState message="No articles found in this category." />
      </div>
    </PageSection>
  ),
})
