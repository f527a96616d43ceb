import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { releasedDocuments } from '#content/all-content.ts'
import { blockTexts, textBlocks } from './blocks.ts'
import { findCostly, mostCharacters } from './limits.ts'
import { parseDocument } from './parse-document.ts'

const withoutPlaces = (markdown: string) => {
  const { blocks, problems } = parseDocument(markdown)
  expect(problems).toEqual([])
  return blocks.map(({ start: _, end: __, ...block }) => block)
}

const joined = (...blocks: readonly string[]) => blocks.join('\n\n')

test('turns Markdown into the blocks of an article', () => {
  const markdown = joined(
    'The first paragraph,\non two lines with **bold words** and [a link](/about).',
    '## A heading',
    '- One\n- **Two**',
    '3. First\n4. Second',
    '> A [quote](https://example.com).',
    '#### Small heading',
    '[More on this](/articles/first-process-to-automate)',
    '![Three terraces](/pictures/articles/in-three-stages.svg "One stage a month.")',
    '![A talk](https://www.youtube.com/watch?v=zjkBMFhNj_g&t=3 "By someone")',
  )
  expect(withoutPlaces(markdown)).toEqual([
    {
      type: 'paragraph',
      text: [
        { text: 'The first paragraph, on two lines with ' },
        { text: 'bold words', bold: true },
        { text: ' and ' },
        { text: 'a link', url: '/about' },
        { text: '.' },
      ],
    },
    { type: 'heading', level: 2, text: 'A heading', id: 'a-heading' },
    { type: 'list', isNumbered: false, items: [[{ text: 'One' }], [{ text: 'Two', bold: true }]] },
    { type: 'list', isNumbered: true, items: [[{ text: 'First' }], [{ text: 'Second' }]] },
    { type: 'quote', text: [{ text: 'A ' }, { text: 'quote', url: 'https://example.com' }, { text: '.' }] },
    { type: 'heading', level: 4, text: 'Small heading', id: 'small-heading' },
    { type: 'link', url: '/articles/first-process-to-automate', text: 'More on this' },
    {
      type: 'image',
      url: '/pictures/articles/in-three-stages.svg',
      alt: 'Three terraces',
      caption: 'One stage a month.',
    },
    {
      type: 'video',
      embedUrl: 'https://www.youtube-nocookie.com/embed/zjkBMFhNj_g',
      title: 'A talk',
      caption: 'By someone',
    },
  ])
})

test('turns a table with a caption, and headings with ids, into blocks of a legal page', () => {
  const markdown = joined(
    '## If You Live in Quebec {#quebec}',
    '**Kept**',
    '| Name | Why |\n| --- | --- |\n| visit | To count |',
  )
  expect(withoutPlaces(markdown)).toEqual([
    { type: 'heading', level: 2, text: 'If You Live in Quebec', id: 'quebec' },
    { type: 'table', caption: 'Kept', columns: ['Name', 'Why'], rows: [['visit', 'To count']] },
  ])
})

test('gives headings with the same text different ids', () => {
  const ids = withoutPlaces('## Contact us\n\n## Contact us').map(block => block.type === 'heading' && block.id)
  expect(ids).toEqual(['contact-us', 'contact-us-2'])
})

test.each([
  ['example.com', 'https://example.com'],
  ['www.canada.ca/en', 'https://www.canada.ca/en'],
  ['/about', '/about'],
  ['mailto:{email}', 'mailto:{email}'],
])('a link to %s leads to %s', (typed, url) => {
  expect(withoutPlaces(`[Text](${typed})`)).toEqual([{ type: 'link', url, text: 'Text' }])
})

test('says where each block is, also those in a checklist', () => {
  const list = '- One\n- Two'
  const checklist = joined('```checklist\n## Before you sign', `${list}\n\`\`\``)
  const markdown = joined('First.', checklist, 'Last.').replaceAll('\n', '\r\n')
  const { blocks, problems } = parseDocument(markdown)
  expect(problems).toEqual([])
  const sourceOf = ({ start, end }: { start: number; end: number }) =>
    markdown.slice(start, end).replaceAll('\r\n', '\n')
  expect(blocks.map(sourceOf)).toEqual(['First.', checklist, 'Last.'])
  expect(blocks.flatMap(block => (block.type === 'checklist' ? block.blocks : [])).map(sourceOf)).toEqual([
    '## Before you sign',
    list,
  ])
})

describe('reports', () => {
  test.each([
    ['HTML', 'Text.\n\n<div>Text</div>', '<div>Text</div>', /^HTML can't be used/],
    ['HTML in a sentence', 'Text with <b>bold</b> words.', '<b>', /^HTML can't be used/],
    ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>', /^HTML/],
    ['italics', 'Some *words*.', '*words*', /^Italics can't be used/],
    [
      'a picture in a sentence',
      'A ![cat](/photos/a.jpg).',
      '![cat](/photos/a.jpg)',
      /^A picture has to be a paragraph/,
    ],
    [
      'a picture from elsewhere',
      '![A cat](https://a.ca/cat.png)',
      '![A cat](https://a.ca/cat.png)',
      /isn't on this site/,
    ],
    ['a picture without a description', '![](/photos/a.jpg)', '![](/photos/a.jpg)', /^The picture has no description/],
    ['code', 'Text.\n\n```\ncode\n```', '```\ncode\n```', /^Code can't be used/],
    ['code in a sentence', 'Run `npm`.', '`npm`', /^Backticks/],
    ['an unfinished checklist', '```checklist\n## A', '```checklist\n## A', /^The checklist has no end/],
    ['a checklist without a list', '```checklist\n## A\n```', '```checklist\n## A\n```', /^A checklist starts with/],
    ['a calculator without a line', '```calculator\ntitle: A\n```', '```calculator\ntitle: A\n```', /“lead:”/],
    ['an item in a checklist', '```checklist\n## A\n\n- `b`\n```', '`b`', /^Backticks/],
    ['a nested list', '- One\n  - Two', '- Two', /^A list can't be inside/],
    ['a list in a quote', '> - One', '> - One', /^A list or a quote can't be inside/],
    ['a second paragraph in a quote', '> One.\n>\n> Two.', 'Two.', /^A quote is one paragraph/],
    [
      'a link with a reference',
      'See [this].\n\n[this]: https://a.ca',
      '[this]',
      /^A link's address can't be at the end/,
    ],
    ['an unsafe link', '[Click](javascript:alert)', '[Click](javascript:alert)', /^A link has to start with https/],
    ['a link without a scheme', '[Click](//example.com)', '[Click](//example.com)', /^A link has to start with https/],
    ['a link without words', '[](/about)', '[](/about)', /^The link has no text/],
    [
      'a link in a heading',
      '## See [this](/about)',
      '## See [this](/about)',
      /^A heading can't have bold text or links/,
    ],
    ['a title', 'Text.\n\n# One', '# One', /^The title is above/],
    ['a heading that is too deep', '##### Deep', '##### Deep', /^Headings go down to ####/],
    ['an empty heading', '##', '##', /^The heading is empty/],
    ['a dividing line', 'One.\n\n---\n\nTwo.', '---', /^A dividing line/],
    ['an empty item', '- One\n-', '-', /^The list item is empty/],
    [
      'a table with an uneven line',
      '| a | b |\n| --- | --- |\n| c |',
      '| a | b |\n| --- | --- |\n| c |',
      /same number of/,
    ],
  ])('%s', (_name, markdown, source, message) => {
    const { problems } = parseDocument(markdown)
    const [first] = problems
    expect(first?.message).toMatch(message)
    expect(markdown.slice(first?.start, first?.end)).toBe(source)
  })
})

test('shows what it reports as it was typed', () => {
  expect(parseDocument('Run `npm`.\n\n---').blocks.flatMap(block => textBlocks([block]).flatMap(blockTexts))).toEqual([
    'Run `npm`.',
    '---',
  ])
})

test('finds no problem in the texts of the release', () => {
  const texts = Object.values(releasedDocuments).flatMap(documents => documents.map(({ text }) => text))
  expect(texts.length).toBeGreaterThan(35)
  expect(texts.flatMap(text => parseDocument(text).problems)).toEqual([])
})

/** Each would keep the parser busy for seconds or minutes if there were more of it. */
const costlyParts = [
  '_*',
  '*a',
  '**a*',
  '[',
  '[a](',
  '[a]: b\n',
  '<',
  '`a``',
  '> ',
  '- ',
  '1. ',
  '- a\n',
  '- [a](b)\n',
  'a\n',
]

/** Nothing limits how many of these are in a line. */
const runs = [' ', '\t', '\u00a0', '.', '"', '-', '{#a}', '|', 'a ', '1)', '~', '=']
const linesAround = [
  (run: string) => `a${run}b`,
  (run: string) => `## a${run}b`,
  (run: string) => `- a${run}b`,
  (run: string) => `**a${run}**`,
  (run: string) => `| a |\n| --- |\n| a${run}b |`,
  (run: string) => `\`\`\`calculator\ntitle: a${run}b\n\`\`\``,
]

const isLetThrough = (text: string) => findCostly(text) === undefined

/** As long a paragraph of it as the limits let through, as often as they do, and prose up to the longest text. */
function longestWith(part: string, prose: string) {
  const most = (text: (count: number) => string) => {
    let count = 1
    while (count < prose.length && isLetThrough(text(count * 2))) count *= 2
    return text(count)
  }
  const paragraph = most(count => part.repeat(count))
  const all = most(count => `${paragraph}\n\n`.repeat(count))
  const longer = (all + prose).slice(0, mostCharacters)
  return isLetThrough(longer) ? longer : all
}

let read = 0

/** In microseconds of the processor. The least of several is the least disturbed. */
function costOf(text: string) {
  const costs = Array.from({ length: 3 }, () => {
    // Another text each time, because the same isn't read twice.
    const another = text.slice(0, -4) + String(read++).padStart(4, '0')
    const before = process.cpuUsage()
    parseDocument(another)
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.min(...costs)
}

test('reading what is hard to parse costs a few times as much as reading prose, not thousands of times', () => {
  const prose = `${'word '.repeat(80)}\n\n`.repeat(100).slice(0, mostCharacters)
  costOf(prose)
  const ordinary = costOf(prose)
  const costly = costlyParts.filter(part => costOf(longestWith(part, prose)) > 8 * ordinary)
  expect(costly).toEqual([])
  const length = 10_000
  const slow = runs.flatMap(run => {
    const texts = linesAround.map(around => `${around(run.repeat(length / run.length))}\n\nEnd.`)
    return texts.filter(text => costOf(text) > 8 * ordinary).map(text => text.slice(0, 30))
  })
  expect(slow).toEqual([])
})

test.each([
  ['too long', 'a'.repeat(mostCharacters + 1), /^The text is too long: 40001 characters/],
  ['too many lines', 'a\n'.repeat(600), /^The text is too long: 500 lines/],
  ['too many marks', '_*'.repeat(50_000).slice(0, 30_000), /^There are too many asterisks/],
  ['lists in lists', '- '.repeat(500), /^A list or a quote can't be inside/],
])("doesn't read a text with %s", (_name, markdown, message) => {
  const { blocks, problems } = parseDocument(markdown)
  expect(problems.map(problem => problem.message)).toEqual([expect.stringMatching(message)])
  expect(textBlocks(blocks).flatMap(blockTexts)).toEqual([markdown])
})

/** Characters with a meaning in Markdown, mixed with words. */
const markdownPart = fc.oneof(
  fc.constantFrom('# ', '## ', '- ', '1. ', '> ', '*', '**', '_', '`', '[a](', 'https://a.ca', ')', '![', '<b>', '|'),
  fc.constantFrom('\n', '\n\n', '\r\n', '    ', '\t', '\\', '&amp;', '&#0;', '---', '===', '~~~', '[a]: /b', 'word'),
  fc.constantFrom('```checklist\n', '```calculator\n', '\n```\n', '| --- |', '{#a}', '\u{E0041}', '\ud800'),
  fc.string(),
)

test('reads whatever is typed, and each block and problem is in the text', () => {
  fc.assert(
    fc.property(fc.array(markdownPart, { maxLength: 60 }), parts => {
      const markdown = parts.join('')
      const { blocks, problems } = parseDocument(markdown)
      for (const { start, end } of [...blocks, ...textBlocks(blocks), ...problems]) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(end).toBeLessThanOrEqual(markdown.length)
      }
    }),
  )
})

const word = fc.stringMatching(/^[a-z]{1,8}$/)
const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map(words => words.join(' '))
const marked = fc.tuple(sentence, fc.constantFrom('', '*', '**', '_', '`')).map(([text, mark]) => mark + text + mark)
const written = fc.oneof(
  marked,
  marked.map(text => `## ${text}`),
  fc.array(marked, { minLength: 1, maxLength: 4 }).map(items => items.map(item => `- ${item}`).join('\n')),
  marked.map(text => `> ${text}`),
  fc.tuple(sentence, sentence).map(([first, second]) => `${first}\n${second}`),
)

test('loses no word and adds none', () => {
  const wordsIn = (text: string) => text.match(/[a-z]+/g)
  fc.assert(
    fc.property(fc.array(written, { minLength: 1, maxLength: 12 }), parts => {
      const markdown = parts.join('\n\n')
      const texts = textBlocks(parseDocument(markdown).blocks).flatMap(blockTexts)
      expect(wordsIn(texts.join(' '))).toEqual(wordsIn(markdown))
    }),
  )
})
