import { expect, hydrated, test } from '#tests/support/watched-page.ts'

for (const [path, title, input] of [
  ['/', 'Large Language Models explained briefly', 'keyboard'],
  ['/articles/ai-voices-worth-an-owners-time', 'Andrej Karpathy: Intro to Large Language Models', 'pointer'],
] as const) {
  test(`the video on ${path} loads nothing until it's started with the ${input}`, async ({ page, baseURL }) => {
    const outside: string[] = []
    page.on('request', request => {
      if (!request.url().startsWith(baseURL ?? '')) outside.push(new URL(request.url()).host)
    })
    await page.route('https://www.youtube-nocookie.com/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<title>Video</title><p>Stub video</p>' }),
    )
    await page.goto(path)
    await hydrated(page)
    const play = page.getByRole('link', { name: `Play video: ${title}` })
    await play.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(outside).toEqual([])

    if (input === 'keyboard') await play.press('Enter')
    else await play.click()
    const frame = page.locator(`iframe[title="${title}"]`)
    await expect(frame.contentFrame().getByText('Stub video')).toBeVisible()
    await expect(frame).toBeFocused()
    expect(new Set(outside)).toEqual(new Set(['www.youtube-nocookie.com']))
    const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
    expect(width / height).toBeCloseTo(16 / 9, 1)
  })
}
