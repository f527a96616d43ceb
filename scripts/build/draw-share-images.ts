import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { escapeXml } from '#app/lib/head/escape-xml.ts'
import { site } from '#content/site.ts'
import { root } from '#scripts/toolchain.mjs'
import { ContentError } from './content-error.ts'
import { displayFonts, pngOf, widthOf } from './render-svg.ts'
import { type ShareCard, shareCards } from './share-cards.ts'

const titleWidth = 540
const titleSizes = [64, 58, 52, 46]
const maxLines = 5

export async function drawShareImages(folder: string) {
  const fonts = await displayFonts()
  const mark = await dataUrlOf('app/assets/icon.svg')
  for (const card of shareCards) {
    const picture = await dataUrlOf(`public/pictures/${card.picture}.svg`)
    const file = join(folder, card.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, pngOf(cardOf(card, picture, mark, fonts), 1200, fonts))
  }
}

function cardOf({ title }: ShareCard, picture: string, mark: string, fonts: string[]) {
  const { lines, size } = setTitle(title, fonts)
  const lineHeight = size * 1.12
  const firstLine = 290 - ((lines.length - 1) * lineHeight) / 2 + size / 3
  const text = lines
    .map((line, i) => `<text x="72" y="${firstLine + i * lineHeight}">${escapeXml(line)}</text>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <image x="660" width="540" height="630" preserveAspectRatio="xMidYMid slice" href="${picture}"/>
  <rect width="660" height="630" fill="#0f322b"/>
  <g font-size="${size}" fill="#fbf8f2">${text}</g>
  <rect x="72" y="516" width="64" height="5" fill="#e9a23b"/>
  <image x="72" y="544" width="40" height="40" href="${mark}"/>
  <text x="126" y="574" font-size="30" fill="#e4ede6">${escapeXml(site.name)}</text>
</svg>`
}

function setTitle(title: string, fonts: string[]) {
  for (const size of titleSizes) {
    const { length } = breakLines(title, size, titleWidth, fonts)
    if (length <= maxLines) return { lines: balanceLines(title, size, length, fonts), size }
  }
  throw new ContentError(`This title is too long for its share image: ${title}`)
}

function balanceLines(title: string, size: number, count: number, fonts: string[]) {
  let width = titleWidth
  while (width > titleWidth / 2 && breakLines(title, size, width - 20, fonts).length === count) width -= 20
  return breakLines(title, size, width, fonts)
}

function breakLines(title: string, size: number, width: number, fonts: string[]) {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    const fits = lines.length > 0 && widthOf(escapeXml(longer), size, fonts) <= width
    if (fits) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const dataUrlOf = async (file: string) => `data:image/svg+xml;base64,${await readFile(join(root, file), 'base64')}`
