import { longDate } from '#app/lib/long-date.ts'
import { Badge } from '#app/ui/badge.tsx'

type ArticleFactsProps = { category: string; date: string; readTime: string }

/** Two lines on a phone, always: were they one where they just fit, a late typeface could move all that is below. */
export function ArticleFacts({ category, date, readTime }: ArticleFactsProps) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-2 text-small text-ink-soft max-sm:flex-col max-sm:items-start sm:items-center">
      <Badge>{category}</Badge>
      <span>
        <time dateTime={date}>{longDate(date)}</time> · {readTime}
      </span>
    </p>
  )
}
