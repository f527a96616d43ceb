import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { RenderedPage } from '#app/create-site.tsx'
import { root } from '#scripts/toolchain.mjs'
import { defaultSiteUrl } from '#server/config.ts'
import { contentTypes, packFile } from '#server/site/pack-file.ts'
import { compressedExtensions, type SiteFile, type SiteManifest } from '#server/site/site-manifest.ts'

type Parts = {
  inline: ReadonlyMap<string, RenderedPage['inline']>
  /** Files that are made from words. */
  rendered: ReadonlySet<string>
  photos: ReadonlySet<string>
}

export async function packSite(folder: string, { inline, rendered, photos }: Parts) {
  const pack = async (file: string): Promise<SiteFile> => {
    const contentType = photos.has(file) ? 'image/webp' : (contentTypes[file] ?? contentTypes[extname(file)])
    if (!contentType) throw new Error(`No content type for ${file}. Add it to server/site/pack-file.ts.`)
    const body = await readFile(join(folder, file))
    const path = `/${file}`.replace(/\/?index\.html$/, '') || '/'
    const { bodies, ...facts } = await packFile({ path, contentType, body, inline: inline.get(file) }, 'best')
    const encodings = (['br', 'gzip'] as const).filter(encoding => bodies[encoding])
    for (const encoding of encodings)
      await writeFile(join(folder, file + compressedExtensions[encoding]), bodies[encoding] ?? '')
    return { ...facts, file, encodings, ...(rendered.has(file) && { rendered: true }) }
  }
  const files = await Promise.all((await filesIn(folder)).map(pack))
  const siteUrl = (process.env.SITE_URL || defaultSiteUrl).replace(/\/+$/, '')
  const manifest: SiteManifest = { siteUrl, version: readVersion(), files }
  await writeFile(join(folder, '..', 'site.json'), JSON.stringify(manifest))
}

function readVersion() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? `${version}+${stdout.trim()}` : version
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    // Without what macOS leaves in folders (.DS_Store).
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
