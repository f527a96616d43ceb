import { applyChanges, articlesPath } from '#content/editing/apply-changes.ts'
import type { ResponseOf } from '#contracts/call.ts'
import type { listArticles } from '#contracts/words.ts'
import { isBelow, threeWords, withDrafts } from './drafted-words.ts'
import type { WordState } from './word-store.ts'

/** Those that visitors see, drafts, and those that are unpublished. */
export function articleList(state: WordState): ResponseOf<typeof listArticles> {
  const { changes, drafts, pageDates } = state
  const { drafted, published } = threeWords(state)
  const withoutOrder = withDrafts(changes, drafts).filter(({ path }) => path !== articlesPath)
  const all = applyChanges(withoutOrder, pageDates).words.articles
  const listed = drafted.articles.map(({ slug }) => slug)
  const unlisted = all.filter(({ slug }) => !listed.includes(slug))
  const { owner, name } = drafted.site
  return {
    articles: [...drafted.articles, ...unlisted].map(({ slug, title, category, date }) => {
      const path = `${articlesPath}/${slug}`
      return {
        slug,
        title,
        category,
        date,
        isPublished: published.articles.some(article => article.slug === slug),
        isListed: listed.includes(slug),
        isNew: drafts.some(draft => draft.path === path) && !changes.some(change => change.path === path),
        hasDrafts: drafts.some(draft => draft.path === path || isBelow(draft.path, path)),
      }
    }),
    revision: drafts.find(({ path }) => path === articlesPath)?.revision ?? null,
    nextId: Math.max(...all.map(({ id }) => id)) + 1,
    author: owner.name || name,
  }
}
