import type { Article } from '#content/articles/article.ts'
import { readTimeOf } from './read-time.ts'

export type ArticleCardWords = ReturnType<typeof cardOf>

/** What a card shows of an article: without its body, which would only make the page's data long. */
export const cardOf = ({ slug, title, excerpt, category, date, featuredImage, content }: Article) => ({
  slug,
  title,
  excerpt,
  category,
  date,
  featuredImage,
  readTime: readTimeOf(content),
})
