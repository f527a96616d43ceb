import { Badge } from '#app/ui/badge.tsx'
import type { Article } from '#content/articles/article.ts'
import { longDate } from '#content/long-date.ts'

const wordsPerMinute = 220

/** Always two lines on a phone, so that a late font can't shift the page below. */
export function ArticleFacts({ article: { category, date, wordCount } }: { article: Article }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-2 text-small text-ink-soft max-sm:flex-col max-sm:items-start sm:items-center">
      <Badge>{category}</Badge>
      <span>
        <time dateTime={date}>{longDate(date)}</time> ·{' '}
        {`${Math.max(1, Math.round(wordCount / wordsPerMinute))} min read`}
      </span>
    </p>
  )
}
