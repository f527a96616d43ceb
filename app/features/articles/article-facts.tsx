import { longDate } from '#app/lib/long-date.ts'
import { Badge } from '#app/ui/badge.tsx'

type ArticleFactsProps = { category: string; date: string; readTime: string }

export function ArticleFacts({ category, date, readTime }: ArticleFactsProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-soft">
      <Badge>{category}</Badge>
      <span>
        <time dateTime={date}>{longDate(date)}</time> · {readTime}
      </span>
    </p>
  )
}
