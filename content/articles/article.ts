import type { Block } from '#content/documents/blocks.ts'

export const articleCategories = [
  'AI Technology',
  'Business Modernization',
  'AI Influencers',
  'AI Comparison',
  'SEO & Marketing',
] as const

export type ArticleCategory = (typeof articleCategories)[number]

type ArticleFacts = {
  id: number
  slug: string
  title: string
  excerpt: string
  /** For search results: at most 160 characters. */
  metaDescription: string
  /** YYYY-MM-DD */
  date: string
  category: ArticleCategory
  /** A drawing, such as /pictures/articles/x.svg, or the owner's own picture: /photos/x.jpg */
  featuredImage: string
  featuredImageAlt: string
}

/** As written: its text is Markdown. */
export type WrittenArticle = ArticleFacts & {
  /** The company signs the others, and this one too while the owner has no name. */
  signedBy: 'company' | 'owner'
  /** The owner can hide one from visitors. */
  listing: 'shown' | 'hidden'
  text: string
}

export type Article = ArticleFacts & {
  author: string
  wordCount: number
  content: readonly Block[]
}
