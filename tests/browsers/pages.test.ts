import { expect, inject, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { homeFaq } from '#content/faq.ts'
import { page } from './fixtures.ts'

const { articles } = content

const onPhone = inject('size').width < 768

test('keeps the cookie banner hidden once cookies are accepted', async () => {
  await page.open('/')
  await page.click('button', 'Accept Cookies')
  await page.expectHidden('button', 'Accept Cookies')
  await page.reload()
  await page.expectHidden('button', 'Accept Cookies')
})

test('opens one FAQ answer at a time on the home page and closes it again', async () => {
  const openQuestions = () =>
    [...document.querySelectorAll<HTMLElement>('details[open] > summary')].map(({ innerText }) => innerText.trim())
  await page.open('/')
  await page.click('button', 'Accept Cookies')
  for (const { question, answer } of homeFaq) {
    await page.click('button', question)
    await page.expectText(answer)
    expect(await page.evaluate(openQuestions)).toEqual([question])
  }
  await page.click('button', homeFaq.at(-1)?.question ?? '')
  await page.waitUntil('no open question', () => !document.querySelector('details[open]'))
})

test('links from the home page to both surveys', async () => {
  await page.open('/')
  await page.click('link', "I'm going to exit my business")
  await page.expectPath('/survey/exit')
  await page.expectText('First, how can we reach you?')
  await page.open('/')
  await page.click('link', "I'm optimizing for the future")
  await page.expectPath('/survey/optimize')
})

test.runIf(onPhone)('opens the menu, closes it on Escape and navigates', async () => {
  await page.open('/')
  await page.expectHidden('menu link', 'Articles')
  await page.click('button', 'Menu')
  await page.expectVisible('menu link', 'Articles')
  await page.press('Escape')
  await page.expectHidden('menu link', 'Articles')
  await page.click('button', 'Menu')
  await page.click('menu link', 'Articles')
  await page.expectPath('/articles')
  await page.expectHidden('menu link', 'Articles')
})

test('filters articles by category without a page load and opens one', async () => {
  const category = 'AI Comparison'
  const [article] = articles.filter(candidate => candidate.category === category)
  const titles = () =>
    [...document.querySelectorAll<HTMLElement>('main li:not([hidden]) h2')].map(({ innerText }) => innerText)
  await page.open('/articles')
  expect(await page.evaluate(titles)).toHaveLength(articles.length)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }) && undefined)
  await page.click('button', category)
  await page.waitUntil(
    'fewer articles',
    count => document.querySelectorAll('main li:not([hidden]) h2').length < count,
    articles.length,
  )
  expect(await page.evaluate(titles)).toContain(article?.title)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.click('link', article?.title ?? '')
  await page.expectPath(`/articles/${article?.slug}`)
  await page.expectVisible('heading', article?.title ?? '')
})

test.each([
  ['/about', 'Our Mission'],
  ['/winnipeg-manitoba-ai-consultants', 'AI'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/no-such-page', 'Page Not Found'],
  ['/articles/no-such-article', 'Article Not Found'],
])('%s opens, fits the window and links home', async (path, heading) => {
  await page.open(path)
  await page.expectVisible('heading', heading)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.click('link', 'Modernize My Business')
  await page.expectPath('/')
})
