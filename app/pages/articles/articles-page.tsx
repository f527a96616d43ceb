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

export const createArticlesPage = ({ site, siteFrame, articles, articleCategories, articlesPage }: Content): Page => ({
  path: '/articles',
  head: pageMeta(site, {
    title: `${articlesPage.metaTitle} | ${site.name}`,
    description: articlesPage.metaDescription,
    path: '/articles',
    structuredData: [
      breadcrumbData([
        { name: siteFrame.breadcrumb.home, path: '/' },
        { name: siteFrame.breadcrumb.articles, path: '/articles' },
      ]),
    ],
  }),
  script: filterBeforePaint,
  body: (
    <PageSection>
      <PageHeading title={articlesPage.title} lead={articlesPage.lead} />
      <div className="mt-8 mb-10">
        <CategoryFilter categories={articleCategories} all={articlesPage.allCategories} />
        <p role="status" className="sr-only" data-article-count>
          {`${articles.length} articles`}
        </p>
      </div>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {articles.map((article, index) => (
          <li key={article.slug} data-category={categorySlug(article.category)}>
            <ArticleCard article={article} words={articlesPage} eager={index === 0} />
          </li>
        ))}
      </ul>
      <div hidden data-no-articles>
        <EmptyState message={articlesPage.none} />
      </div>
    </PageSection>
  ),
})
