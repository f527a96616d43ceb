import { existsSync, globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { about } from '#content/about.ts'
import { ContentError } from './content-error.ts'
import { contentTypes } from './pack-site.ts'

/** Twice the width of a card on a phone. */
const shortSide = 720

/** By its name, everything in public/ that isn't a drawing or a text. */
const isPhoto = (file: string) => extname(file) === '.png' || !(extname(file) in contentTypes)

/**
 * Makes every photo from public/ a small WebP under its own name, and drops what a camera adds, such as the place.
 * Returns their names.
 */
export async function shrinkPhotos(publicFolder: string, folder: string) {
  for (const { photo } of about.team) if (photo) checkPath(publicFolder, photo)
  const files = globSync('**/*.*', { cwd: publicFolder })
    .map(file => file.replaceAll('\\', '/'))
    .filter(isPhoto)
  if (files.length === 0) return new Set<string>()
  // Imported here, because few sites have photos.
  const { default: sharp } = await import('sharp')
  for (const file of files) {
    const photo = sharp(await readFile(join(publicFolder, file)))
      .autoOrient()
      .resize({ width: shortSide, height: shortSide, fit: 'outside', withoutEnlargement: true })
      .webp({ quality: 75 })
    const bytes = await photo.toBuffer().catch(() => {
      throw new ContentError(`public/${file} isn't a photo that can be used. Save it as JPEG, PNG, WebP or AVIF.`)
    })
    await writeFile(join(folder, file), bytes)
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
