import type { InlineHashes } from '#server/http/security-headers.ts'

/** Written by scripts/build/pack-site.ts. */
export type SiteFile = {
  path: string
  file: string
  contentType: string
  hash: string
  encodings: ReadonlyArray<'br' | 'gzip'>
  immutable: boolean
  /** Made from words: a page, text file or share image. */
  rendered?: true
  inline?: InlineHashes
}

export type SiteManifest = {
  siteUrl: string
  version: string
  files: readonly SiteFile[]
}

export const compressedExtensions = { br: '.br', gzip: '.gz' } as const

/** Pages for unknown URLs. Requesting them directly is also a 404. */
export const notFoundPath = '/404'
export const articleNotFoundPath = '/articles/404'
