import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '#scripts/toolchain.mjs'
import {
  openShareImages,
  type ShareCard,
  shareFontFiles,
  TitleTooLong,
} from '#server/site/share-images/draw-share-image.ts'
import { ContentError } from './content-error.ts'

export async function drawShareImages(folder: string, cards: readonly ShareCard[]) {
  await Promise.all(shareFontFiles.map(file => convertFont(file, join(folder, 'server'))))
  const images = await openShareImages(folder)
  for (const card of cards) {
    const file = join(folder, 'client', card.file)
    await mkdir(dirname(file), { recursive: true })
    const image = await images.draw(card).catch((error: Error) => {
      throw error instanceof TitleTooLong ? new ContentError(error.message) : error
    })
    await writeFile(file, image)
  }
}

async function convertFont(file: string, folder: string) {
  const webFont = await readFile(join(root, 'app/assets/fonts', file.replace('.ttf', '.woff2')))
  const letters = String.fromCodePoint(...Array.from({ length: 0x100 - 0x20 }, (_, i) => 0x20 + i))
  await writeFile(join(folder, file), await subsetFont(webFont, letters, { targetFormat: 'sfnt' }))
}
