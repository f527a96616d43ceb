import { articleStructuredData, breadcrumbData } from '#app/lib/head/structured-data.ts'
import { DocumentBlocks } from '#app/pages/document-blocks.tsx'
import { inlinePicture } from '#app/pages/inline-picture.ts'
import type { Page } from '#app/shell/page.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Content } from '#content/all-content.ts'
import type { Article } from '#content/articles/article.ts'
import { longDate } from '#content/long-date.ts'
import { updatedOn } from '#content/updated-on.ts'
import { ArticleCard, readTime } from './article-card.tsx'

export function createArticlePage(content: Content, article: Article): Page {
  const { articlePage, siteFrame } = content
  const path = `/articles/${article.slug}`
  const updated = updatedOn(path, content.pageDates)
  const breadcrumb = [
    { name: siteFrame.breadcrumb.home, path: '/' },
    { name: siteFrame.breadcrumb.articles, path: '/articles' },
    { name: article.title, path },
  ]
  return {
    path,
    title: article.title,
    description: article.metaDescription,
    article: { published: article.date, updated },
    structuredData: urlOf => [
      articleStructuredData(content.site, article, updated, urlOf),
      breadcrumbData(breadcrumb, urlOf),
    ],
    hasMarkdown: true,
    body: (
      <>
        <PageSection width="narrow" pad="compact">
          <article>
            <Breadcrumb steps={breadcrumb} />
            <PageHeading above={<Badge>{article.category}</Badge>} title={article.title} lead={article.excerpt} />
            <p className="mt-4 mb-6 text-small text-ink-soft">
              <span className="max-sm:block">
                {articlePage.by} {article.author} · {readTime(article)}
              </span>{' '}
              <span className="max-sm:hidden">· </span>
              <time dateTime={article.date}>{longDate(article.date)}</time> · {articlePage.updated}{' '}
              <time dateTime={updated}>{longDate(updated)}</time>
            </p>
            {/* 65 characters, but in a unit that a late font doesn't change, so the picture keeps its size. */}
            <div className="max-w-[36.5rem] print:max-w-none">
              <Picture
                src={inlinePicture(article.featuredImage)}
                alt={article.featuredImageAlt}
                eager
                className="mb-8 rounded-card"
              />
              <ArticleText content={content} article={article} />
            </div>
          </article>
        </PageSection>
        <AfterArticle content={content} article={article} />
      </>
    ),
  }
}

/** A component, so that the text is parsed when this page is rendered, and not with all others when the site starts. */
const ArticleText = ({ content, article }: { content: Content; article: Article }) => (
  <div className="flex flex-col gap-5">
    <DocumentBlocks blocks={article.content} content={content} />
  </div>
)

function AfterArticle({ content, article }: { content: Content; article: Article }) {
  const { closing: closings, more, all } = content.articlePage
  const isAboutExit = article.content.some(block => block.type === 'link' && block.url === '/survey/exit')
  const closing = closings[isAboutExit ? 'exit' : 'optimize']
  return (
    <>
      <PageSection tone="pine" title={closing.title} lead={closing.lead} print={false}>
        <LinkButton to={closing.start.to}>{closing.start.text}</LinkButton>
      </PageSection>
      <PageSection tone="deep" title={more} print={false}>
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {moreArticles(content.articles, article).map(other => (
            <li key={other.slug}>
              <ArticleCard article={other} content={content} level={3} />
            </li>
          ))}
        </ul>
        <div className="mt-10">
          <LinkButton to={all.to} variant="strong">
            {all.text}
          </LinkButton>
        </div>
      </PageSection>
    </>
  )
}

const moreCount = 3

/** The same category first, then the next articles, so that every article gets linked. */
function moreArticles(articles: readonly Article[], article: Article) {
  const index = articles.indexOf(article)
  const following = [...articles.slice(index + 1), ...articles.slice(0, index)]
  const related = following.filter(({ category }) => category === article.category)
  return [...new Set([...related, ...following])].slice(0, moreCount)
}
