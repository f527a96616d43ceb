import { hash } from 'node:crypto'
import PQueue from 'p-queue'
import { pageHeaders, responseHeaders } from '#server/http/security-headers.ts'
import type { Handle } from '#server/storage/database.ts'
import { contentTypeOf, htmlType } from './content-types.ts'
import type { Build, BuiltFile, RenderedPage, RenderedSite } from './load-build.ts'
import { pictureUrl, readPicture } from './pictures.ts'
import { createRememberedFiles, type MadeFile, type RememberedFile } from './remembered-files.ts'
import type { ShareCard } from './share-images/draw-share-image.ts'
import { drawInProcess } from './share-images/share-image-process.ts'

/** Pages for unknown URLs. Requesting them directly is also a 404. */
const notFoundPaths = ['/404', '/articles/404'] as const

/** By path, everything that can be asked for. */
export type SiteFiles = {
  files: ReadonlyMap<string, RememberedFile>
  notFound: RememberedFile
  articleNotFound: RememberedFile
}

const policyHash = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/** As the content security policy names them. */
export const inlineHashes = ({ scripts, styles }: RenderedPage['inline']) => ({
  scripts: scripts.map(policyHash),
  styles: styles.map(policyHash),
})

const caching = (path: string) => ({
  'cache-control': /^\/(assets|photos)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
})

type Parts = { build: Build; siteUrl: string; read: Handle }

export function createSiteFiles({ build, siteUrl, read }: Parts) {
  const behindTls = siteUrl.startsWith('https:')
  const remember = createRememberedFiles()
  // A process for each image takes a fifth of a second and 100 MB.
  const drawing = new PQueue({ concurrency: 1 })
  const asBuilt = ({ path, contentType, body }: BuiltFile): MadeFile => ({
    body,
    contentType,
    headers: { ...responseHeaders, ...caching(path) },
  })

  const fileOf = (path: string, body: Uint8Array): MadeFile => ({
    body,
    contentType: contentTypeOf(path) ?? '',
    headers: {
      ...responseHeaders,
      ...caching(path),
      // So that search engines list the page instead of its Markdown version.
      ...(path.endsWith('.md') && { link: `<${siteUrl}${path.slice(0, -'.md'.length)}>; rel="canonical"` }),
    },
  })

  const pageOf = (path: string, { html, inline }: RenderedPage): MadeFile => ({
    body: Buffer.from(html),
    contentType: htmlType,
    headers: {
      ...pageHeaders(inlineHashes(inline), { behindTls, isAdmin: path.startsWith('/admin') }),
      ...caching(path),
    },
  })

  async function photoOf(id: string) {
    const path = pictureUrl(id)
    const photo = await readPicture(read, id)
    if (!photo) throw new Error(`${path} isn't stored.`)
    return fileOf(path, photo)
  }

  async function draw(card: ShareCard) {
    return fileOf(card.file, await drawing.add(() => drawInProcess(build.folder, card)))
  }

  const built = build.files.map(file => [file.path, remember(() => asBuilt(file))] as const)

  /** What the site consists of with these words. What was built stays in memory. */
  return (site: RenderedSite, photos: readonly string[]): SiteFiles => {
    const page = (path: string) =>
      remember(() => {
        const rendered = site.renderPage(path)
        if (!rendered) throw new Error(`There's no page at ${path}.`)
        return pageOf(path, rendered)
      })
    const pages = site.paths.filter(path => !notFoundPaths.some(own => own === path))
    const admin = page('/admin')
    const texts = Object.entries(site.textFiles).map(
      ([path, render]) => [path, remember(() => fileOf(path, Buffer.from(render())))] as const,
    )
    const [notFound, articleNotFound] = notFoundPaths
    const files = new Map([
      ...built,
      ...pages.map(path => [path, page(path)] as const),
      ...site.adminPaths.map(path => [path, admin] as const),
      ...texts,
      ...site.shareCards().map(card => [card.file, remember(() => draw(card))] as const),
      ...photos.map(id => [pictureUrl(id), remember(() => photoOf(id))] as const),
    ])
    return { files, notFound: page(notFound), articleNotFound: page(articleNotFound) }
  }
}
