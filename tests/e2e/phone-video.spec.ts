import { expect, ready, test } from '#tests/support/watched-page.ts'

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
    await ready(page)
    const play = page.getByRole('link', { name: `Play video: ${title}` })
    await play.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(outside).toEqual([])

    if (input === 'keyboard') await play.press('Enter')
    else await play.click()
    const frame = page.locator(`iframe[title="${title}"]`)
    await expect(frame.contentFrame().getByText('Stub video')).toBeVisible()
    await expect(frame).toBeFocused()
    await expect(play).toHaveCount(0)
    expect(new Set(outside)).toEqual(new Set(['www.youtube-nocookie.com']))
    const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
    expect(width / height).toBeCloseTo(16 / 9, 1)
  })
}

test('a click with Ctrl is left to the browser, which opens the video in a new tab', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const play = page.getByRole('link', { name: 'Play video' })
  await expect(play).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch/)
  // Instead of opening the tab, which would need the internet.
  await page.evaluate(() =>
    addEventListener('click', event => {
      document.title = event.defaultPrevented ? 'handled by the page' : 'left to the browser'
      event.preventDefault()
    }),
  )
  await play.click({ modifiers: ['Control'] })
  await expect(page).toHaveTitle('left to the browser')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('the focus ring of a video is around its picture, in a color that stands out', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const play = page.getByRole('link', { name: 'Play video' })
  await play.focus()
  await expect(play).toHaveCSS('outline', 'rgb(23, 69, 60) solid 3px')
  await expect(play).toHaveCSS('outline-offset', '2px')
  await expect(play.locator('..'), 'nothing cuts it off').toHaveCSS('overflow', 'visible')
})
