export const articleCategories = [
  'AI Technology',
  'Business Modernization',
  'AI Influencers',
  'AI Comparison',
  'SEO & Marketing',
] as const

export type ArticleCategory = (typeof articleCategories)[number]

export type TextBlock =
  | { type: 'heading'; level: 2 | 3 | 4; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'list'; items: readonly string[] }
  | { type: 'quote'; text: string }
  /** External if the URL starts with http. */
  | { type: 'link'; url: string; text: string }
  | { type: 'video'; embedUrl: string; title: string; caption: string }
  /** A picture under public/, 1200 by 600. */
  | { type: 'image'; url: string; alt: string; caption: string }

/** The article's sum, with the reader's numbers (app/page-script/payback.ts). */
export type PaybackBlock = {
  type: 'payback'
  title: string
  lead: string
  fields: ReadonlyArray<{
    key: 'times' | 'minutes' | 'share' | 'hours'
    label: string
    /** From the article's example. */
    start: number
    most: number
  }>
  results: { minutesNow: string; minutesSaved: string; weeks: string }
  advice: { slow: string; quick: string; missing: string }
}

export type ArticleBlock =
  | TextBlock
  /** Something to take along: its text can be copied, or printed without the rest. Starts with its heading. */
  | { type: 'checklist'; blocks: readonly TextBlock[] }
  | PaybackBlock

export type Article = {
  id: number
  slug: string
  title: string
  excerpt: string
  /** For search results: at most 160 characters. */
  metaDescription: string
  author: string
  date: `${number}-${number}-${number}`
  category: ArticleCategory
  /** A file in public/pictures/articles, without its extension. */
  featuredImage: string
  featuredImageAlt: string
  content: readonly ArticleBlock[]
}

/** As written in this folder. The company's details say who signs it. */
export type UnsignedArticle = Omit<Article, 'author'>
