import { desktop, expect, hydrated, test } from '#tests/support/watched-page.ts'

test.use(desktop)

test('injected scripts and markup do not run', async ({ page, complaints }) => {
  // As if an attacker had injected a script: the server's policy has to block it.
  await page.route('/', async route => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace('</body>', '<script>window.injected = true</script></body>')
    await route.fulfill({ response: answer, body: html })
  })
  await page.goto('/')
  await hydrated(page)
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  expect(complaints.splice(0).join()).toContain('Content Security Policy')
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
  complaints.splice(0)
})
