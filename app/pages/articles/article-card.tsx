import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ArticleFacts } from './article-facts.tsx'

type ArticleCardProps = {
  article: {
    slug: string
    title: string
    excerpt: string
    category: string
    date: string
    featuredImage: string
    readTime: string
  }
  level?: 2 | 3
  eager?: boolean
}

export function ArticleCard({ article, level = 2, eager = false }: ArticleCardProps) {
  const Heading = `h${level}` as const
  return (
    <Card flush className="relative flex h-full flex-col overflow-hidden transition-shadow hover:shadow-raised">
      <Picture src={`/pictures/articles/${article.featuredImage}.svg`} alt="" eager={eager} />
      <div className="flex grow flex-col gap-3 p-6">
        <ArticleFacts {...article} />
        <Heading className="text-heading-3 text-pine-deep">
          <Link
            to={`/articles/${article.slug}`}
            className="after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {article.title}
          </Link>
        </Heading>
        <p className="grow text-ink-soft">{article.excerpt}</p>
        <p className="font-semibold text-pine" aria-hidden="true">
          Read More
        </p>
      </div>
    </Card>
  )
}
