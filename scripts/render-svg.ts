import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import subsetFont from 'subset-font'
import { root } from './toolchain.mjs'

const cache = join(root, '.cache')

const options = (fontFiles: string[]) => ({
  font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Newsreader 60pt' },
})

export const pngOf = (svg: string, width: number, fontFiles: string[] = []) =>
  new Resvg(svg, { ...options(fontFiles), fitTo: { mode: 'width', value: width } }).render().asPng()

/** How wide a line of text is when it is drawn. */
export function widthOf(text: string, fontSize: number, fontFiles: string[]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 400"><text y="200" font-size="${fontSize}">${text}</text></svg>`
  return new Resvg(svg, options(fontFiles)).innerBBox()?.width ?? 0
}

/** The renderer reads no web fonts: it gets the headline face in the plain format, with the letters of Western languages. */
export async function displayFont() {
  const letters = String.fromCodePoint(...Array.from({ length: 0x100 - 0x20 }, (_, i) => 0x20 + i))
  const webFont = await readFile(join(root, 'app/assets/fonts/newsreader-display.woff2'))
  const file = join(cache, 'newsreader-display.ttf')
  await mkdir(cache, { recursive: true })
  await writeFile(file, await subsetFont(webFont, letters, { targetFormat: 'sfnt' }))
  return file
}
