import { expect, onTestFinished, test } from 'vitest'
import { words } from '#content/all-words.ts'
import type { PastVersion, Remark, WordsOverview } from '#contracts/words.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { describeOnEachDatabase, migratedDatabaseSettings } from '#tests/support/databases.ts'
import { testApp } from '#tests/support/test-app.ts'
import { type WordsDesk, wordsDesk } from '#tests/support/words-desk.ts'

const mission = 'about/mission'
const newMission = 'We fix Mondays.'

const rowsOf = async ({ database: { read } }: Pick<WordsDesk, 'database'>) => ({
  changes: await read.selectFrom('word_changes').selectAll().execute(),
  versions: await read.selectFrom('word_versions').select('version').execute(),
  drafts: await read.selectFrom('word_drafts').selectAll().execute(),
})

/** Two servers on one database. */
async function twoServers(kind: 'sqlite' | 'postgres') {
  const settings = await migratedDatabaseSettings(kind)
  const databases = [await openDatabase(settings), await openDatabase(settings)] as const
  onTestFinished(async () => void (await Promise.all(databases.map(database => database.close()))))
  const [first, second] = databases
  return [await wordsDesk({ database: first }), await wordsDesk({ database: second })] as const
}

describeOnEachDatabase('publishing', kind => {
  test('dates the page, and keeps what was there in the history', async () => {
    const desk = await wordsDesk({ kind })
    const { app, save, publish, call, database } = desk
    await save(mission, newMission)
    const published = await publish()
    expect(published).toMatchObject({ status: 200, body: { version: 1, drafts: [], publishedAt: expect.any(String) } })
    expect(app.published.words.about.mission).toBe(newMission)
    expect(await database.read.selectFrom('word_page_dates').select('page').execute()).toEqual([{ page: '/about' }])
    const { body } = await call<{ versions: PastVersion[] }>('GET', '/history')
    expect(body.versions).toMatchObject([
      { version: 1, changes: [{ path: mission, before: words.about.mission, after: newMission }] },
    ])
    const entries = await database.read.selectFrom('audit_log').select(['action', 'details']).execute()
    expect(entries).toContainEqual({ action: 'words.published', details: '{"count":1,"version":1}' })
    expect(entries).toContainEqual({ action: 'words.drafted', details: '{}' })
  })

  test('is refused if the drafts changed since they were seen, and without drafts', async () => {
    const desk = await wordsDesk({ kind })
    const { save, call } = desk
    expect((await call('POST', '/publish', { revisions: [] })).status).toBe(422)
    const { body } = await save(mission, newMission)
    const seen = await desk.revisions()
    await save(mission, 'Another text.', body.revision)
    const refused = await call('POST', '/publish', { revisions: seen })
    expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining('changed') } })
    expect(await rowsOf(desk)).toMatchObject({ changes: [], versions: [], drafts: [{ path: mission }] })
  })

  test('twice at once happens once, and both servers show it', async () => {
    const [first, second] = await twoServers(kind)
    await first.save(mission, newMission)
    const revisions = await first.revisions()
    const both = await Promise.all([first, second].map(({ call }) => call('POST', '/publish', { revisions })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await rowsOf(first)).versions).toEqual([{ version: 1 }])
    for (const { app } of [first, second]) {
      await app.site.renew()
      expect(app.published.words.about.mission).toBe(newMission)
    }
  })

  test('that fails leaves everything as it was and names the text', async () => {
    const desk = await wordsDesk({ kind })
    const { save, publish, page, call } = desk
    const before = await page('/about')
    await save(mission, newMission)
    const { database } = desk
    // As from a release whose rules were different.
    const row = { value: JSON.stringify('x'.repeat(100_000)), revision: 'x' }
    await database.write(transaction =>
      transaction.updateTable('word_drafts').set(row).where('path', '=', mission).execute(),
    )
    const checked = await call<{ problems: Remark[] }>('POST', '/check')
    expect(checked.body.problems).toMatchObject([{ path: mission, label: expect.stringMatching(/mission/i) }])
    const refused = await publish()
    expect(refused).toMatchObject({ status: 422, body: { error: expect.stringMatching(/mission/i) } })
    expect(await page('/about')).toBe(before)
    expect(await rowsOf(desk)).toMatchObject({ changes: [], versions: [] })
  })

  test('survives a restart: the server shows the published words before it listens', async () => {
    const settings = await migratedDatabaseSettings(kind)
    const database = await openDatabase(settings)
    onTestFinished(() => database.close())
    const { save, publish, app } = await wordsDesk({ database })
    await save(mission, newMission)
    await save('site/owner/name', 'Robin Example')
    await publish()
    await app.close()
    const { app: restarted } = await testApp({ database })
    expect(restarted.published.words.about.mission).toBe(newMission)
    expect(restarted.published.words.site.owner.name).toBe('Robin Example')
    expect(restarted.site.trouble()).toBeUndefined()
  })

  test('takes one change back, or everything, as drafts', async () => {
    const { save, publish, call, overview, actions } = await wordsDesk({ kind })
    await save(mission, 'One.')
    await publish()
    await save(mission, 'Two.')
    await save('site/owner/name', 'Robin Example')
    await publish()
    expect((await call('POST', '/undo', { version: 2, path: mission })).body.drafts).toMatchObject([
      { path: mission, before: 'Two.', after: 'One.' },
    ])
    expect((await call('POST', '/undo', { version: 1, path: mission })).body.drafts).toMatchObject([
      { path: mission, after: words.about.mission },
    ])
    expect((await call('POST', '/undo', { after: 1 })).body.drafts).toMatchObject([
      { path: mission, after: 'One.' },
      { path: 'site/owner/name', after: '' },
    ])
    expect((await call('POST', '/undo', { after: 0 })).body.drafts).toMatchObject([
      { path: mission, after: words.about.mission },
      { path: 'site/owner/name' },
    ])
    await publish()
    expect(await overview()).toMatchObject({ version: 3, drafts: [] })
    expect((await actions()).filter(action => action === 'words.undone')).toHaveLength(4)
    for (const body of [{ version: 9, path: mission }, { version: 1, path: 'no/text' }, { after: 9 }])
      expect(await call('POST', '/undo', body)).toMatchObject({
        status: 422,
        body: { error: expect.stringMatching(/\.$/) },
      })
  })

  test('going back skips what can no longer be used, with a sentence', async () => {
    const { save, publish, call, database } = await wordsDesk({ kind })
    await save(mission, 'One.')
    await save('site/owner/name', 'Robin Example')
    await publish()
    await save(mission, 'Two.')
    await save('site/owner/name', 'Another Name')
    await publish()
    // As from a release whose rules were different.
    await database.write(transaction =>
      transaction
        .updateTable('word_history')
        .set({ before_value: JSON.stringify('x'.repeat(100_000)) })
        .where('path', '=', mission)
        .where('version', '=', 2)
        .execute(),
    )
    const { body } = await call<WordsOverview & { skipped: Remark[] }>('POST', '/undo', { after: 1 })
    expect(body.drafts).toMatchObject([{ path: 'site/owner/name', after: 'Robin Example' }])
    expect(body.skipped).toMatchObject([{ path: mission, message: expect.stringContaining('too long') }])
    expect((await call('POST', '/undo', { version: 2, path: mission })).status).toBe(422)
  })

  test('shows where a new release has other words, and lets the owner choose', async () => {
    const { app, database, call, overview, publish, save, actions } = await wordsDesk({ kind })
    await save(mission, newMission)
    await publish()
    const setOriginal = () =>
      database.write(transaction =>
        transaction
          .updateTable('word_changes')
          .set({ original: JSON.stringify('An older original.') })
          .where('path', '=', mission)
          .execute(),
      )
    await setOriginal()
    expect((await overview()).conflicts).toMatchObject([
      { path: mission, oldOriginal: 'An older original.', newOriginal: words.about.mission, owners: newMission },
    ])
    expect((await call('POST', '/conflicts', { path: mission, keep: 'owners' })).body).toMatchObject({
      conflicts: [],
      drafts: [],
    })
    expect((await call('POST', '/conflicts', { path: mission, keep: 'owners' })).status).toBe(422)
    await setOriginal()
    const chosen = await call('POST', '/conflicts', { path: mission, keep: 'original' })
    expect(chosen.body.drafts).toMatchObject([{ path: mission, after: words.about.mission }])
    await publish()
    expect((await actions()).filter(action => action === 'words.settled')).toHaveLength(2)
    expect((await overview()).conflicts).toEqual([])
    expect(app.published.words.about.mission).toBe(words.about.mission)
  })
})

const [article] = words.articles
const block = article?.content.findIndex(({ type }) => type === 'paragraph') ?? 0
const deadLink = { type: 'link', url: '/nowhere', text: 'A link' } as const

test.each([
  [`articles/${article?.slug}/content`, article?.content.with(block, deadLink), /“.*text.*”: .*\/nowhere/],
  ['home/title', 'A title that goes on and on '.repeat(7).trim(), /“Home page: title”: .*share image/],
  ['cityPage/metaDescription', `{city} {state} ${'x'.repeat(140)}`, /“Every city page: description.*characters/],
])(
  'a page that %s would break is not published: the sentence names the text, and site and drafts stay',
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

test('names the text with a link that leads nowhere, then changes the pages and their Markdown versions', async () => {
  const { save, publish, page, call } = await wordsDesk()
  await save(mission, newMission)
  const link = 'about/callToAction/start/to'
  await save(link, '/nowhere')
  const { body } = await call<{ problems: Remark[] }>('POST', '/check')
  const message = expect.stringContaining('/nowhere')
  expect(body.problems).toMatchObject([{ path: link, page: '/about', message }])
  await call('POST', '/drafts/discard', { path: link })
  expect((await publish()).status).toBe(200)
  expect(await page('/about')).toContain(newMission)
  expect(await page('/about.md')).toContain(newMission)
})

test('warns about promises that the software keeps', async () => {
  const { save, call } = await wordsDesk()
  const [document] = words.legalDocuments
  const path = `legalDocuments/${document?.slug}/title`
  expect((await save(path, 'Another title')).status).toBe(200)
  const { body } = await call<{ problems: Remark[]; warnings: Remark[] }>('POST', '/check')
  expect(body).toMatchObject({ problems: [], warnings: [{ path, message: expect.stringContaining('legal text') }] })
})

test('a text in a list that was changed since is not undone at the wrong entry', async () => {
  const { save, publish, call, overview } = await wordsDesk()
  await save('homeFaq/0/answer', 'One.')
  await publish()
  await save('homeFaq/0/answer', 'Two.')
  await publish()
  await save('homeFaq', [{ question: 'New?', answer: 'New.' }, ...words.homeFaq])
  expect(await call('POST', '/undo', { version: 2, path: 'homeFaq/0/answer' })).toMatchObject({
    status: 422,
    body: { error: expect.stringContaining('list') },
  })
  expect((await overview()).drafts).toMatchObject([{ path: 'homeFaq' }])
})
