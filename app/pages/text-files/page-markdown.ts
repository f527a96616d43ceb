import { renderToStaticMarkup } from 'react-dom/server'
import { readHtml } from '#app/lib/html-node.ts'
import { type MarkdownRules, markdownBlocks } from '#app/lib/html-to-markdown.ts'
import { joinBlocks } from '#app/lib/markdown.ts'
import { pathOfInlined } from '#app/pages/inline-picture.ts'
import type { Page } from '#app/shell/page.ts'

const leftOut = ['nav', 'noscript', 'script', 'style', 'svg', 'template']

const rules: MarkdownRules = {
  // Controls, and what the page says twice.
  isLeftOut: ({ name, attribute }) =>
    leftOut.includes(name) ||
    attribute('aria-hidden') === 'true' ||
    attribute('data-page-only') !== undefined ||
    (attribute('class')?.split(' ').includes('sm:hidden') ?? false),
  isBold: ({ name }) => name === 'strong',
  urlOf: pathOfInlined,
  lineBreak: '\\\n',
  between: ' · ',
}

/** What the page says, as Markdown that starts with its title. */
export function pageMarkdown({ body }: Page) {
  const blocks = markdownBlocks(readHtml(renderToStaticMarkup(body)), rules)
  const title = blocks.filter(block => block.startsWith('# '))
  return joinBlocks([...title, ...blocks.filter(block => !title.includes(block))])
}
