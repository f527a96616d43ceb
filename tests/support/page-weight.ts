import { gzipSync } from 'node:zlib'
import { attributeOf, attributesIn, contentOf, elementIn, elementsIn } from '#server/site/read-html.ts'
import { testBuild } from './built-site.ts'
import { documentOf, htmlOf, pageText } from './site-pages.ts'

/** Gzipped bytes that a page fetches without interaction. Fonts aren't gzipped. */
export type PageWeight = Record<'javascript' | 'html' | 'css' | 'fonts' | 'images', number>

export function weightOf(path: string): PageWeight {
  const document = documentOf(path)
  const styles = elementsIn(document, 'style').map(contentOf).join('')
  const inlineScripts = elementsIn(document, 'script')
    .filter(script => !attributeOf(script, 'type'))
    .map(contentOf)
    .join('')
  return {
    javascript: sum(scriptsOf(path)) + gzipped(inlineScripts),
    html: gzipped(htmlOf(path)),
    css: gzipped(styles),
    fonts: sum(fontsOf(path)),
    images: sum([...new Set(attributesIn(document, 'img', 'src'))].filter(src => src.endsWith('.svg'))),
  }
}

const sum = (files: readonly string[]) => files.reduce((total, file) => total + compressedSize(file), 0)

/** As the server compresses it once it has time. */
const gzipped = (bytes: string | Uint8Array) => gzipSync(bytes, { level: 9 }).length

function compressedSize(path: string) {
  const file = testBuild.files.find(candidate => candidate.path === path)
  if (!file) throw new Error(`The build has no ${path}.`)
  return file.contentType.includes('charset') ? gzipped(file.body) : file.body.length
}

/** The argument of the script that starts the page (app/page-script/start-page.ts). */
function startOf(path: string): { scripts: string[] } {
  const start = elementsIn(documentOf(path), 'script')
    .map(contentOf)
    .find(text => text.includes('"hasIsland":'))
  return JSON.parse(start?.slice(start.lastIndexOf('({') + 1, -1) ?? '')
}

/** Without what's loaded ahead for another page. */
export const scriptsOf = (path: string) => startOf(path).scripts.toSorted()

/** Browsers fetch a font only if the page has a character in its unicode-range. */
export function fontsOf(path: string) {
  const codes = [...new Set(pageText(path))].map(character => character.codePointAt(0) ?? 0)
  const rules = contentOf(elementIn(documentOf(path), 'style', { id: 'fonts' }))
    .split('@font-face')
    .slice(1)
  const needed = new Set<string>()
  const covered = new Map<string, Set<number>>()
  // If two faces have a character, the later one wins.
  for (const rule of rules.toReversed()) {
    const { 'font-family': family = '', 'unicode-range': range = '', src = '' } = declarationsOf(rule)
    const seen = covered.get(family) ?? new Set()
    const added = codes.filter(code => !seen.has(code) && isInRange(code, range))
    for (const code of added) seen.add(code)
    covered.set(family, seen)
    if (added.length > 0) needed.add(between(src, '(', ')'))
  }
  return [...needed].sort()
}

const between = (text: string, start: string, end: string) => text.slice(text.indexOf(start) + 1, text.indexOf(end))

const declarationsOf = (rule: string): Record<string, string> =>
  Object.fromEntries(
    between(rule, '{', '}')
      .split(';')
      .map(declaration => declaration.split(':')),
  )

const isInRange = (code: number, ranges: string) =>
  ranges.split(',').some(range => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
  })
