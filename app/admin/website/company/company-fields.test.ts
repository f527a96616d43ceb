import { expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import { fieldRule } from '#content/editing/fields.ts'
import { valueAt } from '#content/editing/value-at.ts'
import type { WordField } from '#contracts/words.ts'
import { companyFieldError, companyFields, placeholderPaths } from './company-fields.ts'

const fields = companyFields.map(({ path }): WordField => {
  const rule = fieldRule(words, path)
  if (!rule) throw new Error(`There's no ${path}`)
  const value = valueAt(words, path) as WordField['value']
  return { path, rule, value, original: value, published: value, isDraft: false, revision: null }
})

const error = (path: string, value: string | string[]) => {
  const index = companyFields.findIndex(field => field.path === path)
  const [definition, field] = [companyFields[index], fields[index]]
  if (!definition || !field) throw new Error(`There's no ${path}`)
  return companyFieldError(definition, field, value)
}

test('every detail can be changed, and the values of the release are fine', () => {
  expect(fields.filter(({ rule }) => rule.locked)).toEqual([])
  for (const { path, value } of fields) expect(error(path, value as string)).toBeUndefined()
})

test('a wrong value is refused by its name on the screen', () => {
  expect(error('site/email', 'hello')).toBe('“Email” has to be an email address.')
  expect(error('site/links/booking', 'javascript:alert(1)')).toContain('“Booking link” has to be a link')
  expect(error('site/links/profiles', ['https://example.com/', 'nowhere'])).toContain('has to be a link')
  expect(error('site/owner/letter', ['a'.repeat(2001)])).toContain('too long')
  expect(error('site/phone', '')).toBeUndefined()
})

test('a made-up value is marked until any part of it is replaced', () => {
  const all = placeholderPaths(fields)
  expect(all).toContain('site/email')
  expect(all).toContain('site/address/street')
  const changed = fields.map(field => (field.path === 'site/address/street' ? { ...field, value: '1 Main St' } : field))
  expect(placeholderPaths(changed).filter(path => path.startsWith('site/address'))).toEqual([])
})
