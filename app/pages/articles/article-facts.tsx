import { Badge } from '#app/ui/badge.tsx'
import { longDate } from '#content/long-date.ts'

type ArticleFactsProps = { category: string; date: string; readTime: string }

/** Always two lines on a phone, so that a late font can't shift the page below. */
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
