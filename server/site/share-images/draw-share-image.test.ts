import { expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import { builtSite } from '#tests/support/built-site.ts'
import { drawShareImage } from './draw-share-image.ts'

const draw = async (title: string) =>
  Buffer.from(
    await drawShareImage(builtSite, {
      file: '/share/home.png',
      title,
      picture: 'home-video',
      siteName: words.site.name,
    }),
  )

test('draws 1200×630 pixels with the title', async () => {
  const image = await draw(words.home.title)
  expect(image.subarray(1, 4).toString()).toBe('PNG')
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
  expect(image.equals(await draw('Another title'))).toBe(false)
})

test('draws the beginning of a title that is too long', async () => {
  const long = 'A title that goes on and on '.repeat(8)
  expect(await draw(`${long}to its end`)).toEqual(await draw(`${long}to another end`))
})

test('draws a title with markup as text', async () => {
  expect((await draw('<image href="x"/> & </text>')).length).toBeGreaterThan(1000)
})
