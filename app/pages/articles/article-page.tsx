import { useLoaderData } from 'react-router'
import { ArticleBody } from '#app/pages/articles/article-body.tsx'
import { ArticleCard } from '#app/pages/articles/article-card.tsx'
import { ArticleFacts } from '#app/pages/articles/article-facts.tsx'
import { markdownVersion } from '#app/lib/head/markdown-version.ts'
import { type PageHandle, pageMeta } from '#app/lib/head/page-meta.ts'
import { articleStructuredData, breadcrumbData } from '#app/lib/head/structured-data.ts'
import type { ArticleData } from '#app/pages/page-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { articlePage } from '#content/articles/article-page.ts'
import { longDate } from '#content/long-date.ts'

const pathOf = ({ slug }: { slug: string }) => `/articles/${slug}`

const breadcrumb = (article: { title: string; slug: string }) => [
  { name: 'Home', path: '/' },
  { name: 'Articles', path: '/articles' },
  { name: article.title, path: pathOf(article) },
]

export const handle: PageHandle<ArticleData> = {
  meta: ({ data: { article, updated } }) => [
    ...pageMeta({
      title: article.title,
      description: article.metaDescription,
      path: pathOf(article),
      type: 'article',
      structuredData: [articleStructuredData(article, updated), breadcrumbData(breadcrumb(article))],
    }),
    markdownVersion(pathOf(article)),
  ],
}

export function Component() {
  const { article, updated, picture, readTime, more } = useLoaderData<ArticleData>()
  return (
    <>
      <PageSection width="narrow" pad="compact">
        <article>
          <Breadcrumb steps={breadcrumb(article)} />
          <PageHeading
            above={<ArticleFacts {...article} readTime={readTime} />}
            title={article.title}
            lead={article.excerpt}
          />
          <p className="mt-4 mb-6 text-small text-ink-soft">
            By {article.author} ·{' '}
            <span className="whitespace-nowrap">
              Updated <time dateTime={updated}>{longDate(updated)}</time>
            </span>
          </p>
          <Picture src={picture} alt={article.featuredImageAlt} eager className="mb-8 rounded-card" />
          <ArticleBody content={article.content} />
        </article>
      </PageSection>
      <PageSection tone="deep" title={articlePage.more} print={false}>
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {more.map(card => (
            <li key={card.slug}>
              <ArticleCard article={card} level={3} />
            </li>
          ))}
        </ul>
        <div className="mt-10">
          <LinkButton to={articlePage.all.to} variant="strong">
            {articlePage.all.text}
          </LinkButton>
        </div>
      </PageSection>
    </>
  )
}
