import type { fromMarkdown } from 'mdast-util-from-markdown'
import type { TextBlock } from '#content/articles/article.ts'
import { checkText } from '#content/editing/check-text.ts'
import { listRule } from '#content/editing/fields.ts'
import { entryTextRule } from '#content/editing/text-rule.ts'
import { PublicError } from '#server/http/errors.ts'

type Root = ReturnType<typeof fromMarkdown>
type Part = Root['children'][number]
type Of<Type extends Part['type']> = Extract<Part, { type: Type }>
type Inline = Of<'paragraph'>['children'][number]

const mostBlocks = listRule('articles/new/content')?.max ?? 0
const mostItems = 50
const limitOf = (path: string) => entryTextRule(`articles/new/${path}`, '')?.max ?? 0
const limits = {
  title: limitOf('title'),
  text: limitOf('content/0/text'),
  item: limitOf('content/0/items/0'),
  short: 200,
}
/** No text needs more markers around a word than this. */
const deepest = 10

const refusal = (line: number, message: string) => new PublicError(422, `Line ${line}: ${message}`)

function refuse({ position }: Pick<Part, 'position'>, message: string): never {
  throw refusal(position?.start.line ?? 1, message)
}

/** What to write instead. */
const advice: Partial<Record<Part['type'], string>> = {
  html: "HTML can't be used. Write plain text, with an empty line between paragraphs.",
  image: "Pictures can't be in the text. Choose the article's picture above it.",
  imageReference: "Pictures can't be in the text. Choose the article's picture above it.",
  code: "Code can't be used. If it's a paragraph, remove the spaces or marks before it.",
  inlineCode: "Backticks can't be used. Remove them, or use quotation marks.",
  thematicBreak: "A dividing line can't be used. Remove it, or use a heading.",
  definition: "Links at the end of the text can't be used. Write [text](https://...) as a paragraph of its own.",
  linkReference: "Links with a reference can't be used. Write [text](https://...) as a paragraph of its own.",
  link: 'A link has to be a paragraph of its own: put an empty line before and after it.',
  list: "A list can't be inside something else. Use one list, without lists in its items.",
  blockquote: "A quote can't be inside something else. Put an empty line before and after it.",
  heading: "A heading can't be inside something else. Put an empty line before and after it.",
}

const refusePart = (part: Part): never => refuse(part, advice[part.type] ?? "This can't be used. Write plain text.")

/** Without emphasis and line breaks, which lose no words. */
function plainText(inlines: readonly Inline[], depth = 0): string {
  return inlines
    .map(inline => {
      if (inline.type === 'text') return inline.value.replaceAll(/\s*\n\s*/g, ' ')
      if (inline.type === 'break') return ' '
      if (inline.type !== 'emphasis' && inline.type !== 'strong') return refusePart(inline)
      if (depth === deepest) return refuse(inline, 'There are too many asterisks or underscores. Remove some.')
      return plainText(inline.children, depth + 1)
    })
    .join('')
}

function textIn(part: Of<'paragraph' | 'heading'>, what: string, max: number) {
  const text = plainText(part.children).trim()
  if (text === '') refuse(part, `The ${what} is empty. Write something, or remove the line.`)
  if (text.length > max) refuse(part, `The ${what} has ${text.length} characters. It can have at most ${max}.`)
  return text
}

/** The text of a quote or a list's item. */
function onlyParagraph(container: Of<'blockquote' | 'listItem'>, what: string, max: number) {
  const [first, second] = container.children
  if (!first) return refuse(container, `The ${what} is empty. Write something, or remove the line.`)
  if (first.type !== 'paragraph') return refusePart(first)
  if (second?.type === 'paragraph') refuse(second, `A ${what} is one paragraph. Remove the empty line before this one.`)
  if (second) refusePart(second)
  return textIn(first, what, max)
}

/** Undefined if the paragraph isn't only a link. */
function linkIn(paragraph: Of<'paragraph'>): TextBlock | undefined {
  const [link, ...others] = paragraph.children.filter(part => part.type !== 'text' || part.value.trim() !== '')
  if (link?.type !== 'link' || others.length > 0) return
  const { url, title, children } = link
  if (title) refuse(link, "A link's tooltip can't be used. Remove the words in quotation marks after its address.")
  const rule = entryTextRule('articles/new/content/0/url', 'Link')
  if (!/^(https:\/\/|\/)/.test(url) || !rule || checkText(rule, url))
    refuse(link, 'A link has to start with https://, or with / for a page of this site.')
  const text = plainText(children).trim()
  if (text === '') refuse(link, 'The link has no text. Write [text](https://...).')
  if (text.length > limits.short) refuse(link, `The link's text can have at most ${limits.short} characters.`)
  return { type: 'link', url, text }
}

const tableRule = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)+\|?\s*$/

function refuseTable(paragraph: Of<'paragraph'>, lines: readonly string[]) {
  const { start, end } = paragraph.position ?? { start: { line: 1 }, end: { line: 0 } }
  if (lines.slice(start.line - 1, end.line).some(line => tableRule.test(line)))
    refuse(paragraph, "Tables can't be used. Write a list, or a sentence for each row.")
}

function toBlock(part: Part, lines: readonly string[]): TextBlock {
  if (part.type === 'heading') {
    const level = part.depth
    if (level === 1) return refuse(part, 'Only the title at the start can have one #. Use ## for a heading.')
    if (level > 4) return refuse(part, 'Headings go down to ####. Use fewer #.')
    return { type: 'heading', level: level as 2 | 3 | 4, text: textIn(part, 'heading', limits.short) }
  }
  if (part.type === 'paragraph') {
    refuseTable(part, lines)
    return linkIn(part) ?? { type: 'paragraph', text: textIn(part, 'paragraph', limits.text) }
  }
  if (part.type === 'blockquote') return { type: 'quote', text: onlyParagraph(part, 'quote', limits.text) }
  if (part.type !== 'list') return refusePart(part)
  if (part.children.length > mostItems) refuse(part, `A list can have at most ${mostItems} items.`)
  return { type: 'list', items: part.children.map(item => onlyParagraph(item, 'list item', limits.item)) }
}

const mostLines = 2000
const mostWithoutEmptyLine = 20_000
const manyMarks = /^(?:\s*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))){4,}/

/** The parser's time grows with the square of these, up to minutes. */
function refuseSlow(lines: readonly string[]) {
  if (lines.length > mostLines) throw refusal(mostLines + 1, `The text is too long: at most ${mostLines} lines.`)
  let length = 0
  for (const [index, line] of lines.entries()) {
    length = line.trim() === '' ? 0 : length + line.length
    if (length > mostWithoutEmptyLine)
      throw refusal(index + 1, 'This part is too long. Put an empty line between paragraphs.')
    if (manyMarks.test(line)) throw refusal(index + 1, 'There are too many marks at the start. Leave one, or none.')
  }
}

/** Throws a PublicError that names the first line that can't be used. */
export async function markdownToBlocks(markdown: string) {
  const lines = markdown.split(/\r\n|\r|\n/)
  refuseSlow(lines)
  const { fromMarkdown } = await import('mdast-util-from-markdown')
  const parts = fromMarkdown(markdown).children
  const first = parts[0]
  if (!first) throw new PublicError(422, 'Write or paste some text first.')
  const heading = first.type === 'heading' && first.depth === 1 ? first : undefined
  const body = heading ? parts.slice(1) : parts
  if (body.length > mostBlocks) refuse(body[mostBlocks] ?? first, `The text is too long: at most ${mostBlocks} blocks.`)
  return {
    title: heading ? textIn(heading, 'title', limits.title) : null,
    blocks: body.map(part => toBlock(part, lines)),
  }
}
