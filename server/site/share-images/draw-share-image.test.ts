import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import { builtSite } from '#tests/support/test-app.ts'
import { openShareImages, type ShareImages, TitleTooLong } from './draw-share-image.ts'

let images: ShareImages
beforeAll(async () => {
  images = await openShareImages(builtSite)
})

const card = (title: string) => ({ file: '/share/home.png', title, picture: 'home-video', siteName: words.site.name })

test('draws what the build drew', async () => {
  const built = readFileSync(join(builtSite, 'client/share/home.png'))
  expect(built.equals(await images.draw(card(words.home.title)))).toBe(true)
  expect(built.equals(await images.draw(card('Another title')))).toBe(false)
})

test.each(['A title that goes on and on '.repeat(8).trim(), 'A'.repeat(60)])(
  'refuses a title that would not fit (%#)',
  async title => {
    expect(() => images.check(card(title))).toThrow(TitleTooLong)
    await expect(images.draw(card(title))).rejects.toThrow(TitleTooLong)
  },
)

test('draws a title with markup as text', async () => {
  expect((await images.draw(card('<image href="x"/> & </text>'))).length).toBeGreaterThan(1000)
})
