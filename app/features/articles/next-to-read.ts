import type { Article } from '#content/articles/article.ts'

const shownAfterAnArticle = 3

/** The others of its category first, then those that follow it in the list, so that every article is led to. */
export function nextToRead(article: Article, all: readonly Article[]) {
  const place = all.indexOf(article)
  const following = [...all.slice(place + 1), ...all.slice(0, place)]
  const related = following.filter(({ category }) => category === article.category)
  return [...new Set([...related, ...following])].slice(0, shownAfterAnArticle)
}
