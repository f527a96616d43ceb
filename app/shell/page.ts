import type { ReactNode } from 'react'
import type { MetaTag } from '#app/lib/head/page-meta.ts'

export type IslandName = 'survey' | 'quiz' | 'beta' | 'toolkit' | 'unsubscribe' | 'plan' | 'notes'

/** `paths`: pages with this island that are loaded ahead as well, not only its scripts. */
type LikelyNext = { island: IslandName; paths: readonly string[] }

/** A document: rendered once to HTML. Only its island, if it has one, runs in the browser. */
export type Page = {
  path: string
  head: readonly MetaTag[]
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
