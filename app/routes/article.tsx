import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { ArticleBody } from '#app/features/articles/article-body.tsx'
import { ArticleCard } from '#app/features/articles/article-card.tsx'
import { ArticleFacts } from '#app/features/articles/article-facts.tsx'
import { cardOf } from '#app/features/articles/card-of.ts'
import { heroOf } from '#app/features/articles/hero-of.ts'
import { nextToRead } from '#app/features/articles/next-to-read.ts'
import { readTimeOf } from '#app/features/articles/read-time.ts'
import { findByPath } from '#app/lib/find-by-path.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { articleData, breadcrumbData } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { articles } from '#content/articles/all-articles.ts'

const pathOf = ({ slug }: { slug: string }) => `/articles/${slug}`

const wayTo = (article: { title: string; slug: string }) => [
  { name: 'Home', path: '/' },
  { name: 'Articles', path: '/articles' },
  { name: article.title, path: pathOf(article) },
]

export const loader = ({ url }: LoaderFunctionArgs) => {
  const article = findByPath(url, articles, pathOf)
  return { article, more: nextToRead(article, articles).map(cardOf) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { article } = loaderData
  return pageMeta({
    title: article.title,
    description: article.metaDescription,
    path: pathOf(article),
    type: 'article',
    structuredData: [articleData(article), breadcrumbData(wayTo(article))],
  })
}

export default function ArticlePage() {
  const { article, more } = useLoaderData<typeof loader>()
  return (
    <>
      <PageSection width="narrow" air="compact">
        <article>
          <Breadcrumb steps={wayTo(article)} />
          <PageHeading
            above={<ArticleFacts {...article} readTime={readTimeOf(article.content)} />}
            title={article.title}
            lead={article.excerpt}
          />
          <p className="mt-4 mb-6 text-small text-ink-soft">By {article.author.replace(/^The /, 'the ')}</p>
          <Picture src={heroOf(article)} alt={article.featuredImageAlt} first className="mb-8 rounded-card" />
          <ArticleBody content={article.content} />
        </article>
      </PageSection>
      <PageSection tone="deep" title="Explore More Insights" onPaper={false}>
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {more.map(card => (
            <li key={card.slug}>
              <ArticleCard article={card} level={3} />
            </li>
          ))}
        </ul>
        <div className="mt-10">
          <LinkButton to="/articles" variant="strong">
            View All Articles
          </LinkButton>
        </div>
      </PageSection>
    </>
  )
}
