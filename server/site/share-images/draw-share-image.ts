import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeXml } from '#content/escape-xml.ts'
import { type Fonts, loadSvgRenderer, pngOf, widthOf } from './render-svg.ts'

/** `file`: its path on the site. `picture`: a file in public/pictures, without extension. */
export type ShareCard = { file: string; title: string; picture: string; siteName: string }

/** In build/site/server. The renderer can't read the site's WOFF2 files. */
export const shareFontFiles = ['newsreader-display.ttf', 'newsreader-display-more.ttf']

const titleWidth = 540
/** A single long word may be wider than the rest, up to the picture's edge. */
const panelWidth = 580
const titleSizes = [64, 58, 52, 46]
const maxLines = 5

export type ShareImages = Awaited<ReturnType<typeof openShareImages>>

/** `folder`: of the built site. */
export async function openShareImages(folder: string) {
  await loadSvgRenderer()
  const client = join(folder, 'client')
  const fonts = await Promise.all(shareFontFiles.map(file => readFile(join(folder, 'server', file))))
  const mark = await dataUrlOf(join(client, 'icon.svg'))
  return {
    draw: async (card: ShareCard) => {
      const picture = await dataUrlOf(join(client, 'pictures', `${card.picture}.svg`))
      return pngOf(cardOf(card, picture, mark, fonts), 1200, fonts)
    },
  }
}

function cardOf({ title, siteName }: ShareCard, picture: string, mark: string, fonts: Fonts) {
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
  <text x="126" y="574" font-size="30" fill="#e4ede6">${escapeXml(siteName)}</text>
</svg>`
}

/** A title that's too long is cut off. */
function setTitle(title: string, fonts: Fonts): { lines: string[]; size: number } {
  for (const size of titleSizes) {
    const lines = breakLines(title, size, titleWidth, fonts)
    if (lines?.every(line => widthOf(escapeXml(line), size, fonts) <= panelWidth))
      return { lines: balanceLines(title, size, lines, fonts), size }
  }
  const shorter = title.includes(' ') ? title.replace(/ [^ ]*$/, '') : title.slice(0, -2)
  return setTitle(`${shorter}…`, fonts)
}

function balanceLines(title: string, size: number, lines: string[], fonts: Fonts) {
  let best = lines
  for (let width = titleWidth - 20; width > titleWidth / 2 - 20; width -= 20) {
    const narrower = breakLines(title, size, width, fonts)
    if (narrower?.length !== lines.length) break
    best = narrower
  }
  return best
}

/** Undefined if it takes too many lines. */
function breakLines(title: string, size: number, width: number, fonts: Fonts) {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    const fits = lines.length > 0 && widthOf(escapeXml(longer), size, fonts) <= width
    if (fits) lines[lines.length - 1] = longer
    else lines.push(word)
    if (lines.length > maxLines) return
  }
  return lines
}

const dataUrlOf = async (file: string) => `data:image/svg+xml;base64,${await readFile(file, 'base64')}`
