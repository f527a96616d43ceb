import { expect, onTestFinished, test, vi } from 'vitest'
import { words } from '#content/all-words.ts'
import type { Json, PastVersion, WordsOverview } from '#contracts/words.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { describeOnEachDatabase, migratedDatabaseSettings } from '#tests/support/databases.ts'
import { testApp } from '#tests/support/test-app.ts'
import { type WordsDesk, wordsDesk } from '#tests/support/words-desk.ts'

const mission = 'about/mission'
const newMission = 'We fix Mondays.'
const robin = { ...words.site, owner: { ...words.site.owner, name: 'Robin Example' } } as unknown as Json

const rowsOf = async ({ database: { read } }: Pick<WordsDesk, 'database'>) => ({
  changes: await read.selectFrom('word_changes').selectAll().execute(),
  versions: await read.selectFrom('word_versions').select('version').execute(),
  drafts: await read.selectFrom('word_drafts').selectAll().execute(),
})

async function twoServers(kind: 'sqlite' | 'postgres') {
  const settings = await migratedDatabaseSettings(kind)
  const databases = [await openDatabase(settings), await openDatabase(settings)] as const
  onTestFinished(async () => void (await Promise.all(databases.map(database => database.close()))))
  return [await wordsDesk({ database: databases[0] }), await wordsDesk({ database: databases[1] })] as const
}

describeOnEachDatabase('publishing', kind => {
  test('shows the words at once, dates the page, and keeps what was there in the history', async () => {
    const { save, publish, call, page, database } = await wordsDesk({ kind })
    await save(mission, newMission)
    expect(await publish()).toMatchObject({
      status: 200,
      body: { version: 1, drafts: [], publishedAt: expect.any(String) },
    })
    expect(await page('/about')).toContain(newMission)
    expect(await page('/about.md')).toContain(newMission)
    expect(await database.read.selectFrom('word_page_dates').select('page').execute()).toEqual([{ page: '/about' }])
    const { body } = await call<PastVersion[]>('GET', '/history')
    expect(body).toMatchObject([
      {
        version: 1,
        changes: [{ path: mission, label: 'About page: mission', before: words.about.mission, after: newMission }],
      },
    ])
    const entries = await database.read.selectFrom('audit_log').select(['action', 'details']).execute()
    expect(entries).toContainEqual({ action: 'words.published', details: '{"count":1,"version":1}' })
  })

  test('is refused if the drafts changed since they were seen, and without drafts', async () => {
    const desk = await wordsDesk({ kind })
    const { save, call, overview } = desk
    const { draftsRevision: none } = await overview()
    expect((await call('POST', '/publish', { revision: none })).status).toBe(422)
    await save(mission, newMission)
    const { draftsRevision: revision } = await overview()
    await save(mission, 'Another text.')
    expect(await call('POST', '/publish', { revision })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('changed') },
    })
    expect(await rowsOf(desk)).toMatchObject({ changes: [], versions: [], drafts: [{ path: mission }] })
  })

  test('on two servers at once happens once', async () => {
    const [first, second] = await twoServers(kind)
    await first.save(mission, newMission)
    const { draftsRevision: revision } = await first.overview()
    const both = await Promise.all([first, second].map(({ call }) => call('POST', '/publish', { revision })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await rowsOf(first)).versions).toEqual([{ version: 1 }])
    for (const { app, page } of [first, second]) {
      await app.site.renew()
      expect(await page('/about')).toContain(newMission)
    }
  })

  test('survives a restart: the server shows the published words before it listens', async () => {
    const settings = await migratedDatabaseSettings(kind)
    const database = await openDatabase(settings)
    onTestFinished(() => database.close())
    const { save, publish, app } = await wordsDesk({ database })
    await save('site/company', robin)
    await publish()
    await app.close()
    const { app: restarted } = await testApp({ database })
    expect((await restarted.inject('/about')).body).toContain('Robin Example')
    expect(restarted.published.words.site.owner.name).toBe('Robin Example')
  })

  test('leaves out what the owner holds back, which stays a draft', async () => {
    const { save, call, overview, page } = await wordsDesk({ kind })
    await save(mission, newMission)
    await save('about/intro', 'Half a sent')
    await save('home/title', 'A title that goes on and on '.repeat(7).trim())
    const without = ['about/intro', 'home/title']
    const { draftsRevision: revision } = await overview()
    expect(await call('POST', '/publish', { revision, without })).toMatchObject({
      status: 200,
      body: { version: 1, drafts: without.map(path => ({ path })) },
    })
    expect(await page('/about')).toContain(newMission)
    expect(await page('/about')).not.toContain('Half a sent')
    const rest = { revision: (await overview()).draftsRevision, without }
    expect(await call('POST', '/publish', rest)).toMatchObject({ status: 422 })
  })

  test('goes back to an earlier version as drafts, but not over a draft of the same text', async () => {
    const { save, publish, call, overview, actions } = await wordsDesk({ kind })
    await save(mission, 'One.')
    await publish()
    await save(mission, 'Two.')
    await save('site/company', robin)
    await publish()
    await save('home/title', 'Something else')
    expect((await call('POST', '/return', { version: 1 })).body.drafts).toMatchObject([
      { path: mission, before: 'Two.', after: 'One.' },
      { path: 'home/title' },
      { path: 'site/company' },
    ])
    expect(await call('POST', '/return', { version: 0 })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('“About page: mission”') },
    })
    await save('home/title', words.home.title)
    await publish()
    expect((await call('POST', '/return', { version: 0 })).body.drafts).toMatchObject([
      { path: mission, before: 'One.', after: words.about.mission },
    ])
    await publish()
    expect(await overview()).toMatchObject({ version: 4, drafts: [] })
    expect((await actions()).filter(action => action === 'words.undone')).toHaveLength(2)
    expect(await call('POST', '/return', { version: 9 })).toMatchObject({ status: 422 })
  })

  test('a reply is used as soon as it is saved, and can be found in the history', async () => {
    const { app, save, overview, call, publish, actions } = await wordsDesk({ kind })
    await save(mission, newMission)
    const replies = [{ label: 'Call', subject: 'Hi', paragraphs: ['Book here: {booking}'] }]
    expect((await save('replies/survey', replies)).body.text).toMatchObject({ value: replies, isDraft: false })
    expect(app.published.words.replyTemplates.survey).toEqual(replies)
    expect(await overview()).toMatchObject({ version: 1, drafts: [{ path: mission }] })
    expect(await actions()).toContain('words.published')
    await publish()
    const { body } = await call<PastVersion[]>('GET', '/history')
    expect(body.map(({ changes }) => changes.map(({ path }) => path))).toEqual([[mission], ['replies/survey']])
  })
})

test('going back skips what can no longer be used, and names it', async () => {
  const { save, publish, call, database } = await wordsDesk()
  await save(mission, 'One.')
  await save('home/title', 'First title')
  await publish()
  await save(mission, 'Two.')
  await save('home/title', 'Second title')
  await publish()
  // As from a release whose rules were different.
  await database.write(transaction =>
    transaction
      .updateTable('word_history')
      .set({ change_value: JSON.stringify('x'.repeat(100_000)) })
      .where('path', '=', mission)
      .where('version', '=', 1)
      .execute(),
  )
  const { body } = await call<WordsOverview & { skipped: string[] }>('POST', '/return', { version: 1 })
  expect(body.drafts).toMatchObject([{ path: 'home/title', after: 'First title' }])
  expect(body.skipped).toEqual(['About page: mission'])
})

test('what a release can no longer use is listed, and the release is shown', async () => {
  const { database, overview, page } = await wordsDesk()
  const rows = [
    { path: 'home/gone', value: '"Mine"' },
    { path: mission, value: '["A list"]' },
  ]
  await database.write(transaction => transaction.insertInto('word_changes').values(rows).execute())
  expect((await overview()).unused.map(({ path }) => path).sort()).toEqual([mission, 'home/gone'])
  expect(await page('/about')).toContain('To help owners build businesses')
})

const [article] = words.documents.articles
const withText = (text: string) => ({ ...article, text }) as unknown as Json
const paragraph = 'Plain words, enough for a paragraph.'

test.each<[path: string, value: Json, reason: RegExp]>([
  [`articles/${article?.slug}`, withText(`${paragraph}\n\n[A link](/nowhere)`), /“Article .*”: .*\/nowhere/],
  [`articles/${article?.slug}`, withText(`${paragraph}\n\n<b>Bold</b>`), /“Article .*”: Line 3 of the text: HTML/],
  ['city-page/metaDescription', `{city} {state} ${'x'.repeat(140)}`, /“.*city page: description.*characters/],
  [
    'about/callToAction',
    { ...words.about.callToAction, start: { text: 'Go', to: '/nowhere' } },
    /closing section”: .*\/nowhere/,
  ],
])(
  'a page that %s would break is not published: the sentence names the text, and everything stays',
  async (path, value, reason) => {
    const desk = await wordsDesk()
    const { save, publish, page } = desk
    const before = [await page('/'), await page(`/articles/${article?.slug}`)]
    expect((await save(mission, newMission)).status).toBe(200)
    const saved = await save(path, value)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(await publish()).toMatchObject({ status: 422, body: { error: expect.stringMatching(reason) } })
    expect(await rowsOf(desk)).toMatchObject({
      changes: [],
      versions: [],
      drafts: expect.arrayContaining([expect.objectContaining({ path })]),
    })
    expect([await page('/'), await page(`/articles/${article?.slug}`)]).toEqual(before)
  },
)

test('a problem that several drafts could have made names them all, and no other', async () => {
  const { save, publish } = await wordsDesk()
  const { email, ...facts } = words.cityPage.facts
  await save('city-page/metaDescription', `{city} {state} ${'x'.repeat(140)}`)
  await save('city-page/facts', { ...facts, email: { ...email, title: 'Write' } } as Json)
  await save(mission, newMission)
  const refused = await publish()
  expect(refused).toMatchObject({ status: 422, body: { error: expect.stringContaining('characters') } })
  const [problem = ''] = refused.body.error?.split('\n') ?? []
  for (const label of ['city page: description', 'city page: facts']) expect(problem).toContain(label)
  expect(problem).not.toContain('mission')
})

test('another server shows published words without being asked', async () => {
  const settings = await migratedDatabaseSettings('sqlite')
  const databases = [await openDatabase(settings), await openDatabase(settings)] as const
  onTestFinished(async () => void (await Promise.all(databases.map(database => database.close()))))
  const first = await wordsDesk({ database: databases[0] })
  const second = await wordsDesk({ database: databases[1], runsJobs: true })
  await second.app.ready()
  await first.save(mission, newMission)
  await first.publish()
  await vi.waitFor(async () => expect(await second.page('/about')).toContain(newMission), { timeout: 30_000 })
})
