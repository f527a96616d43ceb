import type { FastifyInstance } from 'fastify'
import { words as releaseWords } from '#content/all-words.ts'
import { articleCategories } from '#content/articles/article.ts'
import { refusalOf } from '#content/editing/check-words.ts'
import { pathOfArticle } from '#content/editing/mark-words.ts'
import { addedArticleSchema } from '#content/schemas/documents.ts'
import type { ResponseOf } from '#contracts/call.ts'
import { addArticle, type Json, listArticles, type Text } from '#contracts/words.ts'
import { addAuditEntryHourly } from '#server/admin/audit-log.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { storeDraft } from './drafts.ts'
import { drawings } from './pictures.ts'
import { missingIn } from './publish.ts'
import { type BothWords, bothWords, readWordState, revisionOf, type WordState } from './word-store.ts'

const maxArticles = 200

type Options = {
  change<Result>(work: (transaction: Handle, state: WordState) => Promise<Result>): Promise<Result>
  readText(path: string): Promise<Text | null>
}

export async function articleRoutes(app: FastifyInstance, { change, readText }: Options) {
  addCall(app, listArticles, async () => articleList(await readWordState(app.database.read)))

  addCall(app, addArticle, async ({ body, actor }) => {
    const path = await change(async (transaction, state) => {
      const article = newArticle(body.title, bothWords(state), app.site.today())
      const refusal = refusalOf(addedArticleSchema, undefined, article)
      if (refusal) throw new PublicError(422, refusal.message)
      await storeDraft(transaction, state, { path: `articles/${article.name}`, value: article }, actor)
      await addAuditEntryHourly(transaction, actor, 'words.drafted')
      return `articles/${article.name}`
    })
    return (await readText(path)) as Text
  })
}

/** Everything but the text is filled in. */
function newArticle(title: string, { published, drafted }: BothWords, today: string) {
  const { articles } = drafted.documents
  if (articles.length >= maxArticles) throw new PublicError(422, `There can be at most ${maxArticles} articles.`)
  const others = [...articles, ...published.documents.articles]
  // An article keeps its name when its address changes.
  const taken = others.flatMap(other => [other.slug, ...('name' in other ? [String(other.name)] : [])])
  const name = freeSlug(title, new Set(taken))
  const pictures = drawings(releaseWords)
  const picture =
    pictures.find(({ url }) => !articles.some(({ featuredImage }) => featuredImage === url)) ?? pictures[0]
  return {
    id: Math.max(...articles.map(({ id }) => id)) + 1,
    name,
    slug: name,
    title,
    text: '',
    excerpt: '',
    category: articleCategories[0],
    date: today,
    featuredImage: picture?.url ?? '',
    featuredImageAlt: picture?.alt ?? '',
    signedBy: 'company',
    metaDescription: '',
  }
}

function freeSlug(title: string, taken: ReadonlySet<string>) {
  const words = title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug = (words ?? ['article']).join('-').slice(0, 70).replace(/-$/, '')
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    // "404" is the page for unknown articles.
    if (!taken.has(candidate) && candidate !== '404') return candidate
  }
}

/** Those that visitors see, drafts, and those that aren't published. */
function articleList(state: WordState): ResponseOf<typeof listArticles> {
  const { changes, drafts } = state
  const { drafted } = bothWords(state)
  const listed = drafted.articles.map(({ slug }) => slug)
  const unlisted = drafted.documents.articles.map(({ slug }) => slug).filter(slug => !listed.includes(slug))
  const articles = [...listed, ...unlisted].flatMap(slug => {
    const article = drafted.documents.articles.find(other => other.slug === slug)
    if (!article) return []
    const { title, category, date } = article
    const path = pathOfArticle(drafted, slug)
    const draft = drafts.find(other => other.path === path)
    return {
      path,
      slug,
      title,
      category,
      date,
      isListed: listed.includes(slug),
      isNew: draft !== undefined && !changes.some(other => other.path === path) && 'name' in article,
      isDraft: draft !== undefined,
      missing: (draft && missingIn(draft)) ?? null,
    }
  })
  return { articles, revision: revisionOf(drafted.articleList as unknown as Json) }
}
