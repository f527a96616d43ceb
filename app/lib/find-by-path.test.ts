import { expect, test } from 'vitest'
import { findByPath } from './find-by-path.ts'

const records = [{ slug: 'a' }, { slug: 'b' }]
const find = (path: string) => findByPath(new URL(path, 'http://site.test'), records, ({ slug }) => `/${slug}`)

test('a record is found by its page, with or without a slash at the end', () => {
  expect(find('/b')).toBe(records[1])
  expect(find('/b/')).toBe(records[1])
})

test('a page without a record stops the build', () => expect(() => find('/c')).toThrow('No content for /c'))
