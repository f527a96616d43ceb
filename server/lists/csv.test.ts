import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['plain text', 'Prairie Cabinets', '"Prairie Cabinets"'],
  ['quotes, commas and line breaks', 'a "b", c\nd', '"a ""b"", c\nd"'],
  ['a formula', '=1+1', '"\'=1+1"'],
  ['a command', "=cmd|' /C calc'!A0", "\"'=cmd|' /C calc'!A0\""],
  ['a plus', '+1 204 555 0123', '"\'+1 204 555 0123"'],
  ['a minus', '-1', '"\'-1"'],
  ['an at sign', '@SUM(A1)', '"\'@SUM(A1)"'],
  ['a tab', '\t=1', '"\'\t\'=1"'],
  ['a carriage return', '\r=1', '"\'\r=1"'],
  ['a line feed', '\n=1', '"\'\n=1"'],
  ['spaces before a formula', '  =1', '"\'  =1"'],
  ['full-width signs', '＝1', '"\'＝1"'],
  ['a formula after a semicolon', 'Shop;=1+1; -2', '"Shop;\'=1+1; \'-2"'],
  ['an email address', 'anna@example.com', '"anna@example.com"'],
  ['letters of any language', 'Élodie 🚀', '"Élodie 🚀"'],
  ['a number', -4, '-4'],
  ['a boolean', true, 'true'],
  ['null', null, ''],
])('writes %s as a safe cell', (_case, cell, written) => {
  expect(csvLine([cell, 1])).toBe(`${written},1\r\n`)
})
