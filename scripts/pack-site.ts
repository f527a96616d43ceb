import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import {
  compressedExtensions,
  defaultSiteUrl,
  type SiteFile,
  type SiteManifest,
} from '#server/plugins/site-manifest.ts'
import { withFirstPicture } from './page-picture.ts'
import { withOwnStyles } from './page-styles.ts'
import { root } from './toolchain.mjs'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      // 11 takes three times as long and saves 2%.
      params: { [zlib.BROTLI_PARAM_QUALITY]: 10, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

// React Router writes data in a form of its own, and a list of all routes: unused here (app/browser-router.ts).
const isLeftover = (file: string) => file.endsWith('.data') || /^assets\/manifest-\w+\.js$/.test(file)

/** Compresses every file of the built site and writes down all that the server needs to answer from memory. */
export async function packSite(folder: string) {
  const built = await filesIn(folder)
  await Promise.all(built.filter(isLeftover).map(file => rm(join(folder, file))))
  await Promise.all(built.filter(file => file.endsWith('index.html')).map(file => finishPage(folder, file)))
  const files = await Promise.all((await filesIn(folder)).map(file => packFile(folder, file)))
  const siteUrl = (process.env.SITE_URL || defaultSiteUrl).replace(/\/+$/, '')
  const manifest: SiteManifest = { siteUrl, version: versionOfSources(), files }
  await writeFile(join(folder, '..', 'site.json'), JSON.stringify(manifest))
}

function versionOfSources() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? `${version}+${stdout.trim()}` : version
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )

async function finishPage(folder: string, file: string) {
  const html = await withFirstPicture(withOwnStyles(await readFile(join(folder, file), 'utf8'), folder), folder)
  await writeFile(join(folder, file), html)
  // What a page was made from stands in it; for a visitor who comes from another page, it also lies beside it.
  const data = html.match(/<script type="application\/json" id="page-data">([^<]+)<\/script>/)?.[1]
  if (data) await writeFile(join(folder, file.replace(/\/?index\.html$/, '.json')), data)
}

async function packFile(folder: string, file: string): Promise<SiteFile> {
  const bytes = await readFile(join(folder, file))
  const extension = extname(file)
  const contentType = contentTypes[extension]
  if (!contentType) throw new Error(`No content type is known for ${file}: add it to scripts/pack-site.ts.`)
  const encodings = contentType.includes('charset') ? await writeCompressed(join(folder, file), bytes) : []
  return {
    path: `/${file}`.replace(/\/?index\.html$/, '') || '/',
    file,
    contentType,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    encodings,
    immutable: file.startsWith('assets'),
    ...(extension === '.html' ? { inline: inlineHashes(bytes.toString()) } : {}),
  }
}

async function writeCompressed(file: string, bytes: Buffer) {
  const written: Array<'br' | 'gzip'> = []
  for (const encoding of ['br', 'gzip'] as const) {
    const smaller = await compress[encoding](bytes)
    if (smaller.length >= bytes.length) continue
    await writeFile(file + compressedExtensions[encoding], smaller)
    written.push(encoding)
  }
  return written
}

/** Hashes of exactly the inline scripts and styles that the page holds. JSON is no script and needs none. */
export function inlineHashes(html: string) {
  const hashesOf = (tag: string) => {
    const hashes = new Set<string>()
    for (const [, attributes = '', text = ''] of html.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, 'gs'))) {
      if (/\bsrc=|application\/(ld\+)?json/.test(attributes)) continue
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    }
    return [...hashes]
  }
  return { scripts: hashesOf('script'), styles: hashesOf('style') }
}
