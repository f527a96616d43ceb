import type { FastifyInstance } from 'fastify'
import { words } from '#content/all-words.ts'
import { applyChanges, articlesPath } from '#content/editing/apply-changes.ts'
import type { ResponseOf } from '#contracts/call.ts'
import { articlePictures, listArticles } from '#contracts/words.ts'
import { addCall } from '#server/http/call-route.ts'
import { isBelow, readWordState, threeWords, type WordState, withDrafts } from './word-store.ts'

const folder = '/pictures/articles/'

/** Every drawing for articles is in one of the release's: above it, or as a block. */
function picturesInArticles() {
  const pictures = words.articles.flatMap(({ featuredImage, featuredImageAlt, content }) => [
    { name: featuredImage, url: `${folder}${featuredImage}.svg`, alt: featuredImageAlt },
    ...content.flatMap(block =>
      block.type === 'image' && block.url.startsWith(folder)
        ? { name: block.url.slice(folder.length).replace('.svg', ''), url: block.url, alt: block.alt }
        : [],
    ),
  ])
  return pictures.filter(({ name }, index) => pictures.findIndex(other => other.name === name) === index)
}

export async function articleRoutes(app: FastifyInstance) {
  addCall(app, listArticles, async () => articleList(await readWordState(app.database.read)))

  addCall(app, articlePictures, async () => picturesInArticles())
}

/** Those that visitors see, drafts, and those that are unpublished. */
function articleList(state: WordState): ResponseOf<typeof listArticles> {
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
