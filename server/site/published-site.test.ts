import { Temporal } from 'temporal-polyfill'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Clock, systemClock } from '#server/clock.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { testBuild } from '#tests/support/built-site.ts'
import { describeOnEachDatabase, migratedDatabaseSettings } from '#tests/support/databases.ts'
import { testApp } from '#tests/support/test-app.ts'
import { wordsDesk } from '#tests/support/words-desk.ts'
import type { Build } from './load-build.ts'

const mission = 'about/mission'
const newMission = 'We fix Mondays.'

/** Its timers don't wait. */
const fastClock: Clock = { ...systemClock, after: (_ms, work) => systemClock.after(20, work) }

describeOnEachDatabase('what one server publishes', kind => {
  test('is shown by it at once, and by the other one without a request to it', async () => {
    const settings = await migratedDatabaseSettings(kind)
    const databases = [await openDatabase(settings), await openDatabase(settings)] as const
    onTestFinished(async () => void (await Promise.all(databases.map(database => database.close()))))
    const { save, publish, page } = await wordsDesk({ database: databases[0] })
    const { app: other } = await testApp({ database: databases[1], runsJobs: true, clock: fastClock })
    await other.ready()
    const pageThere = async () => (await other.inject('/about')).body
    expect(await pageThere()).not.toContain(newMission)
    await page('/about')
    await save(mission, newMission)
    expect((await publish()).status).toBe(200)
    expect(await page('/about')).toContain(newMission)
    await vi.waitFor(async () => expect(await pageThere()).toContain(newMission), { timeout: 30_000 })
    expect(other.published.words.about.mission).toBe(newMission)
  })
})

test('pages keep their ETag over a publication of other words', async () => {
  const { app, save, publish } = await wordsDesk()
  const etagOf = async (path: string) => (await app.inject(path)).headers.etag
  const before = [await etagOf('/about'), await etagOf('/beta')]
  await save(mission, newMission)
  await publish()
  expect(await etagOf('/about')).not.toBe(before[0])
  expect(await etagOf('/beta')).toBe(before[1])
})

test('a page that the words break stays as in the release, and the owner hears of it', async () => {
  const isBroken = { now: false }
  const build: Build = {
    ...testBuild,
    createSite: (words, options) => {
      const site = testBuild.createSite(words, options)
      const renderPage: typeof site.renderPage = path => {
        if (isBroken.now && path === '/about' && words.about.mission === newMission) throw new Error('No such shape.')
        return site.renderPage(path)
      }
      return { ...site, renderPage }
    },
  }
  const { app, save, publish, page, logLines } = await wordsDesk({ build })
  const before = await page('/about')
  await save(mission, newMission)
  await publish()
  isBroken.now = true
  expect(app.site.trouble()).toBeUndefined()
  expect(await page('/about')).toBe(before)
  expect(app.site.trouble()).toMatchObject({ detail: expect.stringContaining('No such shape.') })
  expect(logLines.join('')).toContain("published words can't be shown")
  isBroken.now = false
  await app.site.renew()
  expect(await page('/about')).toContain(newMission)
  expect(app.site.trouble()).toBeUndefined()
})

test('pages get a new date after midnight', async () => {
  let now = Temporal.Instant.from('2026-11-19T12:00:00Z')
  const clock: Clock = { ...fastClock, now: () => new Date(now.epochMilliseconds) }
  const { app } = await testApp({ clock, runsJobs: true })
  await app.ready()
  const legal = async () => (await app.inject('/privacy-policy.md')).body
  expect(await legal()).toContain('November 19, 2026')
  now = now.add({ hours: 24 })
  await vi.waitFor(async () => expect(await legal()).toContain('November 20, 2026'), { timeout: 30_000 })
})

test.each(['http://localhost:3000', 'https://www.another.test'])('one build serves %s', async siteUrl => {
  const { app } = await testApp({ env: { SITE_URL: siteUrl } })
  const body = async (path: string) => (await app.inject(path)).body
  expect(await body('/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(await body('/sitemap.xml')).toContain(`<loc>${siteUrl}/about</loc>`)
  const about = await body('/about')
  expect(about).toContain(`<link rel="canonical" href="${siteUrl}/about"/>`)
  expect(about).toContain(`content="${siteUrl}/share/about.png"`)
  expect(about).toContain(`"@id":"${siteUrl}/#company"`)
  const other = siteUrl.startsWith('https') ? 'http://localhost:3000' : 'https://www.another.test'
  for (const path of ['/about', '/feed.xml', '/llms.txt', '/about.md']) {
    expect(await body(path)).toContain(siteUrl)
    expect(await body(path)).not.toContain(other)
  }
})

test('a share image is drawn when it is first asked for, with the published title', async () => {
  const { app, save, publish } = await wordsDesk()
  const imageOf = async (path: string) => (await app.inject(path)).headers
  const before = await imageOf('/share/home.png')
  expect(before).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-cache' })
  await save('home/title', 'Another title')
  await publish()
  expect((await imageOf('/share/home.png')).etag).not.toBe(before.etag)
})
