import { expect, test } from 'vitest'
import { escapeMarkdown, image, link, markdownTable } from './markdown.ts'

test.each([
  ['*bold*, _soft_, `code` and ~~gone~~', '\\*bold\\*, \\_soft\\_, \\`code\\` and \\~\\~gone\\~\\~'],
  ['[a link](/about) and ![a picture]', '\\[a link\\](/about) and !\\[a picture\\]'],
  ['<script>alert(1)</script>', '\\<script>alert(1)\\</script>'],
  ['# Not a heading', '\\# Not a heading'],
  ['- not a list', '\\- not a list'],
  ['+ not a list', '\\+ not a list'],
  ['> not a quote', '\\> not a quote'],
  ['--- is no line', '\\--- is no line'],
  ['2. not a list', '2\\. not a list'],
  ['1) not a list', '1\\) not a list'],
  ['a \\ b', 'a \\\\ b'],
  ['&amp; and &#39; are entities', '\\&amp; and \\&#39; are entities'],
  ['one\n\n  two', 'one two'],
])('keeps %j as text', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped)
})

test('leaves ordinary sentences readable', () => {
  const text = "Smith & Sons' quote #5: $20/month (about 3.5 hours) > 2019 | well-known. Call +1 204 555 0100!"
  expect(escapeMarkdown(text)).toBe(text)
})

test('escapes text wherever it appears', () => {
  expect(image('a [b]', '/pictures/a.svg')).toBe('![a \\[b\\]](/pictures/a.svg)')
  expect(markdownTable(['Name', 'a|b'], [['x', 'y']])).toBe('| Name | a\\|b |\n| --- | --- |\n| x | y |')
  expect(link('Wiki', 'https://example.org/A_(b) c')).toBe('[Wiki](https://example.org/A_%28b%29%20c)')
})
