import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageHeaders, responseHeaders } from '#server/http/security-headers.ts'
import type { PackedFile } from './pack-file.ts'
import {
  articleNotFoundPath,
  compressedExtensions,
  notFoundPath,
  type SiteFile,
  type SiteManifest,
} from './site-manifest.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Headers = Record<string, string>
export type Variant = { body: Buffer; etag: string; headers: Headers; unchangedHeaders: Headers }
export type SitePage = Partial<Record<Encoding, Variant>> & { identity: Variant; hash: string }

export type SitePages = {
  builtFor: string
  builtAt: Date
  version: string
  pages: ReadonlyMap<string, SitePage>
  notFound: SitePage
  articleNotFound: SitePage
  /** Paths of what's made from words, the two above included. */
  rendered: ReadonlySet<string>
  behindTls: boolean
}

/** One assignment replaces the whole site. A request reads it once, so it never sees parts of two versions. */
export type LiveSite = { current: SitePages }

/** Keeps the built site in memory with all response headers: a request is a lookup and a write. */
export function loadSitePages(folder: string, siteUrl: string): SitePages {
  const behindTls = siteUrl.startsWith('https:')
  const manifest = readManifest(folder)
  const pages = new Map(
    manifest.files.map(file => {
      const bodies = { identity: bodyOf(folder, file), ...compressedBodies(folder, file) }
      return [file.path, createPage({ ...file, bodies }, manifest.siteUrl, behindTls)]
    }),
  )
  const rendered = new Set(manifest.files.filter(file => file.rendered).map(({ path }) => path))
  const builtAt = readBuiltAt(folder)
  return { builtFor: manifest.siteUrl, builtAt, version: manifest.version, behindTls, rendered, ...splitPages(pages) }
}

export const readBuiltAt = (folder: string) => statSync(join(folder, 'site.json')).mtime

export function readManifest(folder: string): SiteManifest {
  try {
    return JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))
  } catch (cause) {
    const { code, path } = cause as NodeJS.ErrnoException
    throw new Error(code === 'EACCES' ? `${path} can't be read.` : "The site isn't built yet. Run `npm run build`.", {
      cause,
    })
  }
}

const bodyOf = (folder: string, { file }: SiteFile, extension = '') =>
  readFileSync(join(folder, 'client', file + extension))

const compressedBodies = (folder: string, file: SiteFile) =>
  Object.fromEntries(
    file.encodings.map(encoding => [encoding, bodyOf(folder, file, compressedExtensions[encoding])]),
  ) as Partial<Record<'br' | 'gzip', Buffer>>

/** What requests can't ask for is apart from what they can. */
function splitPages(pages: Map<string, SitePage>) {
  const take = (path: string) => {
    const page = pages.get(path)
    if (!page) throw new Error(`The site has no page for ${path}.`)
    pages.delete(path)
    return page
  }
  return { notFound: take(notFoundPath), articleNotFound: take(articleNotFoundPath), pages }
}

function createPage(file: PackedFile, siteUrl: string, behindTls: boolean): SitePage {
  const shared = {
    ...(file.inline
      ? pageHeaders(file.inline, { behindTls, isAdmin: /^\/admin(\/|$)/.test(file.path) })
      : responseHeaders),
    'content-type': file.contentType,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    // So that search engines list the page instead of its Markdown version.
    ...(file.path.endsWith('.md') && { link: `<${siteUrl}${file.path.slice(0, -'.md'.length)}>; rel="canonical"` }),
  }
  const variant = (encoding: Encoding, { buffer, byteOffset, byteLength }: Uint8Array): Variant => {
    const body = Buffer.from(buffer, byteOffset, byteLength)
    const etag = encoding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${encoding}"`
    const unchangedHeaders = { ...shared, etag }
    const whole = {
      'content-length': String(body.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }
    return { body, etag, headers: { ...unchangedHeaders, ...whole }, unchangedHeaders }
  }
  const { identity, br, gzip } = file.bodies
  return {
    hash: file.hash,
    identity: variant('identity', identity),
    ...(br && { br: variant('br', br) }),
    ...(gzip && { gzip: variant('gzip', gzip) }),
  }
}

/** A file whose body is already in memory. */
export type KnownFile = Pick<PackedFile, 'path' | 'hash'>

export function findPage(site: SitePages, path: string) {
  if (path === notFoundPath) return site.notFound
  return path === articleNotFoundPath ? site.articleNotFound : site.pages.get(path)
}

/**
 * The site with these files in place of everything that's made from words. A known file comes from one of `sources`;
 * the first of them also has the files that aren't made from words.
 */
export function replaceRendered(
  sources: readonly [SitePages, ...SitePages[]],
  files: ReadonlyArray<PackedFile | KnownFile>,
): SitePages {
  const [site] = sources
  const pages = new Map([...site.pages].filter(([path]) => !site.rendered.has(path)))
  const known = ({ path, hash }: KnownFile) => {
    const page = sources.map(source => findPage(source, path)).find(found => found?.hash === hash)
    if (!page) throw new Error(`${path} isn't in memory.`)
    return page
  }
  for (const file of files)
    pages.set(file.path, 'bodies' in file ? createPage(file, site.builtFor, site.behindTls) : known(file))
  return { ...site, rendered: new Set(files.map(({ path }) => path)), ...splitPages(pages) }
}

/** The site with other bodies for some of its files, for example smaller ones. */
export function replaceFiles(site: SitePages, files: readonly PackedFile[]): SitePages {
  const changed = new Map(files.map(file => [file.path, file]))
  const others = [...site.rendered].flatMap(path =>
    changed.has(path) ? [] : { path, hash: findPage(site, path)?.hash ?? '' },
  )
  return replaceRendered([site], [...others, ...files])
}
