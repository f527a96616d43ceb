import { expect, test } from 'vitest'
import { toolkit } from '#server/forms/toolkit.ts'
import { isToolkit } from './toolkit-store.ts'

test('accepts the toolkit that the server sends, also after storing it', () => {
  expect(isToolkit(toolkit)).toBe(true)
  expect(isToolkit(JSON.parse(JSON.stringify(toolkit)))).toBe(true)
})

test('rejects any other stored value', () => {
  for (const other of [undefined, null, true, 'toolkit', 10, [], {}]) expect(isToolkit(other)).toBe(false)
  for (const part of Object.keys(toolkit)) {
    expect(isToolkit({ ...toolkit, [part]: undefined }), part).toBe(false)
    expect(isToolkit({ ...toolkit, [part]: {} }), part).toBe(false)
    expect(isToolkit({ ...toolkit, [part]: [null] }), part).toBe(false)
  }
  expect(isToolkit({ ...toolkit, whatItIs: { ...toolkit.whatItIs, items: 'one' } })).toBe(false)
})
