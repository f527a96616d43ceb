import { allNodes, type HtmlNode, readHtml, textInside } from '#app/lib/html-node.ts'
import { type MarkdownRules, markdownBlocks } from '#app/lib/html-to-markdown.ts'
import { joinBlocks } from '#app/lib/markdown.ts'
import { usableAddress } from '#content/documents/link-address.ts'

export type Pasted = {
  markdown: string
  /** What couldn't be kept, such as "italics". */
  lost: string[]
}

const leftOut = ['button', 'comment', 'head', 'iframe', 'noscript', 'script', 'select', 'style', 'svg', 'template']

const styleOf = (node: HtmlNode) => node.attribute('style')?.toLowerCase().replaceAll(' ', '') ?? ''

const rules: MarkdownRules = {
  isLeftOut: node => leftOut.includes(node.name) || styleOf(node).includes('display:none'),
  isBold: node => {
    const weight = /font-weight:(\w+)/.exec(styleOf(node))?.[1]
    if (weight) return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
    return node.name === 'b' || node.name === 'strong'
  },
  urlOf: (url, kind) => (kind === 'link' ? usableAddress(url) : undefined),
  lineBreak: '\n\n',
  between: '',
}

/** From Word, Google Docs, an email or a web page. */
export function pastedMarkdown(html: string): Pasted {
  const document = readHtml(html)
  const shown = allNodes(document).filter(node => !rules.isLeftOut(node))
  const blocks = markdownBlocks(fitting(document, shiftOf(shown)), rules)
  return { markdown: withLists(blocks.flatMap(block => block.split('\n\n'))), lost: lostIn(shown) }
}

/** A title in the text becomes a heading, because the page has a title of its own. */
const shiftOf = (nodes: readonly HtmlNode[]) => (nodes.some(({ name }) => name === 'h1') ? 1 : 0)

/** As a document can have it: headings from ## to ####, without links, and lists that Word writes as paragraphs. */
function fitting(node: HtmlNode, shift: number, isInHeading = false): HtmlNode {
  const level = Number(/^h([1-6])$/.exec(node.name)?.[1] ?? 0)
  const children = node.children.map(child => fitting(child, shift, isInHeading || level > 0))
  if (level > 0) return { ...node, name: `h${Math.min(4, level + shift)}`, children }
  if (node.name === 'a' && isInHeading) return { ...node, name: 'span', children }
  // The mark of the item, with spaces after it.
  if (styleOf(node).includes('mso-list:ignore'))
    return { ...node, name: '', text: markOf(textInside(node)), children: [] }
  return { ...node, children }
}

const markOf = (text: string) => (/^\s*\(?[\da-z]{1,3}[.)]/i.test(text) ? `${text.trim()} ` : '• ')

const bullet = /^(?:[•·▪◦‣∙●○■–—]|\\-|-)[\s\u00a0]+(?=\S)/
const number = /^(\d{1,3})\\?[.)][\s\u00a0]+(?=\S)/

/** Bullets and numbers that were typed become lists. */
function withLists(blocks: readonly string[]) {
  const lists: Array<{ kind: string; lines: string[] }> = []
  for (const block of blocks) {
    const [kind, line] = bullet.test(block)
      ? ['bullets', block.replace(bullet, '- ')]
      : number.test(block)
        ? ['numbers', block.replace(number, '$1. ')]
        : ['', block]
    const last = lists.at(-1)
    if (kind && last?.kind === kind) last.lines.push(line)
    else lists.push({ kind, lines: [line] })
  }
  return joinBlocks(lists.map(({ lines }) => lines.join('\n'))).trimEnd()
}

function lostIn(nodes: readonly HtmlNode[]) {
  const some = (matches: (node: HtmlNode) => boolean) => nodes.some(matches)
  const pictures = nodes.filter(({ name }) => name === 'img').length
  const isItalic = (node: HtmlNode) => ['em', 'i'].includes(node.name) || styleOf(node).includes('font-style:italic')
  const isNested = (node: HtmlNode) =>
    (['ul', 'ol'].includes(node.name) &&
      node.children.flatMap(allNodes).some(({ name }) => name === 'ul' || name === 'ol')) ||
    /mso-list:\S*level[2-9]/.test(styleOf(node))
  const isUnusable = (node: HtmlNode) =>
    node.name === 'a' && Boolean(node.attribute('href')) && usableAddress(node.attribute('href') ?? '') === undefined
  return [
    ...(pictures > 0 ? [pictures === 1 ? 'a picture' : `${pictures} pictures`] : []),
    ...(some(isItalic) ? ['italics'] : []),
    ...(some(isNested) ? ['lists inside lists, which are one list now'] : []),
    ...(some(isUnusable) ? ["links that don't start with https://"] : []),
  ]
}

/** Plain text with typed bullets. */
export const pastedText = (text: string) =>
  withLists(
    text
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean),
  )
