import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Content } from '#content/all-content.ts'
import type { Article } from '#content/articles/article.ts'
import { fillIn } from '#content/fill-in.ts'
import { longDate, longMonth } from '#content/long-date.ts'
import { updatedOn } from '#content/updated-on.ts'

type ArticleCardProps = {
  article: Article
  content: Content
  level?: 2 | 3
  eager?: boolean
}

const wordsPerMinute = 220

export const readTime = ({ wordCount }: Article) => `${Math.max(1, Math.round(wordCount / wordsPerMinute))} min read`

export function ArticleCard({ article, content, level = 2, eager = false }: ArticleCardProps) {
  const { readMore, updated } = content.articlesPage
  const { category, date, slug } = article
  const path = `/articles/${slug}`
  const day = updatedOn(path, content.pageDates)
  const Heading = `h${level}` as const
  return (
    <Card flush className="relative flex h-full flex-col overflow-hidden transition-shadow hover:shadow-raised">
      <Picture src={article.featuredImage} alt="" eager={eager} />
      <div className="flex grow flex-col gap-3 p-6">
        {/* Always two lines on a phone, so that a late font can't shift the page below. */}
        <p className="flex flex-wrap gap-x-4 gap-y-2 text-small text-ink-soft max-sm:flex-col max-sm:items-start sm:items-center">
          <Badge>{category}</Badge>
          <span>
            <time dateTime={date}>{longDate(date)}</time> · {readTime(article)}
          </span>
        </p>
        <Heading className="text-heading-3 text-pine-deep">
          <a href={path} className="after:absolute after:inset-0 after:rounded-card hover:underline">
            {article.title}
          </a>
        </Heading>
        <p className="grow text-ink-soft">{article.excerpt}</p>
        <p className="flex justify-between gap-4 text-small text-ink-soft">
          <span className="font-semibold text-pine" aria-hidden="true">
            {readMore}
          </span>
          <time dateTime={day}>{fillIn(updated, { month: longMonth(day) })}</time>
        </p>
      </div>
    </Card>
  )
}
