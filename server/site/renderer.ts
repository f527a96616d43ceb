import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Content } from '#content/all-content.ts'
import type { RawFile } from './pack-file.ts'
import type { ShareCard } from './share-images/draw-share-image.ts'

type Html = { html: string; inline: NonNullable<RawFile['inline']> }

/** What app/create-site.tsx exports. The server imports it only as built, with React in it. */
export type BuiltRenderer = {
  createSite(
    content: Content,
    renderedOn: string,
  ): {
    paths: readonly string[]
    renderPage(path: string, assets: unknown): Html | undefined
    renderTextFiles(): Readonly<Record<string, string>>
    shareCards(): readonly ShareCard[]
  }
}

export type CreateSite = Awaited<ReturnType<typeof loadRenderer>>
export type RenderedSite = ReturnType<CreateSite>

/** `folder`: of the built site. */
export async function loadRenderer(folder: string) {
  const server = join(folder, 'server')
  const { createSite } = (await import(pathToFileURL(join(server, 'site.js')).href)) as BuiltRenderer
  const assets: unknown = JSON.parse(await readFile(join(server, 'assets.json'), 'utf8'))
  return (content: Content, today: string) => {
    const site = createSite(content, today)
    return { ...site, renderPage: (path: string) => site.renderPage(path, assets) }
  }
}
