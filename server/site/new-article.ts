import { words as releaseWords } from '#content/all-words.ts'
import { articleCategories } from '#content/articles/article.ts'
import { addedArticleSchema } from '#content/schemas/documents.ts'
import type { Actor } from '#server/admin/audit-log.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { storeDraft } from './drafts.ts'
import { drawings } from './pictures.ts'
import { type BothWords, bothWords, type WordState } from './word-store.ts'

const maxArticles = 200

/** A draft with nothing but a title. Returns its path. */
export async function addArticleDraft(
  transaction: Handle,
  state: WordState,
  title: string,
  today: string,
  actor: Actor,
) {
  const value = newArticle(title, bothWords(state), today)
  const [issue] = addedArticleSchema.safeParse(value).error?.issues ?? []
  if (issue) throw new PublicError(422, `The title ${issue.message}`)
  const path = `articles/${value.name}`
  await storeDraft(transaction, state, { path, value }, actor)
  return path
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
    listing: 'shown',
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
