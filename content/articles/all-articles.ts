import { plainText } from '#content/documents/blocks.ts'
import { documentValues, withContent } from '#content/documents/document-values.ts'
import { parseDocument } from '#content/documents/parse-document.ts'
import { readDocuments } from '#content/documents/read-documents.ts'
import type { Site } from '#content/site.ts'
import type { PageDates } from '#content/updated-on.ts'
import { type Article, type ArticleCategory, articleCategories, type WrittenArticle } from './article.ts'

export const releasedArticles: readonly WrittenArticle[] = readDocuments('articles').map(
  ({ name: slug, fields, text }) => {
    const { id, title = '', excerpt = '', metaDescription = '', date = '', signedBy } = fields
    const { category, featuredImage = '', featuredImageAlt = '' } = fields
    if (!isCategory(category)) throw new Error(`content/articles/${slug}.md has no category: ${articleCategories}`)
    return {
      id: Number(id),
      slug,
      title,
      excerpt,
      metaDescription,
      date,
      category,
      featuredImage,
      featuredImageAlt,
      signedBy: signedBy === 'owner' ? ('owner' as const) : ('company' as const),
      listing: 'shown' as const,
      text,
    }
  },
)

function isCategory(category: string | undefined): category is ArticleCategory {
  return articleCategories.some(known => known === category)
}

/** Newest first. */
export const createArticles = (
  site: Site,
  pageDates: PageDates,
  articles: readonly WrittenArticle[],
): readonly Article[] =>
  articles
    .filter(({ listing }) => listing === 'shown')
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(({ signedBy, listing: _, text, ...facts }) => {
      const author = (signedBy === 'owner' && site.owner.name) || site.name
      const excerpt = facts.excerpt || beginningOf(text, 200)
      const metaDescription = facts.metaDescription || beginningOf(text, 155)
      return withContent(
        { ...facts, excerpt, metaDescription, author, wordCount: countWords(text) },
        text,
        documentValues(site, pageDates, `/articles/${facts.slug}`),
      )
    })

/** Stands for a description that the owner hasn't written. */
function beginningOf(markdown: string, max: number) {
  const first = parseDocument(markdown).blocks.find(block => block.type === 'paragraph')
  const words = first ? plainText(first.text) : ''
  return words.length <= max ? words : `${words.slice(0, max - 1).replace(/\s+\S*$/, '')}…`
}

/** Close enough for the time that reading takes, and without parsing, because the list of articles says it for all of them. */
const countWords = (markdown: string) =>
  markdown
    .replace(/```calculator.*?```|(?:!\[[^\]]*)?\]\([^)\s]*/gs, ' ')
    .split(/\s+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word)).length
