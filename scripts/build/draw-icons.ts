import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#scripts/toolchain.mjs'
import { loadSvgRenderer, pngOf } from '#server/site/share-images/render-svg.ts'

const source = join(root, 'app/assets/icon.svg')

export async function drawIcons(folder: string) {
  await loadSvgRenderer()
  const icon = await readFile(source, 'utf8')
  await copyFile(source, join(folder, 'icon.svg'))
  await writeFile(join(folder, 'favicon.ico'), icoOf(pngOf(icon, 32), 32))
  await writeFile(join(folder, 'apple-touch-icon.png'), pngOf(icon, 180))
  await writeFile(join(folder, 'icon-512.png'), pngOf(icon, 512))
}

/** A 6-byte header, a 16-byte directory entry, then the PNG. */
function icoOf(png: Uint8Array, size: number) {
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
