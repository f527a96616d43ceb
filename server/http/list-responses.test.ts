import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './list-responses.ts'

test.each([
  ['plain text', 'Prairie Cabinets', '"Prairie Cabinets"'],
  ['quotes, commas and line breaks', 'a "b", c\nd', '"a ""b"", c\nd"'],
  ['a formula', '=1+1', '"\'=1+1"'],
  ['a command', "=cmd|' /C calc'!A0", "\"'=cmd|' /C calc'!A0\""],
  ['a plus', '+1 204 555 0123', '"\'+1 204 555 0123"'],
  ['an at sign', '@SUM(A1)', '"\'@SUM(A1)"'],
  ['a tab', '\t=1', '"\'\t\'=1"'],
  ['a tab before text', '\tShop', '"\'\tShop"'],
  ['spaces before a formula', '  =1', '"\'  =1"'],
  ['a formula after a semicolon', 'Shop;=1+1; -2', '"Shop;\'=1+1;\' -2"'],
  ['a formula after a quote', 'Shop;"=1', '"Shop;\'""=1"'],
  ['letters of any language', 'Élodie 🚀', '"Élodie 🚀"'],
  ['a number', -4, '-4'],
  ['a boolean', true, 'true'],
  ['null', null, ''],
])('writes %s as a safe cell', (_case, cell, written) => {
  expect(csvLine([cell, 1])).toBe(`${written},1\r\n`)
})

/** As a spreadsheet reads a file: a quote counts only at the start of a field, and until the field's closing quote. */
function fieldsOf(file: string, separator: string, understandsQuotes: boolean) {
  const fields: string[] = []
  let field = ''
  let state: 'start' | 'plain' | 'quoted' = 'start'
  for (let index = 0; index < file.length; index += 1) {
    const character = file[index] ?? ''
    if (state === 'quoted') {
      if (character !== '"') field += character
      else if (file[index + 1] === '"') field += file[++index]
      else state = 'plain'
    } else if ([separator, '\r', '\n'].includes(character)) {
      fields.push(field)
      field = ''
      state = 'start'
    } else if (state === 'start' && understandsQuotes && character === '"') state = 'quoted'
    else {
      field += character
      state = 'plain'
    }
  }
  return [...fields, field]
}

const isFormula = (field: string) => /^[\s\0"]*[=+\-@＝＋－＠]/.test(field)

test.each([',', ';', '\t'])('no field is a formula for a program that splits lines at %j', separator => {
  const text = fc
    .array(fc.constantFrom(...',;\t\r\n "\'\0\u00a0=-@＝ab'), { maxLength: 12 })
    .map(parts => parts.join(''))
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), cells => {
      const file = csvLine(cells) + csvLine([...cells].reverse())
      for (const understandsQuotes of [true, false])
        expect(fieldsOf(file, separator, understandsQuotes).filter(isFormula)).toEqual([])
    }),
    { numRuns: 3000 },
  )
})

// With a pattern that takes quadratic time, this would take minutes.
test.each(['\t', ' ', ';', ';;"', '\n\0', '\r\n'])('takes linear time for a long run of %j', run => {
  expect(csvLine([`a${run.repeat(300_000)}a`]).length).toBeGreaterThan(300_000)
})
