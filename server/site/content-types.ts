import { extname } from 'node:path'

export const htmlType = 'text/html; charset=utf-8'

/** By extension or, for one file, by name. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': htmlType,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  'feed.xml': 'application/rss+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Undefined for files that the site doesn't serve as they are. */
export const contentTypeOf = (path: string) => contentTypes[path.slice(1)] ?? contentTypes[extname(path)]
