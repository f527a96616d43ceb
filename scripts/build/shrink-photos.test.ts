import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/databases.ts'
import { ContentError } from './content-error.ts'
import { shrinkPhotos } from './shrink-photos.ts'

/** With the place it was taken and, in a JPEG, sideways: as a phone stores it. */
const phonePhoto = (format: 'jpeg' | 'png' | 'webp' | 'avif', width = 2000, height = 1500) =>
  sharp({ create: { width, height, channels: 3, background: '#8fb3c9' } })
    .toFormat(format)
    .withMetadata({
      exif: { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 53/1 0/1' } },
      ...(format === 'jpeg' && { orientation: 6 }),
    })
    .toBuffer()

async function shrink(files: Record<string, Buffer | string>, photos: string[] = []) {
  const [source, target] = [await temporaryFolder(), await temporaryFolder()]
  for (const [name, bytes] of Object.entries(files)) {
    for (const folder of [source, target]) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), bytes)
    }
  }
  return { target, shrunk: await shrinkPhotos({ from: source, to: target, photos }) }
}

test.each([
  ['owner.jpg', 'jpeg'],
  ['owner.JPEG', 'jpeg'],
  ['owner.webp', 'webp'],
  ['owner.avif', 'avif'],
  ['team/owner.png', 'png'],
  // A wrong name doesn't matter.
  ['owner.png', 'jpeg'],
] as const)('makes %s, a %s, a small upright WebP without the place it was taken', async (name, format) => {
  const original = await phonePhoto(format)
  expect((await sharp(original).metadata()).exif).toBeDefined()
  const { target, shrunk } = await shrink({ [name]: original }, [`/${name}`])
  expect([...shrunk]).toEqual([name])
  const published = await sharp(readFileSync(join(target, name))).metadata()
  expect([published.format, published.exif, published.orientation]).toEqual(['webp', undefined, undefined])
  expect([published.width, published.height]).toEqual(format === 'jpeg' ? [720, 960] : [960, 720])
})

test("doesn't enlarge a small photo or touch a drawing", async () => {
  const { target, shrunk } = await shrink({ 'small.png': await phonePhoto('png', 200, 100), 'drawing.svg': '<svg/>' })
  expect([...shrunk]).toEqual(['small.png'])
  const { width, height } = await sharp(readFileSync(join(target, 'small.png'))).metadata()
  expect([width, height]).toEqual([200, 100])
  expect(readFileSync(join(target, 'drawing.svg'), 'utf8')).toBe('<svg/>')
})

test.each([
  [
    'a file of another kind',
    { 'me.heic': 'ftypheic' },
    [],
    "public/me.heic isn't a photo that can be used. Save it as JPEG, PNG, WebP or AVIF.",
  ],
  [
    'a missing file',
    {},
    ['/pictures/me.jpg'],
    "There's no photo at public/pictures/me.jpg, which content/ names. Check the name's spelling and case.",
  ],
  [
    'a path without a slash',
    {},
    ['me.jpg'],
    'The photo "me.jpg" in content/ must start with / and leave out public: "/pictures/me.jpg".',
  ],
])('names %s in one line', async (_case, files, photos, message) => {
  await expect(shrink(files, photos)).rejects.toThrow(new ContentError(message))
})
