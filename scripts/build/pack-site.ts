import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { RenderedPage } from '#app/create-site.tsx'
import { root } from '#scripts/toolchain.mjs'
import { compressedExtensions, defaultSiteUrl, type SiteFile, type SiteManifest } from '#server/http/site-manifest.ts'

/** By extension or, for one file, by name. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  'feed.xml': 'application/rss+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const compress = {
  br: (bytes: Buffer, isPage: boolean) =>
    promisify(brotliCompress)(bytes, {
      // 11 saves 2.5% and takes three times as long: for pages, which a visitor waits for.
      params: { [zlib.BROTLI_PARAM_QUALITY]: isPage ? 11 : 10, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

type Parts = { inline: ReadonlyMap<string, RenderedPage['inline']>; photos: ReadonlySet<string> }

export async function packSite(folder: string, { inline, photos }: Parts) {
  const typeOf = (file: string) =>
    photos.has(file) ? 'image/webp' : (contentTypes[file] ?? contentTypes[extname(file)])
  const files = await Promise.all(
    (await filesIn(folder)).map(file => packFile(folder, file, typeOf(file), inline.get(file))),
  )
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

async function packFile(
  folder: string,
  file: string,
  contentType: string | undefined,
  inline: RenderedPage['inline'] | undefined,
): Promise<SiteFile> {
  const bytes = await readFile(join(folder, file))
  if (!contentType) throw new Error(`No content type for ${file}. Add it to scripts/build/pack-site.ts.`)
  const encodings = contentType.includes('charset') ? await writeCompressed(join(folder, file), bytes) : []
  return {
    path: `/${file}`.replace(/\/?index\.html$/, '') || '/',
    file,
    contentType,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    encodings,
    immutable: file.startsWith('assets'),
    ...(inline && { inline: { scripts: inline.scripts.map(policyHash), styles: inline.styles.map(policyHash) } }),
  }
}

const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

async function writeCompressed(file: string, bytes: Buffer) {
  const written: Array<'br' | 'gzip'> = []
  for (const encoding of ['br', 'gzip'] as const) {
    const smaller = await compress[encoding](bytes, file.endsWith('.html'))
    if (smaller.length >= bytes.length) continue
    await writeFile(file + compressedExtensions[encoding], smaller)
    written.push(encoding)
  }
  return written
}
