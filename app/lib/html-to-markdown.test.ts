import { expect, test } from 'vitest'
import { readHtml } from './html-node.ts'
import { type MarkdownRules, markdownBlocks } from './html-to-markdown.ts'

const rules: MarkdownRules = {
  isLeftOut: () => false,
  isBold: ({ name }) => name === 'strong',
  urlOf: url => url,
  lineBreak: '\n',
  between: '',
}

test.each([
  ['<strong> “Wait…” </strong>now', '“**Wait**…” now'],
  ['<a href="/a"> here </a>.', '[here](/a) .'],
  ['<strong>…</strong>', '…'],
])('puts the marks of %s around its words', (html, markdown) => {
  expect(markdownBlocks(readHtml(html), rules)).toEqual([markdown])
})

let read = 0

/** In microseconds of the processor. The least of several is the least disturbed. */
function costOf(inner: string) {
  const costs = Array.from({ length: 5 }, () => {
    read += 1
    const html = readHtml(`<p>${inner} ${read}</p>`)
    const before = process.cpuUsage()
    markdownBlocks(html, rules)
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.min(...costs)
}

test.each(['.', '"', ' ', '\u00a0', '(', '*'])('a long run of %j costs about as much as prose', filler => {
  const prose = 'word '.repeat(6000)
  costOf(prose)
  const around = (text: string) => `<strong>a${text}b</strong> <a href="/a">a${text}b</a>`
  expect(costOf(around(filler.repeat(30_000)))).toBeLessThan(30 * costOf(around(prose)))
})
