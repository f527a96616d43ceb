/** What the build tells the server about one file of the site. Written by scripts/pack-site.ts. */
export type SiteFile = {
  path: string
  /** In the build folder, next to its compressed copies. */
  file: string
  contentType: string
  /** Content hash, the root of the ETag. */
  hash: string
  encodings: ReadonlyArray<'br' | 'gzip'>
  /** Its name has a hash. */
  immutable: boolean
  /** CSP hashes of the inline scripts and styles; only pages have them. */
  inline?: { scripts: readonly string[]; styles: readonly string[] }
}

export type SiteManifest = {
  /** The public address that its links and its sitemap name. */
  siteUrl: string
  /** Of the release, with the commit it was built from if that's known. */
  version: string
  files: readonly SiteFile[]
}

export const defaultSiteUrl = 'http://localhost:3000'

export const compressedExtensions = { br: '.br', gzip: '.gz' } as const

/** The pages for unknown addresses. Requested by name, they aren't found either. */
export const notFoundPath = '/404'
export const articleNotFoundPath = '/articles/404'
