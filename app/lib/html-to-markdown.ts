import { allNodes, type HtmlNode, textInside } from './html-node.ts'
import { escapeBlock, escapeRun, image, linked, markdownTable } from './markdown.ts'

export type MarkdownRules = {
  /** Parts that are left out. */
  isLeftOut: (element: HtmlNode) => boolean
  isBold: (element: HtmlNode) => boolean
  /** Undefined: the picture is left out, or the words of the link are no link. */
  urlOf: (url: string, kind: 'link' | 'picture') => string | undefined
  lineBreak: string
  /** Between two links or badges that only styles keep apart. */
  between: string
}

const blockNames = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol output p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const lists = ['ul', 'ol']
/** What can't be an item of a list. */
const ownBlocks = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'img', 'blockquote']

const contains = (node: HtmlNode, matches: (inner: HtmlNode) => boolean) =>
  node.children.flatMap(allNodes).some(matches)
const isBlock = ({ name }: HtmlNode) => blockNames.has(name)
/** Such as a picture that starts a video. */
const isLabeled = (node: HtmlNode) => node.name === 'a' && textInside(node).trim() === ''
const isInline = (node: HtmlNode) =>
  isLabeled(node) ||
  (!isBlock(node) && node.name !== 'img' && !contains(node, inner => isBlock(inner) || inner.name === 'img'))

/** The blocks of Markdown that say what the HTML shows. */
export function markdownBlocks(root: HtmlNode, rules: MarkdownRules): string[] {
  const blocks: string[] = []
  let inline: HtmlNode[] = []
  const add = (...added: readonly string[]) => blocks.push(...added.filter(Boolean))
  const endParagraph = () => {
    add(inlineMarkdown(inline, rules))
    inline = []
  }
  const visit = (node: HtmlNode) => {
    if (node.name !== '' && rules.isLeftOut(node)) return
    if (isInline(node)) inline.push(node)
    else {
      endParagraph()
      const own = ownBlock(node, rules)
      if (own) add(...own)
      else for (const child of node.children) visit(child)
      endParagraph()
    }
  }
  visit(root)
  endParagraph()
  return blocks
}

const withoutBold = (rules: MarkdownRules): MarkdownRules => ({ ...rules, isBold: () => false })

/** Undefined if it only holds others. */
function ownBlock(node: HtmlNode, rules: MarkdownRules): string[] | undefined {
  const level = /^h([1-6])$/.exec(node.name)?.[1]
  const prefixed = (prefix: string, own = rules) => {
    const text = inlineMarkdown(node.children, own)
    return text ? [prefix + text] : []
  }
  if (level) return prefixed(`${'#'.repeat(Number(level))} `, withoutBold(rules))
  if (node.name === 'blockquote') return prefixed('> ')
  if (node.name === 'table') return tableBlocks(node, rules)
  if (node.name === 'img') return [pictureMarkdown(node, rules)]
  const isList = lists.includes(node.name) && !contains(node, ({ name }) => ownBlocks.includes(name))
  return isList ? [listMarkdown(node, rules)] : undefined
}

function pictureMarkdown(node: HtmlNode, { urlOf }: MarkdownRules) {
  const alt = node.attribute('alt') ?? ''
  const url = alt && urlOf(node.attribute('src') ?? '', 'picture')
  return url ? image(alt, url) : ''
}

const listMarkdown = (list: HtmlNode, rules: MarkdownRules) =>
  listItems(list, rules)
    .map((item, index) => `${list.name === 'ol' ? `${index + 1}.` : '-'} ${item}`)
    .join('\n')

/** With those of a list inside it, after the item that holds it. */
const listItems = (list: HtmlNode, rules: MarkdownRules): string[] =>
  list.children.flatMap(item => {
    if (lists.includes(item.name)) return listItems(item, rules)
    const inner = item.children.filter(({ name }) => lists.includes(name))
    const own = item.children.filter(child => !inner.includes(child))
    const text = item.name === 'li' ? inlineMarkdown(own, rules) : ''
    return [...(text ? [text] : []), ...inner.flatMap(nested => listItems(nested, rules))]
  })

const elementsIn = (node: HtmlNode, names: readonly string[]): HtmlNode[] =>
  node.children.flatMap(child => (names.includes(child.name) ? [child] : elementsIn(child, names)))

function tableBlocks(table: HtmlNode, rules: MarkdownRules) {
  const [caption] = elementsIn(table, ['caption'])
  const [columns = [], ...rows] = elementsIn(table, ['tr']).map(row =>
    elementsIn(row, ['th', 'td']).map(cell => inlineMarkdown(cell.children, rules)),
  )
  return [...(caption ? [`**${inlineMarkdown(caption.children, rules)}**`] : []), markdownTable(columns, rows)]
}

/** A line break for now, because white space in the HTML doesn't count. */
const lineSeparator = '\uE000'

/** Text with bold words, links and line breaks. */
const inlineMarkdown = (nodes: readonly HtmlNode[], rules: MarkdownRules) =>
  inlinePieces(nodes, rules)
    .replace(/\s+/g, ' ')
    .split(lineSeparator)
    .map(line => escapeBlock(line.trim()))
    .join(rules.lineBreak)
    .trim()

function inlinePieces(nodes: readonly HtmlNode[], rules: MarkdownRules): string {
  return (
    nodes
      .map((node, index) => {
        if (node.name === '') return escapeRun(node.text.replace(/\s+/g, ' '))
        if (node.name === 'br') return lineSeparator
        if (rules.isLeftOut(node)) return ''
        if (rules.isBold(node)) return bold(inlinePieces(node.children, withoutBold(rules)))
        const inner = inlinePieces(node.children, rules)
        if (isBlock(node)) return ` ${inner} `
        const markdown = node.name === 'a' ? linkMarkdown(node, inner, rules) : inner
        const isBeside = ['a', 'span'].includes(node.name) && nodes[index - 1]?.name === node.name
        return isBeside ? rules.between + markdown : markdown
      })
      .join('')
      // Two bold pieces side by side are one.
      .replace(/\*\*(\s*)\*\*/g, '$1')
  )
}

/** On each line. Marks don't work with spaces inside, and next to some punctuation. */
const bold = (text: string) =>
  text
    .split(lineSeparator)
    .map(line => around(line, /[\s"“‘'(]/, /[\s"”’').,:;!?…]/, words => `**${words}**`))
    .join(lineSeparator)

function linkMarkdown(node: HtmlNode, inner: string, { urlOf }: MarkdownRules) {
  const url = urlOf(node.attribute('href') ?? '', 'link')
  const text = inner.trim() === '' ? escapeRun(node.attribute('aria-label') ?? '') : inner
  return url === undefined ? text : around(text, /\s/, /\s/, words => linked(words, url))
}

/** Without the characters at its ends that match. */
function around(text: string, before: RegExp, after: RegExp, wrap: (words: string) => string) {
  let [start, end] = [0, text.length]
  while (start < end && before.test(text.charAt(start))) start += 1
  while (end > start && after.test(text.charAt(end - 1))) end -= 1
  const words = text.slice(start, end)
  return text.slice(0, start) + (words && wrap(words)) + text.slice(end)
}
