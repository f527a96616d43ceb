import { expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import type { Json } from '#content/editing/change.ts'
import { checkValue } from '#content/editing/check-value.ts'
import { fieldPaths, fieldRule } from '#content/editing/fields.ts'
import { valueAt } from '#content/editing/value-at.ts'
import { asBlock } from './block-forms.ts'
import { entryErrors, tidyEntry } from './entry-input.ts'
import { asText, asTexts, linesIn, paragraphsIn, partOf, withPart } from './entry-values.ts'
import { addEntry, changeEntry, keptEntries, moveEntry, toEntries } from './list-entries.ts'
import { listForm } from './list-forms.ts'

const listPaths = fieldPaths(words).filter(path => fieldRule(words, path)?.kind === 'list' && path !== 'articles')
const entriesAt = (path: string) => toEntries(valueAt(words, path) ?? [])

test('every text of every editable list has an input', () => {
  expect(listPaths.length).toBeGreaterThan(30)
  for (const path of listPaths) {
    const { inputsOf } = listForm(path)
    for (const { value } of entriesAt(path)) {
      const keys = inputsOf(value).map(({ key }) => key)
      const missing = textsBelow(value).filter(text => !keys.some(key => text === key || text.startsWith(`${key}/`)))
      // Not texts: what a block is, and files.
      expect(missing.filter(text => !/(^|\/)(type|embedUrl|key)$|^url$/.test(text))).toEqual([])
    }
  }
})

/** Keys of all strings in an entry. */
function textsBelow(entry: Json, key = ''): string[] {
  if (typeof entry === 'string') return [key]
  if (typeof entry !== 'object' || entry === null) return []
  return Object.entries(entry).flatMap(([name, part]) => textsBelow(part as Json, key ? `${key}/${name}` : name))
}

test('the lists of the release pass the checks, and stay as they are when they are saved', () => {
  for (const path of listPaths) {
    const { inputsOf } = listForm(path)
    for (const { value } of entriesAt(path)) {
      expect(entryErrors(path, inputsOf(value), value)).toEqual([])
      expect(tidyEntry(inputsOf(value), value)).toEqual(value)
    }
  }
})

test('a new entry with every input filled in is one that the server accepts', () => {
  for (const path of listPaths) {
    const { blank, inputsOf } = listForm(path)
    const filled = inputsOf(blank).reduce<Json>((entry, { key, kind }) => {
      if (kind === 'choice' || kind === 'photo') return entry
      const text = key.endsWith('url') || path === 'site/links/profiles' ? 'https://example.com/' : 'Text'
      return withPart(entry, key, kind === 'paragraphs' || kind === 'lines' ? [text] : text)
    }, blank)
    const whole = [...entriesAt(path).map(({ value }) => value), filled]
    expect(checkValue(words, path, whole), path).toBeUndefined()
  }
})

test('an empty or unsafe entry is refused next to its input', () => {
  const { blank, inputsOf } = listForm('homeFaq')
  expect(entryErrors('homeFaq', inputsOf(blank), blank)).toEqual([
    { key: 'question', message: "“Question” can't be empty." },
    { key: 'answer', message: "“Answer” can't be empty." },
  ])
  const link = { type: 'link', text: 'Here', url: 'javascript:alert(1)' }
  const path = 'articles/first-process-to-automate/content'
  expect(entryErrors(path, listForm(path).inputsOf(link), link)).toMatchObject([{ key: 'url' }])
})

test('a source needs both its name and its link, and disappears without them', () => {
  const path = 'cities/calgary-alberta-ai-consultants/local/sections'
  const section = { heading: 'Heading', paragraphs: ['Text'], source: { label: 'Name', url: '' } }
  const inputs = listForm(path).inputsOf(section)
  expect(entryErrors(path, inputs, section).map(({ key }) => key)).toEqual(['source/url'])
  const empty = withPart(section, 'source/label', ' ')
  expect(entryErrors(path, inputs, empty)).toEqual([])
  expect(tidyEntry(inputs, empty)).toEqual({ heading: 'Heading', paragraphs: ['Text'] })
})

test('entries move past removed ones, which can be put back', () => {
  const entries = changeEntry(toEntries(['a', 'b', 'c']), 2, { isRemoved: true })
  const values = (list: typeof entries) => keptEntries(list).map(({ value }) => value)
  expect(values(entries)).toEqual(['a', 'c'])
  const moved = moveEntry(entries, 3, -1)
  expect(values(moved)).toEqual(['c', 'a'])
  expect(values(moveEntry(moved, 3, -1))).toEqual(['c', 'a'])
  expect(values(changeEntry(moved, 2, { isRemoved: false }))).toEqual(['c', 'a', 'b'])
  expect(values(addEntry(moved, 'new', 3).entries)).toEqual(['c', 'new', 'a'])
  expect(values(addEntry([], 'first').entries)).toEqual(['first'])
})

test('a block keeps its words when it becomes another kind', () => {
  const list = asBlock({ type: 'paragraph', text: 'One sentence.' }, 'list')
  expect(list).toEqual({ type: 'list', items: ['One sentence.'] })
  expect(asBlock(withPart(list, 'items', ['One.', 'Two.']), 'quote')).toEqual({ type: 'quote', text: 'One. Two.' })
  expect(asBlock({ type: 'quote', text: 'Words' }, 'link')).toEqual({ type: 'link', url: '', text: 'Words' })
})

test('an empty line separates paragraphs, and each line is an item', () => {
  expect(paragraphsIn('One:\n{booking}\n \n\nTwo \r\n\r\nThree\n')).toEqual(['One:\n{booking}', 'Two', 'Three'])
  expect(linesIn('One\n\n Two \r\n')).toEqual(['One', 'Two'])
})

test('reads and replaces parts of an entry', () => {
  const entry = { fields: [{ label: 'a' }, { label: 'b' }] }
  expect(asText(partOf(entry, 'fields/1/label'))).toBe('b')
  expect(withPart(entry, 'fields/1/label', 'c')).toEqual({ fields: [{ label: 'a' }, { label: 'c' }] })
  expect(asTexts(partOf(entry, 'missing/0'))).toEqual([])
})
