import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Content } from '#content/all-content.ts'
import { contentTypeOf } from './content-types.ts'
import type { ShareCard } from './share-images/draw-share-image.ts'

type SiteOptions = { siteUrl: string; renderedOn: string }

export type RenderedPage = { html: string; inline: Record<'scripts' | 'styles', readonly string[]> }

/** What app/create-site.tsx exports. The server imports it only as built, with React in it. */
export type BuiltRenderer = {
  createSite(
    content: Content,
    options: SiteOptions,
  ): {
    paths: readonly string[]
    adminPaths: readonly string[]
    renderPage(path: string, assets: unknown): RenderedPage | undefined
    textFiles: Readonly<Record<string, () => string>>
    shareCards(): readonly ShareCard[]
  }
}

/** Written by scripts/build/build-if-stale.ts. */
export type BuildFacts = { version: string }

/** A file that's served as it was built. */
export type BuiltFile = { path: string; contentType: string; body: Buffer }

export type Build = Awaited<ReturnType<typeof loadBuild>>
export type CreateSite = Build['createSite']
export type RenderedSite = ReturnType<CreateSite>

/** Reads all files, so that another build can't take away what the running server's pages ask for. */
export async function loadBuild(folder: string) {
  const { version } = readBuildFacts(folder)
  return {
    folder,
    version,
    builtAt: statSync(factsFile(folder)).mtime,
    files: readFiles(join(folder, 'client')),
    createSite: await loadRenderer(folder),
  }
}

const factsFile = (folder: string) => join(folder, 'site.json')

export function readBuildFacts(folder: string): BuildFacts {
  try {
    return JSON.parse(readFileSync(factsFile(folder), 'utf8'))
  } catch (cause) {
    const { code, path } = cause as NodeJS.ErrnoException
    throw new Error(code === 'EACCES' ? `${path} can't be read.` : "The site isn't built yet. Run `npm run build`.", {
      cause,
    })
  }
}

function readFiles(folder: string) {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      // Without what macOS leaves in folders (.DS_Store).
      .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }): BuiltFile => {
        const file = join(parentPath, name)
        const path = file.slice(folder.length).replaceAll('\\', '/')
        const contentType = contentTypeOf(path)
        if (!contentType) throw new Error(`No content type for ${path}. Add it to server/site/content-types.ts.`)
        return { path, contentType, body: readFileSync(file) }
      })
  )
}

async function loadRenderer(folder: string) {
  const server = join(folder, 'server')
  const { createSite } = (await import(pathToFileURL(join(server, 'site.js')).href)) as BuiltRenderer
  const assets: unknown = JSON.parse(await readFile(join(server, 'assets.json'), 'utf8'))
  return (content: Content, options: SiteOptions) => {
    const site = createSite(content, options)
    return { ...site, renderPage: (path: string) => site.renderPage(path, assets) }
  }
}
