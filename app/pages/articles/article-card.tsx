import { Card } from '#app/ui/card.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Content } from '#content/all-content.ts'
import type { Article } from '#content/articles/article.ts'
import { ArticleFacts } from './article-facts.tsx'

type ArticleCardProps = {
  article: Article
  words: Content['articlesPage']
  level?: 2 | 3
  eager?: boolean
}

export function ArticleCard({ article, words, level = 2, eager = false }: ArticleCardProps) {
  const Heading = `h${level}` as const
  return (
    <Card flush className="relative flex h-full flex-col overflow-hidden transition-shadow hover:shadow-raised">
      <Picture src={article.featuredImage} alt="" eager={eager} />
      <div className="flex grow flex-col gap-3 p-6">
        <ArticleFacts article={article} />
        <Heading className="text-heading-3 text-pine-deep">
          <a
            href={`/articles/${article.slug}`}
            className="after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {article.title}
          </a>
        </Heading>
        <p className="grow text-ink-soft">{article.excerpt}</p>
        <p className="font-semibold text-pine" aria-hidden="true">
          {words.readMore}
        </p>
      </div>
    </Card>
  )
}
