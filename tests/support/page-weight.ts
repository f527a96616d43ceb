import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { attributesOf, htmlOf, visibleText } from './site-pages.ts'

const client = join(import.meta.dirname, '../../build/site/client')

/** Gzipped bytes that a page fetches without interaction. Fonts aren't gzipped. */
export type PageWeight = Record<'javascript' | 'html' | 'css' | 'fonts' | 'images', number>

export function weightOf(path: string): PageWeight {
  const html = htmlOf(path)
  return {
    javascript: sum(scriptsOf(path)),
    html: compressedSize(`${path === '/' ? '' : path}/index.html`),
    css: gzipSync(stylesIn(html), { level: 9 }).length,
    fonts: sum(fontsOf(path)),
    images: sum([...new Set(attributesOf(html, 'img', 'src'))].filter(src => !src.startsWith('data:'))),
  }
}

const stylesIn = (html: string) => [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, text]) => text).join('')

const sum = (files: readonly string[]) => files.reduce((total, file) => total + compressedSize(file), 0)

function compressedSize(file: string) {
  const path = join(client, file)
  return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size
}

export const scriptsOf = (path: string) => [...new Set(htmlOf(path).match(/\/assets\/[\w.-]+\.js/g))].sort()

/** Browsers fetch a font only if the page has a character in its unicode-range. */
export function fontsOf(path: string) {
  const html = htmlOf(path)
  const codes = [...new Set(visibleText(html))].map(character => character.codePointAt(0) ?? 0)
  const faces = html.match(/@font-face\{[^}]*unicode-range:[^}]*\}/g) ?? []
  const needed = new Set<string>()
  const covered = new Map<string, Set<number>>()
  // If two faces have a character, the later one wins.
  for (const face of faces.toReversed()) {
    const family = face.match(/font-family:([^;]+)/)?.[1] ?? ''
    const seen = covered.get(family) ?? new Set()
    const added = codes.filter(
      code => !seen.has(code) && isInRange(code, face.match(/unicode-range:([^;}]+)/)?.[1] ?? ''),
    )
    for (const code of added) seen.add(code)
    covered.set(family, seen)
    const file = face.match(/url\(([^)]+)\)/)?.[1]
    if (file && added.length > 0) needed.add(file)
  }
  return [...needed].sort()
}

const isInRange = (code: number, ranges: string) =>
  ranges.split(',').some(range => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
  })
