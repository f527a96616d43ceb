export const articleCategories = [
  'AI Technology',
  'Business Modernization',
  'AI Influencers',
  'AI Comparison',
  'SEO & Marketing',
] as const

export type ArticleCategory = (typeof articleCategories)[number]

export type ArticleBlock =
  | { type: 'heading'; level: 2 | 3 | 4; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'list'; items: readonly string[] }
  | { type: 'quote'; text: string }
  /** External when the address starts with http, otherwise a page of this site. */
  | { type: 'link'; url: string; text: string }
  | { type: 'video'; embedUrl: string; title: string; caption: string }
  /** The address of a picture under public/, 1200 by 600, and what it shows for those who cannot see it. */
  | { type: 'image'; url: string; alt: string; caption: string }

export type Article = {
  id: number
  slug: string
  title: string
  excerpt: string
  /** For search results: at most 160 characters. */
  metaDescription: string
  author: string
  /** ISO date. */
  date: `${number}-${number}-${number}`
  /** When someone last read it through and corrected it. */
  updated: `${number}-${number}-${number}`
  category: ArticleCategory
  /** Key of the drawn hero picture: its file in public/pictures/articles, without the ending. */
  featuredImage: string
  featuredImageAlt: string
  content: readonly ArticleBlock[]
}
