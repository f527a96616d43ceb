import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { ArticleBody } from '#app/features/articles/article-body.tsx'
import { ArticleFacts } from '#app/features/articles/article-facts.tsx'
import { readTimeOf } from '#app/features/articles/read-time.ts'
import { findByPath } from '#app/lib/find-by-path.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { articleData, breadcrumbData } from '#app/lib/structured-data.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { articles } from '#content/articles/all-articles.ts'

const pathOf = ({ slug }: { slug: string }) => `/articles/${slug}`

export const loader = ({ url }: LoaderFunctionArgs) => findByPath(url, articles, pathOf)

export const meta: MetaFunction<typeof loader> = ({ loaderData: article }) =>
  article
    ? pageMeta({
        title: article.title,
        description: article.metaDescription,
        path: pathOf(article),
        type: 'article',
        structuredData: [
          articleData(article),
          breadcrumbData([
            { name: 'Home', path: '/' },
            { name: 'Articles', path: '/articles' },
            { name: article.title, path: pathOf(article) },
          ]),
        ],
      })
    : []

export default function ArticlePage() {
  const article = useLoaderData<typeof loader>()
  return (
    <>
      <PageSection width="narrow">
        <article>
          <PageHeading
            above={<ArticleFacts {...article} readTime={readTimeOf(article.content)} />}
            title={article.title}
            lead={article.excerpt}
          />
          <p className="mt-4 mb-8 border-b border-line pb-6 text-small text-ink-soft">By {article.author}</p>
          <ArticleBody content={article.content} />
        </article>
      </PageSection>
      <PageSection tone="deep" width="narrow" title="Explore More Insights">
        <LinkButton to="/articles" variant="strong">
          View All Articles
        </LinkButton>
      </PageSection>
    </>
  )
}
