import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'

test('fills in each name, as often as it occurs', () => {
  expect(fillIn('{city}, {state}: {total} in {city}', { city: 'Ottawa', state: 'Ontario', total: 3 })).toBe(
    'Ottawa, Ontario: 3 in Ottawa',
  )
})

test('keeps dollar signs and braces in a value', () => {
  expect(fillIn('Saves {money}', { money: '$&, {city}', city: 'Ottawa' })).toBe('Saves $&, {city}')
})

test('leaves a name without a value as it is', () => {
  expect(fillIn('In {town} and {toString}', { city: 'Ottawa' })).toBe('In {town} and {toString}')
})
