import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '#scripts/toolchain.mjs'
import { shareFontFiles } from '#server/site/share-images/draw-share-image.ts'

/** For share images, whose renderer can't read the site's WOFF2 files. */
export async function convertFonts(folder: string) {
  const letters = String.fromCodePoint(...Array.from({ length: 0x100 - 0x20 }, (_, i) => 0x20 + i))
  for (const file of shareFontFiles) {
    const webFont = await readFile(join(root, 'app/assets/fonts', file.replace('.ttf', '.woff2')))
    await writeFile(join(folder, file), await subsetFont(webFont, letters, { targetFormat: 'sfnt' }))
  }
}
