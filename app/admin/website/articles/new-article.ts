import { articleCategories } from '#content/articles/article.ts'
import type { Json } from '#content/editing/change.ts'
import { checkText } from '#content/editing/check-text.ts'
import { entryTextRule } from '#content/editing/text-rule.ts'

/** As it's typed. */
export type NewArticle = {
  title: string
  /** Empty until the owner changes the one made from the title. */
  slug: string
  excerpt: string
  metaDescription: string
  category: string
  featuredImage: string
  featuredImageAlt: string
  markdown: string
}

export const emptyArticle: NewArticle = {
  title: '',
  slug: '',
  excerpt: '',
  metaDescription: '',
  category: articleCategories[0],
  featuredImage: '',
  featuredImageAlt: '',
  markdown: '',
}

export const articleLabels = {
  title: 'Title',
  excerpt: 'Summary',
  metaDescription: 'Description for search engines',
  featuredImageAlt: 'Description of the picture',
} as const

type TextKey = keyof typeof articleLabels

export const articleRule = (key: TextKey) => entryTextRule(`articles/new/${key}`, articleLabels[key])

export type NewArticleErrors = Partial<Record<keyof NewArticle, string>>

/** `taken`: the addresses of the other articles. */
export function newArticleErrors(article: NewArticle, taken: readonly string[]): NewArticleErrors {
  const errors: NewArticleErrors = {}
  for (const key of Object.keys(articleLabels) as TextKey[]) {
    const rule = articleRule(key)
    const problem = rule && checkText(rule, article[key].trim())
    if (problem) errors[key] = problem
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(article.slug) || article.slug.length > 80)
    errors.slug = 'Use small letters from a to z, digits and single hyphens: at most 80.'
  else if (article.slug === 'new' || taken.includes(article.slug))
    errors.slug = 'There is already an article at this web address.'
  if (!article.featuredImage) errors.featuredImage = 'Choose a picture.'
  if (!article.markdown.trim()) errors.markdown = 'Write or paste some text.'
  return errors
}

type Rest = { id: number; author: string; date: string; content: Json }

export function toArticle({ markdown: _, ...article }: NewArticle, rest: Rest): Json {
  const trimmed = Object.fromEntries(Object.entries(article).map(([key, text]) => [key, text.trim()]))
  return { ...trimmed, ...rest }
}
