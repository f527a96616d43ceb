import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { words } from '#content/all-words.ts'
import type { Change, Json } from '#content/editing/change.ts'
import { pageDates } from '#content/page-dates.ts'
import { builtSite } from '#tests/support/test-app.ts'
import { findPage, loadSitePages, type SitePages } from './site-pages.ts'
import { createSiteRenderer, type Photo } from './site-renderer.ts'

const built = loadSitePages(builtSite, 'http://localhost:3000')
const log = pino({ level: 'silent' })
const renderer = createSiteRenderer({ folder: builtSite, built, log })
afterAll(() => renderer.close())

const textOf = (site: SitePages, path: string) => findPage(site, path)?.identity.body.toString() ?? ''

/** The day of the build, which the legal pages show. */
const today = built.builtAt.toISOString().slice(0, 10)
const [article] = words.articles
if (!article) throw new Error('There are no articles.')
const articlePath = `/articles/${article.slug}`
const order = words.articles.map(({ slug }) => slug)
const quizArticles = order.filter(slug => textOf(built, '/quiz/complete').includes(`"/articles/${slug}"`))
const unlinked = order.find(slug => !quizArticles.includes(slug)) ?? ''
const unpublish = (slug: string) => ({
  path: 'articles',
  original: order,
  value: order.filter(other => other !== slug),
})

type Options = { before?: Change[]; photos?: Photo[]; live?: SitePages }

const publish = (changes: Change[], { before = [], photos = [], live = built }: Options = {}) =>
  renderer.renderSite({ changes, before, pageDates, today, photos }, live)

async function published(...args: Parameters<typeof publish>) {
  const result = await publish(...args)
  if ('problem' in result) throw new Error(result.problem.message)
  return result
}

const problemOf = async (...changes: Change[]) => {
  const result = await publish(changes)
  return 'problem' in result ? result.problem : undefined
}

const changedFiles = (site: SitePages, other: SitePages) =>
  [...new Set([...site.rendered, ...other.rendered])]
    .filter(path => findPage(site, path) !== findPage(other, path))
    .sort()

const newHomeTitle = { path: 'home/title', original: words.home.title, value: 'Words that changed' }

test('without changes, every file is exactly the built one', async () => {
  const result = await published([])
  expect(result.site.rendered).toEqual(built.rendered)
  expect(changedFiles(result.site, built)).toEqual([])
  expect(result).toMatchObject({ updated: [], unfinished: { files: [], cards: [] } })
})

describe('a changed text', () => {
  let result: Awaited<ReturnType<typeof published>>
  let improved: SitePages
  beforeAll(async () => {
    result = await published([newHomeTitle])
    improved = await renderer.improve(result)
  })

  test('changes its page, the date of that page and its share image, and nothing else', () => {
    expect(result.updated).toEqual(['/'])
    expect(changedFiles(result.site, built)).toEqual(['/', '/sitemap.xml'])
    expect(textOf(result.site, '/')).toContain('Words that changed</h1>')
    expect(result.unfinished.cards).toMatchObject([{ file: '/share/home.png', title: 'Words that changed' }])
    expect(changedFiles(improved, built)).toEqual(['/', '/share/home.png', '/sitemap.xml'])
    expect(findPage(improved, '/share/home.png')?.identity.body.subarray(1, 4).toString()).toBe('PNG')
  })

  test('is compressed lightly at first and better later, with the same content and ETag', () => {
    const [quick, best] = [result.site, improved].map(site => findPage(site, '/'))
    expect(best?.br?.body.length).toBeLessThan(quick?.br?.body.length ?? 0)
    expect(best?.br?.etag).toBe(quick?.br?.etag)
    for (const page of [quick, best]) {
      expect(brotliDecompressSync(page?.br?.body ?? '').toString()).toBe(textOf(result.site, '/'))
      expect(gunzipSync(page?.gzip?.body ?? '').toString()).toBe(textOf(result.site, '/'))
    }
  })

  test('comes back without work when the same words are published again, and the built files return without it', async () => {
    const live = improved
    const dates = { ...pageDates, '/': { updated: today, words: '' } }
    const input = { changes: [newHomeTitle], before: [newHomeTitle], pageDates: dates, today, photos: [] }
    const again = await renderer.renderSite(input, live)
    if ('problem' in again) throw new Error(again.problem.message)
    expect(changedFiles(again.site, live)).toEqual([])
    expect(again.unfinished).toEqual({ files: [], cards: [] })
    const undone = await published([], { live })
    expect(changedFiles(undone.site, built)).toEqual([])
  })

  test("doesn't update the pages that only link to it", async () => {
    const path = `articles/${article.slug}/title`
    const result = await published([{ path, original: article.title, value: 'A new name for an article' }])
    expect(result.updated.toSorted()).toEqual(['/articles', articlePath])
    expect(textOf(result.site, '/sitemap.xml')).toContain(`${articlePath}</loc><lastmod>${today}</lastmod>`)
    expect(textOf(result.site, '/feed.xml')).toContain('A new name for an article')
    expect(textOf(result.site, '/llms.txt')).toContain('A new name for an article')
    expect(textOf(result.site, `${articlePath}.md`)).toContain('# A new name for an article')
  })
})

describe('articles', () => {
  test('an unpublished one is gone with its Markdown and its share image', async () => {
    const result = await published([unpublish(unlinked)])
    for (const path of [`/articles/${unlinked}`, `/articles/${unlinked}.md`, `/share/articles/${unlinked}.png`]) {
      expect(built.pages.has(path), path).toBe(true)
      expect(result.site.pages.has(path), path).toBe(false)
    }
    for (const path of ['/sitemap.xml', '/feed.xml', '/llms.txt', '/articles'])
      expect(textOf(result.site, path)).not.toContain(unlinked)
  })

  test('one that a page still links to must stay', async () => {
    const [linked = ''] = quizArticles
    expect(await problemOf(unpublish(linked))).toEqual({
      message: `The page /quiz/complete has a link to a page that doesn't exist: /articles/${linked}`,
      path: '/quiz/complete',
      text: `/articles/${linked}`,
    })
  })

  test('a new one gets everything that an article has', async () => {
    const slug = 'a-new-article'
    const value = { ...article, slug, title: 'A new article' } as unknown as Json
    const result = await published([{ path: `articles/${slug}`, original: null, value }])
    expect(textOf(result.site, `/articles/${slug}`)).toContain('A new article</h1>')
    expect(result.updated).toContain(`/articles/${slug}`)
    for (const path of ['/sitemap.xml', '/feed.xml', '/llms.txt', '/articles'])
      expect(textOf(result.site, path)).toContain(`/articles/${slug}`)
    const improved = await renderer.improve(result)
    expect(improved.pages.has(`/share/articles/${slug}.png`)).toBe(true)
  })
})

test('a photo is served for as long as a browser likes to keep it', async () => {
  const photo = { path: '/photos/abc.jpg', body: Buffer.from([0xff, 0xd8, 0xff]) }
  const change = { path: 'site/owner/photo', original: '', value: photo.path }
  const { site } = await published([change], { photos: [photo] })
  const { headers, body } = site.pages.get(photo.path)?.identity ?? {}
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(body).toEqual(photo.body)
  const { site: without } = await published([], { live: site })
  expect(without.pages.has(photo.path)).toBe(false)
})

describe('a problem', () => {
  test('names the page that a component refuses to render, and the next site is rendered', async () => {
    const broken = { path: 'nationalRules/title', original: words.nationalRules.title, value: {} }
    expect(await problemOf(broken)).toMatchObject({
      path: '/national-rules',
      message: expect.stringContaining("The page /national-rules can't be made"),
    })
    expect(await published([])).toMatchObject({ updated: [] })
  })

  test('is a page that is too heavy', async () => {
    const path = `articles/${article.slug}/content`
    const letters = Array.from({ length: 100_000 }, (_, i) => ((i * 7919) % 99_991).toString(36)).join(' ')
    const value = [{ type: 'paragraph', text: letters }]
    expect(await problemOf({ path, original: article.content as unknown as Json, value })).toMatchObject({
      message: expect.stringContaining('too long'),
      path: articlePath,
    })
  })
})

describe('a view', () => {
  const view = { changes: [newHomeTitle], pageDates, today, path: '/' }

  test("is the page as visitors would get it, with its policy's hashes", async () => {
    const result = await renderer.renderView({ ...view, marked: false })
    if (!result || 'problem' in result) throw new Error('There is no view.')
    const policy = built.pages.get('/')?.identity.headers['content-security-policy'] ?? ''
    for (const hash of [...result.inline.scripts, ...result.inline.styles]) expect(policy).toContain(hash)
    expect(result.html).toContain('Words that changed</h1>')
  })

  test('has markers only if asked', async () => {
    const [plain, marked] = await Promise.all(
      [false, true].map(marked => renderer.renderView({ ...view, marked }) as Promise<{ html: string }>),
    )
    expect(plain?.html).not.toMatch(/[\u{e0000}-\u{e007f}]/u)
    expect(marked?.html).toMatch(/[\u{e0020}-\u{e007e}]+Words that changed\u{e007f}/u)
  })

  test('is refused while too many wait, so that publishing goes on', async () => {
    const views = await Promise.all(Array.from({ length: 40 }, () => renderer.renderView({ ...view, marked: false })))
    const refused = views.filter(result => result && 'problem' in result)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(views.length)
    expect(refused[0]).toMatchObject({ problem: { message: expect.stringContaining('Too many pages') } })
  })

  test('of an unknown page is null', async () => {
    expect(await renderer.renderView({ ...view, path: '/nowhere', marked: false })).toBeNull()
  })
})

test("doesn't mix a new build with the files that the server has in memory", async () => {
  const renderer = createSiteRenderer({ folder: builtSite, built: { ...built, builtAt: new Date(0) }, log })
  onTestFinished(() => renderer.close())
  expect(await renderer.renderSite({ changes: [], pageDates, today, photos: [] }, built)).toEqual({
    problem: { message: 'The site was built again. Restart the server first.' },
  })
})
