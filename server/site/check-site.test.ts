import { describe, expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import type { Block } from '#content/documents/blocks.ts'
import { applyChanges, type Change } from '#content/editing/apply-changes.ts'
import { pageDates } from '#content/page-dates.ts'
import type { Json } from '#contracts/words.ts'
import { testBuild } from '#tests/support/built-site.ts'
import { renderedSite } from '#tests/support/site-pages.ts'
import { hiddenArticle } from '#tests/support/words-desk.ts'
import { createSiteCheck } from './check-site.ts'

const page = (body: string, head = '<title>A page</title><meta name="description" content="What it says.">') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

const siteUrl = 'https://site.test'

/** As if the words were the pages themselves. */
const pagesAsWords = {
  build: { ...testBuild, files: [{ path: '/feed.xml', contentType: '', body: Buffer.alloc(0) }] },
  withWords: (pages: unknown) => ({
    paths: Object.keys(pages as object),
    adminPaths: [],
    renderPage: (path: string) => ({
      html: (pages as Record<string, string>)[path] ?? '',
      inline: { scripts: [], styles: [] },
    }),
    textFiles: {},
    shareCards: () => [],
  }),
}

async function problemsOf(pages: Record<string, string>) {
  const check = createSiteCheck(pagesAsWords, siteUrl)
  const { problems } = await check({ before: pages as never, after: pages as never, photos: [] })
  return problems.map(({ message }) => message)
}

test('accepts links to pages, their parts, files, websites, emails and phones', async () => {
  const links = ['/b', '/b#part', '#top', '/feed.xml', 'https://other.test/x', 'mailto:a@b.test', 'tel:+12045550100']
  const a = page(`<p id="top">${links.map(link => `<a href="${link}">x</a>`).join('')}</p>`)
  expect(await problemsOf({ '/a': a, '/b': page('<h2 id="part">Part</h2>') })).toEqual([])
})

test.each([
  ['/gone', "The page /a has a link to a page that doesn't exist: /gone"],
  ['/a#gone', "The page /a has a link to a part of a page that doesn't exist: /a#gone"],
  ['https://site.test/gone', "The page /a has a link to a page that doesn't exist: https://site.test/gone"],
  ['http://other.test', "The page /a has a link that isn't https: http://other.test"],
  ['javascript:alert(1)', "The page /a has a link that isn't https: javascript:alert(1)"],
  ['data:text/html,x', "The page /a has a link that isn't https: data:text/html,x"],
  ['/a#%', "The page /a has a link that isn't an address: /a#%"],
])('refuses a link to %s', async (link, problem) => {
  expect(await problemsOf({ '/a': page(`<a href="${link}">x</a>`) })).toEqual([problem])
})

test('a picture may be inline', async () => {
  expect(await problemsOf({ '/a': page('<img src="data:image/svg+xml,x" alt="">') })).toEqual([])
  expect(await problemsOf({ '/a': page('<img src="/gone.svg" alt="">') })).toHaveLength(1)
})

test('a listed page needs a title and a description of at most 160 characters', async () => {
  const description = (text: string) => `<title>A</title><meta name="description" content="${text}">`
  expect(await problemsOf({ '/a': page('', '<title> </title>') })).toEqual([
    'The page /a has no title.',
    'The page /a has no description for search engines.',
  ])
  expect(await problemsOf({ '/a': page('', description('a'.repeat(160))) })).toEqual([])
  expect(await problemsOf({ '/a': page('', description('a'.repeat(161))) })).toEqual([
    'The page /a has a description of 161 characters. Use at most 160.',
  ])
  expect(await problemsOf({ '/a': page('', '<meta name="robots" content="noindex">') })).toEqual([])
})

describe('words of the owner', () => {
  const withWords = (content: typeof words) => testBuild.createSite(content, { siteUrl, renderedOn: '2026-11-19' })
  const check = createSiteCheck({ build: testBuild, withWords }, siteUrl)
  const checkChanges = (...changes: Change[]) =>
    check({ before: words, after: applyChanges(changes, pageDates).words, photos: [] })

  const article = words.documents.articles.find(({ slug }) => slug === words.articles[0]?.slug)
  if (!article) throw new Error('There are no articles.')
  const path = `articles/${article.slug}`
  const withArticle = (changes: object) => ({ path, value: { ...article, ...changes } as Json })
  const order = words.articles.map(({ slug }) => slug)
  const unpublish = (slug: string) => ({ path: `articles/${slug}`, value: hiddenArticle(slug) })
  const quizComplete = renderedSite.renderPage('/quiz/complete')?.html ?? ''
  const isLinked = (slug: string) => quizComplete.includes(`"/articles/${slug}"`)

  test('that stay the same need no new dates', async () => {
    expect(await checkChanges()).toEqual({ problems: [], updated: [] })
  })

  test('update their page, and not those that only link to it', async () => {
    const { problems, updated } = await checkChanges(withArticle({ title: 'A new name' }))
    expect(problems).toEqual([])
    // The example plan has the title in a sentence.
    expect(updated.toSorted()).toEqual(['/articles', `/articles/${article.slug}`, '/example-plan'])
  })

  test('can leave out an article that no page links to, and no other', async () => {
    const unlinked = order.find(slug => !isLinked(slug)) ?? ''
    const linked = order.find(isLinked) ?? ''
    expect(await checkChanges(unpublish(unlinked))).toMatchObject({ problems: [] })
    const link = `/articles/${linked}`
    expect((await checkChanges(unpublish(linked))).problems).toContainEqual({
      message: `The page /quiz/complete has a link to a page that doesn't exist: ${link}`,
      path: '/quiz/complete',
      text: link,
    })
  })

  test('that a component refuses name their page', async () => {
    const broken = { ...words, nationalRules: { ...words.nationalRules, title: {} as never } }
    const { problems } = await check({ before: words, after: broken, photos: [] })
    expect(problems).toMatchObject([
      { path: '/national-rules', message: expect.stringContaining("The page /national-rules can't be made") },
    ])
  })

  test('that make a page too heavy name it', async () => {
    const letters = (from: number) =>
      Array.from({ length: 6000 }, (_, index) => (((from + index) * 7919) % 99_991).toString(36)).join(' ')
    const text = [0, 6000, 12_000, 18_000, 24_000].map(from => ({ text: letters(from) }))
    const content: Block[] = [{ type: 'paragraph', text, start: 0, end: 0 }]
    const after = {
      ...words,
      articles: words.articles.map(other => (other.slug === article.slug ? { ...other, content } : other)),
    }
    const { problems } = await check({ before: words, after, photos: [] })
    expect(problems).toMatchObject([{ message: expect.stringContaining('too long'), path: `/${path}` }])
  })
})
