// Subsets the two typefaces. Run `npm run fonts` after changing the character set; the results are committed.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

// `usual` covers the published text (a test checks) and typographic punctuation. The rest of Latin-1, for French names,
// is a second file that browsers fetch on demand.
const usual = `${range(0x20, 0x7e)}\u00a0©·àçéè–—‘’“”•…`
const all = `${usual}${range(0xa1, 0xff)}ŒœŸ‹›€™−`
const parts = { '': usual, '-more': [...all].filter(character => !usual.includes(character)).join('') }

// On by default in browsers, except tnum, which tables use.
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

const faces = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    name: 'newsreader-display',
    license: '@fontsource-variable/newsreader/LICENSE',
    axes: { opsz: 60, wght: 500 },
  },
  {
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    name: 'source-sans',
    license: '@fontsource-variable/source-sans-3/LICENSE',
    axes: { wght: { min: 400, max: 600 } },
  },
]

const folder = new URL('../../app/assets/fonts/', import.meta.url)
for (const { from, name, license, axes } of faces) {
  const source = await readFile(new URL(import.meta.resolve(from)))
  for (const [suffix, characters] of Object.entries(parts)) {
    const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features } as const
    const subset = await subsetFont(source, characters, options)
    await writeFile(new URL(`${name}${suffix}.woff2`, folder), subset)
    console.info(`${name}${suffix}: ${source.length} -> ${subset.length} bytes`)
  }
  await copyFile(new URL(import.meta.resolve(license)), new URL(`${name}-LICENSE.txt`, folder))
}
console.info(`unicode-range for app/fonts.css: ${unicodeRange(usual)}`)

function unicodeRange(characters: string) {
  const codes = [...new Set(characters)].map(character => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const isStart = (code: number) => !codes.includes(code - 1)
  const hex = (code: number) => code.toString(16)
  return codes
    .filter(isStart)
    .map(start => {
      let end = start
      while (codes.includes(end + 1)) end++
      return end === start ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`
    })
    .join(', ')
}
