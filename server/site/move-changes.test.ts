import { expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { quickRenderer } from '#tests/support/quick-renderer.ts'
import { testApp } from '#tests/support/test-app.ts'
import { type WordsDesk, wordsDesk } from '#tests/support/words-desk.ts'

const answerOf = (index: number) => words.homeFaq[index]?.answer ?? ''

/** As if an older release, with these texts at other places, had stored them. */
const place = ({ database }: WordsDesk, from: string, to: string) =>
  database.write(async transaction => {
    for (const table of ['word_changes', 'word_history', 'word_drafts'] as const)
      await transaction.updateTable(table).set({ path: to }).where('path', '=', from).execute()
  })

describeOnEachDatabase('a text that a release has moved', kind => {
  test('keeps its change, which can be taken back at the new place', async () => {
    const desk = await wordsDesk({ kind, renderer: quickRenderer })
    await desk.save('homeFaq/1/answer', 'One.')
    await desk.save('homeFaq/2/answer', 'Two.')
    await desk.publish()
    await desk.save('homeFaq/1/answer', 'A draft.')
    // They also changed places.
    await place(desk, 'homeFaq/1/answer', 'x')
    await place(desk, 'homeFaq/2/answer', 'homeFaq/1/answer')
    await place(desk, 'x', 'homeFaq/2/answer')

    const { live } = await testApp({ database: desk.database, renderer: quickRenderer })
    expect(live.published.words.homeFaq.map(({ answer }) => answer)).toEqual([
      answerOf(0),
      'One.',
      'Two.',
      ...words.homeFaq.slice(3).map(({ answer }) => answer),
    ])
    const { drafts } = await desk.overview()
    expect(drafts).toMatchObject([{ path: 'homeFaq/1/answer', before: 'One.', after: 'A draft.' }])
    expect((await desk.save('homeFaq/2/answer', null)).body).toMatchObject({ value: answerOf(2), isDraft: true })
    await desk.publish()
    const stored = await desk.database.read.selectFrom('word_changes').select('path').execute()
    expect(stored).toEqual([{ path: 'homeFaq/1/answer' }])
  })

  test('is undone at its new place', async () => {
    const desk = await wordsDesk({ kind, renderer: quickRenderer })
    for (const answer of ['One.', 'Two.']) {
      const [draft] = (await desk.overview()).drafts
      await desk.save('homeFaq/1/answer', answer, draft?.revision ?? null)
      await desk.publish()
    }
    await place(desk, 'homeFaq/1/answer', 'homeFaq/0/answer')
    await testApp({ database: desk.database, renderer: quickRenderer })
    const undone = await desk.call('POST', '/undo', { version: 2, path: 'homeFaq/0/answer' })
    expect(undone.body.drafts).toMatchObject([{ path: 'homeFaq/1/answer', after: 'One.' }])
    const back = await desk.call('POST', '/undo', { after: 1 })
    expect(back.body.drafts).toMatchObject([{ path: 'homeFaq/1/answer', after: 'One.' }])
  })
})

test('a text in a list that was changed since is not undone at the wrong entry', async () => {
  const { save, publish, call, overview } = await wordsDesk({ renderer: quickRenderer })
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
