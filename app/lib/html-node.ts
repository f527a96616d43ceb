import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** An element, or a text if it has no name. */
export type HtmlNode = {
  /** In lower case. */
  name: string
  text: string
  attribute: (name: string) => string | undefined
  children: readonly HtmlNode[]
}

/** Without a browser, and without running anything in it. */
export const readHtml = (html: string) => toNode(parse(html, { scriptingEnabled: false }))

function toNode(node: DefaultTreeAdapterTypes.Node): HtmlNode {
  const attributes = 'attrs' in node ? node.attrs : []
  return {
    name: 'tagName' in node ? node.tagName : 'childNodes' in node ? 'html' : node.nodeName === '#text' ? '' : 'comment',
    text: node.nodeName === '#text' && 'value' in node ? node.value : '',
    attribute: name => attributes.find(attribute => attribute.name === name)?.value,
    children: 'childNodes' in node ? node.childNodes.map(toNode) : [],
  }
}

/** The node itself and everything in it. */
export const allNodes = (node: HtmlNode): HtmlNode[] => [node, ...node.children.flatMap(allNodes)]

export const textInside = (node: HtmlNode): string => node.text + node.children.map(textInside).join('')
