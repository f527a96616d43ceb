import { expect, test } from 'vitest'
import { bulletList, escapeMarkdown, heading, image, link, markdownTable, withWholeUrls } from './markdown.ts'

test.each([
  ['*bold*, _soft_, `code` and ~~gone~~', '\\*bold\\*, \\_soft\\_, \\`code\\` and \\~\\~gone\\~\\~'],
  ['[a link](/about) and ![a picture]', '\\[a link\\](/about) and !\\[a picture\\]'],
  ['<script>alert(1)</script>', '\\<script\\>alert(1)\\</script\\>'],
  ['# Not a heading', '\\# Not a heading'],
  ['- not a list', '\\- not a list'],
  ['+1 204 555 0100', '\\+1 204 555 0100'],
  ['2. not a list', '2\\. not a list'],
  ['1) not a list', '1\\) not a list'],
  ['a \\ b | c', 'a \\\\ b \\| c'],
  ['&amp; and &#39; are entities', '\\&amp; and \\&\\#39; are entities'],
  ['one\n\n  two', 'one two'],
])('keeps %j as text', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped)
})

test('leaves ordinary sentences readable', () => {
  const text = "Smith & Sons' quote: $20/month (about 3.5 hours), well-known since 2019. Really!"
  expect(escapeMarkdown(text)).toBe(text)
})

test('escapes text wherever it appears', () => {
  expect(heading(2, 'C#')).toBe('## C\\#')
  expect(image('a [b]', '/pictures/a.svg')).toBe('![a \\[b\\]](/pictures/a.svg)')
  expect(bulletList(['1. a', '- b'].map(escapeMarkdown))).toBe('- 1\\. a\n- \\- b')
  expect(markdownTable(['Name', 'a|b'], [['x_y', '*']])).toBe('| Name | a\\|b |\n| --- | --- |\n| x\\_y | \\* |')
})

test('links get absolute URLs, and texts that look like links stay', () => {
  const text = `${link('About', '/about')} ${escapeMarkdown('[x](/about)')}`
  expect(withWholeUrls(text, 'https://site.test')).toBe('[About](https://site.test/about) \\[x\\](/about)')
  expect(link('Wiki', 'https://example.org/A_(b)')).toBe('[Wiki](https://example.org/A_%28b%29)')
  expect(link('Write', 'mailto:a@b.test')).toBe('[Write](mailto:a@b.test)')
})
