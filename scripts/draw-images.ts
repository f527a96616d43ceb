import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import subsetFont from 'subset-font'
import { site } from '#content/site.ts'
import { root } from './toolchain.mjs'

const assets = join(root, 'app/assets')
const cache = join(root, '.cache')

/** Icons and the picture for shared links, drawn into the built site. */
export async function drawImages(folder: string) {
  const icon = await readFile(join(assets, 'icon.svg'), 'utf8')
  await copyFile(join(assets, 'icon.svg'), join(folder, 'icon.svg'))
  await writeFile(join(folder, 'favicon.ico'), icoOf(pngOf(icon, 32), 32))
  await writeFile(join(folder, 'apple-touch-icon.png'), pngOf(icon, 180))
  await writeFile(join(folder, 'icon-192.png'), pngOf(icon, 192))
  await writeFile(join(folder, 'icon-512.png'), pngOf(icon, 512))
  await writeFile(join(folder, 'share.png'), pngOf(shareCard(), 1200, [await displayFont()]))
}

const pngOf = (svg: string, width: number, fontFiles: string[] = []) =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Newsreader 60pt' },
  })
    .render()
    .asPng()

/** The renderer reads no web fonts: it gets the headline face in the plain format. */
async function displayFont() {
  const letters = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i))
  const webFont = await readFile(join(assets, 'fonts/newsreader-display.woff2'))
  const file = join(cache, 'newsreader-display.ttf')
  await mkdir(cache, { recursive: true })
  await writeFile(file, await subsetFont(webFont, letters, { targetFormat: 'sfnt' }))
  return file
}

const [firstWord, ...otherWords] = site.name.split(' ')

const shareCard = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#0f322b"/>
  <circle cx="965" cy="300" r="118" fill="#e9a23b"/>
  <path d="M700 630 840 300l125 190 125-190 140 330Z" fill="#17453c"/>
  <path d="M620 630 735 440l85 120 60-70 150 140Z" fill="#235a4f"/>
  <text x="80" y="230" font-size="92" fill="#fbf8f2">${firstWord}</text>
  <text x="80" y="330" font-size="92" fill="#fbf8f2">${otherWords.join(' ')}</text>
  <rect x="84" y="378" width="96" height="6" fill="#e9a23b"/>
  <text x="80" y="452" font-size="36" fill="#e4ede6">${site.tagline.split(' for ')[0]}</text>
  <text x="80" y="500" font-size="36" fill="#e4ede6">for ${site.tagline.split(' for ')[1]}</text>
</svg>`

/** An icon file around one PNG: 6 bytes of header, 16 of directory, the picture. */
function icoOf(png: Buffer, size: number) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
