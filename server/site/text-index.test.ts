import { expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import { indexTexts } from './text-index.ts'

test('other requests are answered between two documents that are read', async () => {
  let turns = 0
  let isDone = false
  const next = () => {
    turns += 1
    if (!isDone) setImmediate(next)
  }
  setImmediate(next)
  await indexTexts(() => ({ paths: [], renderPage: () => undefined }), words)
  isDone = true
  expect(turns).toBeGreaterThanOrEqual(Object.values(words.documents).flat().length)
})
