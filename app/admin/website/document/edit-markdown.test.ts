import { expect, test } from 'vitest'
import { continueList } from './edit-markdown.ts'

/** The text after Enter at "|", with the cursor as "|". Undefined if Enter does what it always does. */
function afterEnter(typed: string) {
  const start = typed.indexOf('|')
  const text = typed.replace('|', '')
  const edit = continueList({ text, start, end: start })
  if (!edit) return undefined
  const next = text.slice(0, edit.from) + edit.text + text.slice(edit.to)
  return `${next.slice(0, edit.select[0])}|${next.slice(edit.select[0])}`
}

test.each([
  ['- One|', '- One\n- |'],
  ['- One|\n- Two', '- One\n- |\n- Two'],
  ['- On|e', '- On\n- |e'],
  ['9. Nine|', '9. Nine\n10. |'],
  ['- One\n- |', '- One\n\n|'],
  ['One|', undefined],
  ['|- One', undefined],
  ['-5 degrees|', undefined],
])('Enter in a list: %j', (typed, expected) => {
  expect(afterEnter(typed)).toBe(expected)
})
