import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import type { RenderedPage } from './load-build.ts'

export type Element = DefaultTreeAdapterTypes.Element
export type Parent = DefaultTreeAdapterTypes.ParentNode

const { isElementNode, isTextNode } = defaultTreeAdapter

/** Without inlined styles and scripts, which take longer to read than the rest. */
export const markupOf = ({ html, inline }: RenderedPage) =>
  [...inline.styles, ...inline.scripts].reduce((text, part) => text.replace(part, () => ''), html)

/** With scripting off, the content of noscript is elements instead of text. */
export const parseHtml = (html: string): Parent => parse(html, { scriptingEnabled: false })

export const attributeOf = (element: Element, name: string) => element.attrs.find(attr => attr.name === name)?.value

/** All descendants with this name and these attributes, in document order. */
export function elementsIn(parent: Parent, name = '*', attributes: Readonly<Record<string, string>> = {}): Element[] {
  const wanted = Object.entries(attributes)
  const matches = (element: Element) =>
    (name === '*' || element.tagName === name) && wanted.every(([key, value]) => attributeOf(element, key) === value)
  const visit = (node: Parent): Element[] =>
    node.childNodes
      .filter(isElementNode)
      .flatMap(element => (matches(element) ? [element, ...visit(element)] : visit(element)))
  return visit(parent)
}

export function elementIn(...args: Parameters<typeof elementsIn>): Element {
  const [element] = elementsIn(...args)
  if (!element) throw new Error(`There is no ${args[1]} element.`)
  return element
}

export const attributesIn = (parent: Parent, name: string, attribute: string) =>
  elementsIn(parent, name).flatMap(element => attributeOf(element, attribute) ?? [])

/** What's between the tags of a script, style or title. */
export const contentOf = (element: Element) =>
  element.childNodes.map(node => (isTextNode(node) ? node.value : '')).join('')

/** The text that's shown. Every tag except wbr separates words. */
export const textOf = (parent: Parent) => spacedText(parent).replace(/\s+/g, ' ').trim()

function spacedText(parent: Parent): string {
  return parent.childNodes
    .map(node => {
      if (isTextNode(node)) return node.value
      if (!isElementNode(node) || ['script', 'style', 'wbr'].includes(node.tagName)) return ''
      return ` ${spacedText(node)} `
    })
    .join('')
}

export const removeElement = (element: Element) => defaultTreeAdapter.detachNode(element)
