import { beforeAll, expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import { builtSite } from '#tests/support/built-site.ts'
import { openShareImages, type ShareImages } from './draw-share-image.ts'

let images: ShareImages
beforeAll(async () => {
  images = await openShareImages(builtSite)
})

const card = (title: string) => ({ file: '/share/home.png', title, picture: 'home-video', siteName: words.site.name })

test('draws 1200×630 pixels with the title', async () => {
  const image = Buffer.from(await images.draw(card(words.home.title)))
  expect(image.subarray(1, 4).toString()).toBe('PNG')
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
  expect(image.equals(await images.draw(card('Another title')))).toBe(false)
})

test.each(['A title that goes on and on '.repeat(8).trim(), 'A'.repeat(60)])(
  'cuts off a title that would not fit (%#)',
  async title => {
    const image = Buffer.from(await images.draw(card(title)))
    expect(image.equals(await images.draw(card(`${title} and more`)))).toBe(true)
  },
)

test('draws a title with markup as text', async () => {
  expect((await images.draw(card('<image href="x"/> & </text>'))).length).toBeGreaterThan(1000)
})
