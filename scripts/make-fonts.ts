// Cuts the two typefaces down to what the site uses. Run by hand (`npm run fonts`) after changing the character set;
// the results are committed so that neither a build nor the dev server has to do it.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

// Basic Latin, Latin-1 (French names of Canadian places) and the punctuation that careful typesetting needs.
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’“”•…‹›€™−×→←↗✓`

const faces = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader-display.woff2',
    license: '@fontsource-variable/newsreader/LICENSE',
    // Headlines only: the large optical size in one weight.
    axes: { opsz: 60, wght: 500 },
  },
  {
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    to: 'source-sans.woff2',
    license: '@fontsource-variable/source-sans-3/LICENSE',
    axes: { wght: { min: 400, max: 700 } },
  },
]

const folder = new URL('../app/assets/fonts/', import.meta.url)
for (const { from, to, license, axes } of faces) {
  const source = await readFile(new URL(import.meta.resolve(from)))
  const subset = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: axes })
  await writeFile(new URL(to, folder), subset)
  await copyFile(new URL(import.meta.resolve(license)), new URL(to.replace('.woff2', '-LICENSE.txt'), folder))
  console.info(`${to}: ${source.length} -> ${subset.length} bytes`)
}
