import { expect, test } from 'vitest'
import { placeOf } from './use-passage.ts'

const stored = 'First one.\n\nSecond one.\n\nThird one.'
const [from, to] = [stored.indexOf('Second'), stored.indexOf('Second') + 'Second one.'.length]

const passage = (now: string) => {
  const { start, tail } = placeOf(stored, now, from, to)
  return start === undefined || tail === undefined ? undefined : now.slice(start, now.length - tail)
}

test.each([
  ['as stored', stored, 'Second one.'],
  ['after another paragraph became longer', stored.replace('First', 'The very first'), 'Second one.'],
  ['after a later paragraph became shorter', stored.replace('Third one.', '3.'), 'Second one.'],
  ['rewritten itself', stored.replace('Second one.', 'Another one.\n\nAnd more.'), 'Another one.\n\nAnd more.'],
  ['emptied', stored.replace('Second one.', ''), ''],
])('finds the chosen paragraph of a document %s', (_, now, expected) => expect(passage(now)).toBe(expected))

test('finds no paragraph if the change goes beyond it', () => {
  expect(passage(stored.replace('one.\n\nThird', 'and third'))).toBeUndefined()
})
