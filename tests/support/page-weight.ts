import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { attributesOf, htmlOf, wordsIn } from './site-pages.ts'

const client = join(import.meta.dirname, '../../build/site/client')

/** What a visitor fetches who opens the page and touches nothing. Bytes, as gzip makes them; fonts as they are. */
export type PageWeight = Record<'javascript' | 'html' | 'css' | 'fonts' | 'images', number>

export function weightOf(path: string): PageWeight {
  const html = htmlOf(path)
  return {
    javascript: sum(scriptsOf(path)),
    html: compressedSize(`${path === '/' ? '' : path}/index.html`),
    css: gzipSync(stylesIn(html), { level: 9 }).length,
    fonts: sum(fontsOf(path)),
    // Lazy ones too, but not those in the page itself.
    images: sum([...new Set(attributesOf(html, 'img', 'src'))].filter(src => !src.startsWith('data:'))),
  }
}

const stylesIn = (html: string) => [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, text]) => text).join('')

const sum = (files: readonly string[]) => files.reduce((total, file) => total + compressedSize(file), 0)

/** As scripts/pack-site.ts wrote it: what gains nothing is not compressed. */
function compressedSize(file: string) {
  const path = join(client, file)
  return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size
}

/** The scripts that the page starts. A test compares them with what a browser fetches. */
export const scriptsOf = (path: string) => [...new Set(htmlOf(path).match(/\/assets\/[\w.-]+\.js/g))].sort()

/** A font is fetched when the page holds a character of its range. */
export function fontsOf(path: string) {
  const html = htmlOf(path)
  const codes = [...new Set(wordsIn(html))].map(character => character.codePointAt(0) ?? 0)
  const faces = html.match(/@font-face\{[^}]*unicode-range:[^}]*\}/g) ?? []
  const needed = new Set<string>()
  const covered = new Map<string, Set<number>>()
  // Of two faces that have a character, the later one gives it.
  for (const face of faces.toReversed()) {
    const family = face.match(/font-family:([^;]+)/)?.[1] ?? ''
    const taken = covered.get(family) ?? new Set()
    const mine = codes.filter(
      code => !taken.has(code) && isInRange(code, face.match(/unicode-range:([^;}]+)/)?.[1] ?? ''),
    )
    for (const code of mine) taken.add(code)
    covered.set(family, taken)
    const file = face.match(/url\(([^)]+)\)/)?.[1]
    if (file && mine.length > 0) needed.add(file)
  }
  return [...needed].sort()
}

const isInRange = (code: number, ranges: string) =>
  ranges.split(',').some(range => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
  })
