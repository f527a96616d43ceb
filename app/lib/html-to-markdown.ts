import { escapeBlock, escapeRun, image, linked, markdownTable } from './markdown.ts'

/** An element, or a text if it has no name. */
export type HtmlNode = {
  /** In lower case. */
  name: string
  text: string
  attribute: (name: string) => string | undefined
  children: readonly HtmlNode[]
}

export type MarkdownRules = {
  /** Parts that are left out. */
  isLeftOut: (element: HtmlNode) => boolean
  isBold: (element: HtmlNode) => boolean
  /** Undefined if the link or the picture is left out, but not a link's words. */
  urlOf: (url: string, kind: 'link' | 'picture') => string | undefined
  lineBreak: string
}

const blockNames = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol output p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

const isBlock = ({ name }: HtmlNode) => blockNames.has(name)

const hasBlocks = (node: HtmlNode): boolean => node.children.some(child => isBlock(child) || hasBlocks(child))

/** The blocks of Markdown that say what the HTML shows. */
export function markdownBlocks(root: HtmlNode, rules: MarkdownRules): string[] {
  const blocks: string[] = []
  let inline: HtmlNode[] = []

  const add = (block: string) => {
    if (block) blocks.push(block)
  }
  const endParagraph = () => {
    add(inlineMarkdown(inline, rules))
    inline = []
  }
  const visit = (node: HtmlNode) => {
    if (node.name !== '' && rules.isLeftOut(node)) return
    if (node.name === 'img') {
      endParagraph()
      add(pictureMarkdown(node, rules))
    } else if (!isBlock(node) && !hasBlocks(node) && !hasPicture(node)) inline.push(node)
    else {
      endParagraph()
      visitBlock(node)
      endParagraph()
    }
  }
  const visitBlock = (node: HtmlNode) => {
    const level = /^h([1-6])$/.exec(node.name)?.[1]
    const text = () => inlineMarkdown(node.children, rules)
    if (level) add(prefixed(`${'#'.repeat(Number(level))} `, text()))
    else if (node.name === 'blockquote') add(prefixed('> ', text()))
    else if (node.name === 'table') blocks.push(...tableBlocks(node, rules))
    else if ((node.name === 'ul' || node.name === 'ol') && !node.children.some(hasBlocks))
      add(listMarkdown(node, rules))
    else for (const child of node.children) visit(child)
  }
  visit(root)
  endParagraph()
  return blocks
}

const hasPicture = (node: HtmlNode): boolean => node.children.some(child => child.name === 'img' || hasPicture(child))

const prefixed = (prefix: string, text: string) => text && prefix + text

function pictureMarkdown(node: HtmlNode, { urlOf }: MarkdownRules) {
  const alt = node.attribute('alt')
  const url = alt && urlOf(node.attribute('src') ?? '', 'picture')
  return url ? image(alt, url) : ''
}

function listMarkdown(list: HtmlNode, rules: MarkdownRules) {
  const items = list.children
    .filter(({ name }) => name === 'li')
    .map(item => inlineMarkdown(item.children, rules))
    .filter(Boolean)
  return items.map((item, index) => `${list.name === 'ol' ? `${index + 1}.` : '-'} ${item}`).join('\n')
}

const elementsIn = (node: HtmlNode, names: readonly string[]): HtmlNode[] =>
  node.children.flatMap(child => (names.includes(child.name) ? [child] : elementsIn(child, names)))

function tableBlocks(table: HtmlNode, rules: MarkdownRules) {
  const [caption] = elementsIn(table, ['caption'])
  const [columns = [], ...rows] = elementsIn(table, ['tr']).map(row =>
    elementsIn(row, ['th', 'td']).map(cell => inlineMarkdown(cell.children, rules)),
  )
  return [...(caption ? [`**${inlineMarkdown(caption.children, rules)}**`] : []), markdownTable(columns, rows)]
}

/** Text with bold words, links and line breaks. */
const inlineMarkdown = (nodes: readonly HtmlNode[], rules: MarkdownRules) =>
  escapeBlock(
    inlinePieces(nodes, rules)
      .replace(/\s+/g, ' ')
      .replace(/ ?\uE000 ?/g, rules.lineBreak)
      .trim(),
  )

/** A line break for now, because white space in the HTML doesn't count. */
const lineSeparator = '\uE000'

function inlinePieces(nodes: readonly HtmlNode[], rules: MarkdownRules): string {
  return nodes
    .map((node, index) => {
      if (node.name === '') return escapeRun(node.text.replace(/\s+/g, ' '))
      if (node.name === 'br') return lineSeparator
      if (rules.isLeftOut(node)) return ''
      const inner = inlinePieces(node.children, rules)
      if (rules.isBold(node)) return around(inner, text => `**${text}**`)
      const markdown = node.name === 'a' ? linkMarkdown(node, inner, rules) : inner
      // Two buttons, for example, that only styles keep apart.
      return ['a', 'span'].includes(node.name) && nodes[index - 1]?.name === node.name ? ` · ${markdown}` : markdown
    })
    .join('')
}

function linkMarkdown(node: HtmlNode, inner: string, { urlOf }: MarkdownRules) {
  const url = urlOf(node.attribute('href') ?? '', 'link')
  const text = inner.trim() === '' ? escapeRun(node.attribute('aria-label') ?? '') : inner
  return url === undefined ? text : around(text, words => linked(words, url))
}

/** Marks can't have spaces inside. */
function around(text: string, wrap: (words: string) => string) {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return words && before + wrap(words) + after
}
