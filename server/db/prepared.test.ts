import { expect, test } from 'vitest'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { prepared, preparedInsert } from './prepared.ts'
import { together } from './together.ts'

const insertRows = preparedInsert('rate_limits')
const usesOf = prepared((handle, { key }: { key: string }) =>
  handle.selectFrom('rate_limits').select('uses').where('key', '=', key).where('uses', '<', 100),
)
const row = (key: string, uses = 1) => ({ key, uses, window_ends_at: '2026-01-01T00:00:00.000Z' })

describeOnEachDatabase('a prepared query', kind => {
  test('gets its own values each time, whatever the order they are named in', async () => {
    const { read, write } = await newDatabase(kind)
    await write(async transaction => {
      await insertRows(transaction, [row('a', 1)])
      await insertRows(transaction, [{ window_ends_at: 'later', uses: 2, key: "b'; --" }])
      await insertRows(transaction, [row('d', 3), { window_ends_at: 'later', uses: 4, key: 'e' }])
    })
    expect((await usesOf(read, { key: 'a' })).rows).toEqual([{ uses: 1 }])
    expect((await usesOf(read, { key: "b'; --" })).rows).toEqual([{ uses: 2 }])
    expect((await usesOf(read, { key: 'c' })).rows).toEqual([])
    expect((await usesOf(read, { key: 'd' })).rows).toEqual([{ uses: 3 }])
    expect((await usesOf(read, { key: 'e' })).rows).toEqual([{ uses: 4 }])
  })

  test('one of several that are sent together may fail: none of them is kept, and the next transaction is not disturbed', async () => {
    const { read, write } = await newDatabase(kind)
    const failing = write(transaction =>
      together([
        () => insertRows(transaction, [row('first')]),
        () => insertRows(transaction, [row('first')]),
        () => insertRows(transaction, [row('third')]),
        () => {
          throw new Error('not even sent')
        },
      ]),
    )
    const others = ['x', 'y', 'z'].map(key => write(transaction => insertRows(transaction, [row(key)])))
    await expect(failing).rejects.toThrow(/unique/i)
    await Promise.all(others)
    const rows = await read.selectFrom('rate_limits').select('key').orderBy('key').execute()
    expect(rows.map(({ key }) => key)).toEqual(['x', 'y', 'z'])
  })
})
