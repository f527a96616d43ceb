import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PublicError } from '#server/http/errors.ts'
import { markdownToBlocks } from './read-markdown.ts'

const refusal = async (markdown: string) => {
  const error = await markdownToBlocks(markdown).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(error instanceof PublicError)) throw error ?? new Error('It was accepted.')
  expect(error.statusCode).toBe(422)
  return error.message
}

test('turns headings, paragraphs, lists, quotes and links into blocks', async () => {
  const markdown = [
    '# How to start',
    '',
    'The first paragraph,',
    'on two *lines* with **emphasis**.',
    '',
    '## A heading',
    '',
    '- One',
    '- Two',
    '',
    '1. First',
    '2. Second',
    '',
    '> A quote.',
    '',
    '#### Small heading',
    '',
    '[More on this](/articles/first-process-to-automate)',
    '',
    '[Outside](https://example.com/a?b=c)',
  ].join('\n')
  expect(await markdownToBlocks(markdown)).toEqual({
    title: 'How to start',
    blocks: [
      { type: 'paragraph', text: 'The first paragraph, on two lines with emphasis.' },
      { type: 'heading', level: 2, text: 'A heading' },
      { type: 'list', items: ['One', 'Two'] },
      { type: 'list', items: ['First', 'Second'] },
      { type: 'quote', text: 'A quote.' },
      { type: 'heading', level: 4, text: 'Small heading' },
      { type: 'link', url: '/articles/first-process-to-automate', text: 'More on this' },
      { type: 'link', url: 'https://example.com/a?b=c', text: 'Outside' },
    ],
  })
})

test('reads a text without a title, with Windows line breaks', async () => {
  expect(await markdownToBlocks('One.\r\n\r\nTwo\r\nthree.')).toEqual({
    title: null,
    blocks: [
      { type: 'paragraph', text: 'One.' },
      { type: 'paragraph', text: 'Two three.' },
    ],
  })
})

describe('names the line of', () => {
  test.each([
    ['HTML', 'Text.\n\n<b>Bold</b>', /^Line 3: HTML can't be used/],
    ['HTML in a sentence', 'Text with <b>bold</b> words.', /^Line 1: HTML can't be used/],
    ['a script', '<script>alert(1)</script>', /^Line 1: HTML/],
    ['a picture', 'Text.\n\n![A cat](/cat.png)', /^Line 3: Pictures can't be in the text/],
    ['a table', 'Text.\n\n| a | b |\n|---|---|\n| 1 | 2 |', /^Line 3: Tables can't be used/],
    ['code', 'Text.\n\n```\ncode\n```', /^Line 3: Code can't be used/],
    ['code in a sentence', 'Run `npm`.', /^Line 1: Backticks/],
    ['a nested list', '- One\n  - Two', /^Line 2: A list can't be inside/],
    ['a list in a quote', '> - One', /^Line 1: A list can't be inside/],
    ['a second paragraph in a quote', '> One.\n>\n> Two.', /^Line 3: A quote is one paragraph/],
    ['a link in a sentence', 'Text.\n\nSee [this](https://example.com) page.', /^Line 3: A link has to be a paragraph/],
    ['a link with a reference', 'See [this].\n\n[this]: https://example.com', /^Line 1: Links with a reference/],
    ['an unsafe link', '[Click](javascript:alert)', /^Line 1: A link has to start with https/],
    ['a link to another host without a scheme', '[Click](//example.com)', /^Line 1: A link has to start with https/],
    ['a second title', '# One\n\n# Two', /^Line 3: Only the title/],
    ['a title that comes late', 'Text.\n\n# One', /^Line 3: Only the title/],
    ['a heading that is too deep', '##### Deep', /^Line 1: Headings go down to ####/],
    ['a dividing line', 'One.\n\n---\n\nTwo.', /^Line 3: A dividing line/],
    ['an empty heading', '##', /^Line 1: The heading is empty/],
    ['an empty item', '- One\n-', /^Line 2: The list item is empty/],
    ['a paragraph that is too long', `Short.\n\n${'word '.repeat(500)}`, /^Line 3: The paragraph has 2499 characters/],
    ['a text without empty lines that would be slow to read', '>'.repeat(50_000), /^Line 1: This part is too long/],
    ['quotes in quotes that would be slow to read', `a\n\n${'> '.repeat(5000)}`, /^Line 3: There are too many marks/],
    ['too many lines', 'a\n'.repeat(5000), /^Line 2001: The text is too long/],
    ['too many blocks', 'a\n\n'.repeat(400), /^Line 601: The text is too long: at most 300 blocks/],
  ])('%s', async (_name, markdown, message) => {
    expect(await refusal(markdown)).toMatch(message)
  })
})

test('asks for a text if there is none', async () => {
  expect(await refusal(' \n\n ')).toBe('Write or paste some text first.')
})

/** Characters with a meaning in Markdown, mixed with words. */
const markdownPart = fc.oneof(
  fc.constantFrom(
    '# ',
    '## ',
    '- ',
    '1. ',
    '> ',
    '*',
    '**',
    '_',
    '`',
    '[a](',
    'https://a.ca',
    ')',
    '![',
    '<b>',
    '|',
    '\n',
    '\n\n',
  ),
  fc.constantFrom(
    '    ',
    '\t',
    '\\',
    '&amp;',
    '&#0;',
    '---',
    '===',
    '~~~',
    '[a]: /b',
    '\r',
    'word',
    '\u{E0041}',
    '\ud800',
  ),
  fc.string(),
)

test('either gives blocks or refuses with a sentence, whatever is typed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(markdownPart, { maxLength: 60 }), async parts => {
      const outcome = await markdownToBlocks(parts.join('')).catch((error: unknown) => error)
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(PublicError)
    }),
  )
})

const word = fc.stringMatching(/^[a-z]{1,8}$/)
const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map(words => words.join(' '))
const emphasized = fc
  .tuple(sentence, fc.constantFrom('', '*', '**', '_'))
  .map(([text, mark]) => `${mark}${text}${mark}`)
const written = fc.oneof(
  emphasized,
  sentence.map(text => `## ${text}`),
  fc.array(emphasized, { minLength: 1, maxLength: 4 }).map(items => items.map(item => `- ${item}`).join('\n')),
  emphasized.map(text => `> ${text}`),
  fc.tuple(sentence, sentence).map(([first, second]) => `${first}\n${second}`),
)

test('loses no word and adds none', async () => {
  const wordsIn = (text: string) => text.match(/[a-z]+/g)
  await fc.assert(
    fc.asyncProperty(fc.array(written, { minLength: 1, maxLength: 12 }), async parts => {
      const markdown = parts.join('\n\n')
      const { blocks } = await markdownToBlocks(markdown)
      const texts = blocks.flatMap(block => (block.type === 'list' ? block.items : 'text' in block ? block.text : ''))
      expect(wordsIn(texts.join(' '))).toEqual(wordsIn(markdown))
    }),
  )
})
