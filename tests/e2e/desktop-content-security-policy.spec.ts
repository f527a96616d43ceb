import { desktop, expect, ready, test } from '#tests/support/watched-page.ts'

test.use(desktop)

test('blocks injected scripts and markup', { tag: '@smoke' }, async ({ page, consoleErrors }) => {
  await page.route('/', async route => {
    const response = await route.fetch()
    const html = (await response.text()).replace('</body>', '<script>window.injected = true</script></body>')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/')
  await ready(page)
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  expect(consoleErrors.splice(0).join()).toContain('Content Security Policy')
  const outcome = await page.evaluate(() => {
    const attempt = (name: string, act: () => void) => {
      try {
        act()
        return `${name} went through`
      } catch (error) {
        return `${name}: ${(error as Error).name}`
      }
    }
    return [
      attempt('innerHTML', () => {
        document.createElement('div').innerHTML = '<img src=x onerror="window.injected = true">'
      }),
      attempt('structured data with markup', () => {
        document.createElement('script').innerHTML = '{"@context":"https://schema.org","a":"</script>"}'
      }),
      attempt('script text', () => {
        document.createElement('script').text = 'window.injected = true'
      }),
    ]
  })
  expect(outcome).toEqual(['innerHTML: TypeError', 'structured data with markup: TypeError', 'script text: TypeError'])
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  consoleErrors.splice(0)
})
