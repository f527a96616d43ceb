import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { words as original } from '#content/all-words.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { describeOnEachDatabase, migratedDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { quickRenderer } from '#tests/support/quick-renderer.ts'
import { testPasswords } from '#tests/support/test-app.ts'
import { wordsDesk } from '#tests/support/words-desk.ts'
import { wordsCommand } from './words.ts'

const mission = 'about/mission'

async function newSite(kind: 'sqlite' | 'postgres') {
  const { dataDir, databaseUrl } = await migratedDatabaseSettings(kind)
  const database = await openDatabase({ dataDir, databaseUrl })
  onTestFinished(() => database.close())
  const secrets = { ADMIN_PASSWORD: testPasswords.admin.value, TOOLKIT_PASSWORD: testPasswords.toolkit.value }
  const env = { ...secrets, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  return { env, desk: await wordsDesk({ database, renderer: quickRenderer }) }
}

describeOnEachDatabase('npm run words', kind => {
  test('exports what is published as a patch, which becomes drafts on another site', async () => {
    const [from, to] = [await newSite(kind), await newSite(kind)]
    await from.desk.save(mission, 'We fix Mondays.')
    await from.desk.publish()
    await from.desk.save('site/owner/name', 'Only a draft')
    const file = join(await temporaryFolder(), 'words.json')
    await wordsCommand(['export', file], from.env)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([
      { op: 'test', path: '/about/mission', value: original.about.mission },
      { op: 'replace', path: '/about/mission', value: 'We fix Mondays.' },
    ])
    expect(await wordsCommand(['import', file], to.env)).toContain('Imported as drafts: 1')
    const { drafts } = await to.desk.overview()
    expect(drafts).toMatchObject([{ path: mission, after: 'We fix Mondays.', device: 'A command on the server' }])
  })

  test('brings every kind of change to another site', async () => {
    const [from, to] = [await newSite(kind), await newSite(kind)]
    const { desk } = from
    const [article, ...others] = JSON.parse(JSON.stringify(original.articles))
    for (const slug of ['new-article', 'left-out']) await desk.save(`articles/${slug}`, { ...article, slug })
    await desk.save('articles', ['new-article', ...others.map((other: { slug: string }) => other.slug)])
    await desk.save('homeFaq', [{ question: 'New?', answer: 'New.' }, ...original.homeFaq])
    await desk.save('site/owner/name', 'Robin Example')
    expect((await desk.publish()).status).toBe(200)
    const file = join(await temporaryFolder(), 'words.json')
    await wordsCommand(['export', file], from.env)
    await wordsCommand(['import', file], to.env)
    expect((await to.desk.publish()).status).toBe(200)
    expect(to.desk.live.published.words).toEqual(desk.live.published.words)
    expect(to.desk.live.published.words.articles.map(({ slug }) => slug)).not.toContain('left-out')
  })

  test('refuses a patch that is not allowed, names the entry, and imports nothing of it', async () => {
    const { env, desk } = await newSite(kind)
    const file = join(await temporaryFolder(), 'words.json')
    const good = { op: 'replace', path: '/about/mission', value: 'We fix Mondays.' }
    for (const [entry, reason] of [
      [{ op: 'replace', path: '/about/mission', value: '' }, '/about/mission'],
      [{ op: 'replace', path: '/no/such/text', value: 'x' }, '/no/such/text'],
      [{ op: 'test', path: '/about/mission', value: 'x' }, 'other words'],
      [{ op: 'move', from: '/a', path: '/b' }, 'Entry 2'],
    ] as const) {
      await writeFile(file, JSON.stringify([good, entry]))
      await expect(wordsCommand(['import', file], env)).rejects.toThrow(reason)
    }
    expect((await desk.overview()).drafts).toEqual([])
  })
})

test('explains its usage', async () => {
  await expect(wordsCommand([], {})).rejects.toThrow('Usage:')
  await expect(wordsCommand(['import'], {})).rejects.toThrow('Usage:')
})
