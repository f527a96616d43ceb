import { existsSync, globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { contentTypeOf } from '#server/site/content-types.ts'
import { ContentError } from './content-error.ts'

/** Twice the width of a card on a phone. */
const shortSide = 720

/** By its name, everything in public/ that isn't a drawing or a text. */
const isPhoto = (file: string) => ['.png', '.jpg'].includes(extname(file)) || !contentTypeOf(file)

/** `photos`: those named in content/. */
type Parts = { from: string; to: string; photos: readonly string[] }

/**
 * Makes every photo in a folder a small WebP under its own name, and drops what a camera adds, such as the place.
 * Returns their names.
 */
export async function shrinkPhotos({ from, to, photos }: Parts) {
  for (const photo of photos) checkPath(from, photo)
  const files = globSync('**/*.*', { cwd: from })
    .map(file => file.replaceAll('\\', '/'))
    .filter(isPhoto)
  if (files.length === 0) return new Set<string>()
  // Imported here, because few sites have photos.
  const { default: sharp } = await import('sharp')
  for (const file of files) {
    const photo = sharp(await readFile(join(from, file)))
      .autoOrient()
      .resize({ width: shortSide, height: shortSide, fit: 'outside', withoutEnlargement: true })
      .webp({ quality: 75 })
    const bytes = await photo.toBuffer().catch(() => {
      throw new ContentError(`public/${file} isn't a photo that can be used. Save it as JPEG, PNG, WebP or AVIF.`)
    })
    await writeFile(join(to, file), bytes)
  }
  return new Set(files)
}

function checkPath(publicFolder: string, photo: string) {
  if (!photo.startsWith('/') || photo.startsWith('/public/'))
    throw new ContentError(
      `The photo "${photo}" in content/ must start with / and leave out public: "/pictures/me.jpg".`,
    )
  if (!existsSync(join(publicFolder, photo)))
    throw new ContentError(
      `There's no photo at public${photo}, which content/ names. Check the name's spelling and case.`,
    )
}
