import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import subsetFont from 'subset-font'
import { root } from '#scripts/toolchain.mjs'

const cache = join(root, '.cache')

const options = (fontFiles: string[]) => ({
  font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Newsreader 60pt' },
})

export const pngOf = (svg: string, width: number, fontFiles: string[] = []) =>
  new Resvg(svg, { ...options(fontFiles), fitTo: { mode: 'width', value: width } }).render().asPng()

export function widthOf(text: string, fontSize: number, fontFiles: string[]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 400"><text y="200" font-size="${fontSize}">${text}</text></svg>`
  return new Resvg(svg, options(fontFiles)).innerBBox()?.width ?? 0
}

/** The renderer can't read WOFF2, so both files of the headline font are converted. */
export async function displayFonts() {
  await mkdir(cache, { recursive: true })
  const letters = String.fromCodePoint(...Array.from({ length: 0x100 - 0x20 }, (_, i) => 0x20 + i))
  const names = ['newsreader-display', 'newsreader-display-more']
  return Promise.all(
    names.map(async name => {
      const webFont = await readFile(join(root, `app/assets/fonts/${name}.woff2`))
      const file = join(cache, `${name}.ttf`)
      await writeFile(file, await subsetFont(webFont, letters, { targetFormat: 'sfnt' }))
      return file
    }),
  )
}
