import { expect, hydrated, test } from '#tests/support/watched-page.ts'

for (const [path, title] of [
  ['/', 'Large Language Models explained briefly'],
  ['/articles/ai-voices-worth-an-owners-time', 'Andrej Karpathy: Intro to Large Language Models'],
] as const) {
  test(`the video on ${path} is fetched only once it is asked for`, async ({ page, baseURL }) => {
    const outside: string[] = []
    page.on('request', request => {
      if (!request.url().startsWith(baseURL ?? '')) outside.push(new URL(request.url()).host)
    })
    // The video's own host cannot be reached from a test.
    await page.route('https://www.youtube-nocookie.com/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<title>Video</title><p>The film</p>' }),
    )
    await page.goto(path)
    await hydrated(page)
    const play = page.getByRole('link', { name: `Play video: ${title}` })
    await play.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(outside).toEqual([])

    await play.click()
    const frame = page.locator(`iframe[title="${title}"]`)
    await expect(frame.contentFrame().getByText('The film')).toBeVisible()
    await expect(frame).toBeFocused()
    expect(new Set(outside)).toEqual(new Set(['www.youtube-nocookie.com']))
    // Its place does not change: nothing below it moves.
    const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
    expect(width / height).toBeCloseTo(16 / 9, 1)
  })
}

test('a video can be started with the keyboard', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
  )
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: /^Play video/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(page).toHaveURL('/')
})
