import { breadcrumbData } from '#app/lib/head/structured-data.ts'
import { filterArticles } from '#app/page-script/article-filter.ts'
import type { Page } from '#app/shell/page.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import type { Content } from '#content/all-content.ts'
import { ArticleCard } from './article-card.tsx'

export function createArticlesPage(content: Content): Page {
  const { site, siteFrame, articles, articleCategories, articlesPage } = content
  const breadcrumb = [
    { name: siteFrame.breadcrumb.home, path: '/' },
    { name: siteFrame.breadcrumb.articles, path: '/articles' },
  ]
  return {
    path: '/articles',
    title: `${articlesPage.metaTitle} | ${site.name}`,
    description: articlesPage.metaDescription,
    structuredData: urlOf => [breadcrumbData(breadcrumb, urlOf)],
    // So that a link to a category doesn't show all articles first.
    script: `(${filterArticles})()`,
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
              <ArticleCard article={article} content={content} eager={index === 0} />
            </li>
          ))}
        </ul>
        <div hidden data-no-articles>
          <EmptyState message={articlesPage.none} />
        </div>
      </PageSection>
    ),
  }
}

/** A form with the choice in the URL, so it works before its script has loaded (page-script/article-filter.ts). */
function CategoryFilter({ categories, all }: { categories: readonly string[]; all: string }) {
  const choices = [
    { label: all, slug: '' },
    ...categories.map(category => ({ label: category, slug: categorySlug(category) })),
  ]
  return (
    // Scrolls sideways on a phone: wrapped, it would push the articles off the first screen.
    <form
      id="article-filter"
      action="/articles"
      aria-label="Filter by category"
      className="relative flex gap-3 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:py-1 md:flex-wrap noscript:hidden"
    >
      {choices.map(({ label, slug }) => (
        <button
          key={label}
          type="submit"
          // No name, so that the URL for all articles has no query.
          {...(slug ? { name: 'category', value: slug } : {})}
          aria-pressed={slug === ''}
          className="min-h-touch shrink-0 cursor-pointer rounded-pill border-2 border-line bg-white px-4 font-semibold text-pine hover:border-pine hover:bg-pine-soft focus-visible:rounded-pill aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-white"
        >
          {label}
        </button>
      ))}
    </form>
  )
}

const categorySlug = (category: string) => category.toLowerCase().replace(/[^a-z]+/g, '-')
