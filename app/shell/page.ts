import type { ReactNode } from 'react'
import type { StructuredData } from '#app/lib/head/structured-data.ts'

export type IslandName = 'survey' | 'quiz' | 'beta' | 'toolkit' | 'plan' | 'notes'

/** `paths`: pages with this island that are loaded ahead as well, not only its scripts. */
type LikelyNext = { island: IslandName; paths: readonly string[] }

/** A document: rendered once to HTML. Only its island, if it has one, runs in the browser. */
export type Page = {
  path: string
  title: string
  description: string
  /** Doesn't belong in search results. It has the home page's share image. */
  isUnlisted?: true
  /** Shown at other addresses than its own. */
  isForUnknownPaths?: true
  /** When an article was published and last changed, YYYY-MM-DD. */
  article?: { published: string; updated: string }
  structuredData?: StructuredData
  /** Mostly text, so there's a Markdown version, too. */
  hasMarkdown?: true
  body: ReactNode
  island?: IslandName
  /** Needs the plan's styles without an island. */
  showsPlan?: true
  /** Shown by the island in place of this page once its form is sent, without a connection. */
  next?: Page
  /** What a visitor is likely to open next. */
  likelyNext?: LikelyNext
  /** Inlined at the end of the body, to run before the first paint. */
  script?: string
  isAdmin?: true
}

// Ids in the document.
export const islandId = 'island'
export const islandPropsId = 'island-props'
export const nextPageId = 'next-page'
