import type { Article } from '#content/articles/article.ts'

const count = 3

/** The same category first, then the next articles, so that every article gets linked. */
export function moreArticles(articles: readonly Article[], article: Article) {
  const index = articles.indexOf(article)
  const following = [...articles.slice(index + 1), ...articles.slice(0, index)]
  const related = following.filter(({ category }) => category === article.category)
  return [...new Set([...related, ...following])].slice(0, count)
}
