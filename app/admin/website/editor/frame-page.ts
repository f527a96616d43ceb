import { readMarkers, stripMarkers } from '#content/editing/markers.ts'
import { frameStyle } from './frame-style.ts'

/** One place in the page that shows a text, or a part of it. */
export type Place = { path: string; element: HTMLElement; text: string }

export type FramePage = {
  document: Document
  places: Place[]
  /** Texts of attributes: those in the head are for search engines and shared links. */
  unseen: ReadonlyMap<string, 'head' | 'attribute'>
}

const hasMarkers = (text: string) => stripMarkers(text) !== text

/** Prepares the page in the frame, which has no scripts of its own. Undefined if it isn't a page with marked texts. */
export function prepareFramePage(frame: HTMLIFrameElement): FramePage | undefined {
  const { contentDocument: document, contentWindow: window } = frame
  if (!document?.body || !window) return undefined
  const unseen = readAttributes(document)
  document.title = stripMarkers(document.title)
  showEverything(document)
  stopControls(document)
  const places = wrapTexts(document)
  if (places.length === 0) return undefined
  const style = new (window as Window & typeof globalThis).CSSStyleSheet()
  style.replaceSync(frameStyle)
  document.adoptedStyleSheets.push(style)
  return { document, places, unseen }
}

function readAttributes(document: Document) {
  const found = new Map<string, 'head' | 'attribute'>()
  const note = (text: string, where: 'head' | 'attribute') => {
    for (const { path } of readMarkers(text)) if (path && found.get(path) !== 'head') found.set(path, where)
  }
  note(document.title, 'head')
  for (const element of document.querySelectorAll('*'))
    for (const attribute of element.attributes) {
      if (!hasMarkers(attribute.value)) continue
      note(attribute.value, document.head.contains(element) ? 'head' : 'attribute')
      attribute.value = stripMarkers(attribute.value)
    }
  return found
}

/** As the page's scripts would, and with every answer open. */
function showEverything(document: Document) {
  document.documentElement.dataset.ready = ''
  document.getElementById('fonts')?.setAttribute('media', 'all')
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name')
    details.open = true
  }
}

/** Links and controls do nothing here, and only texts can have the focus. */
function stopControls(document: Document) {
  for (const link of document.querySelectorAll('a[href]')) {
    link.setAttribute('data-href', link.getAttribute('href') ?? '')
    link.removeAttribute('href')
  }
  // A button can't contain other controls, such as its own text.
  for (const button of document.querySelectorAll('button')) {
    const box = document.createElement('span')
    for (const name of ['id', 'class', 'hidden']) {
      const value = button.getAttribute(name)
      if (value !== null) box.setAttribute(name, value)
    }
    box.append(...button.childNodes)
    button.replaceWith(box)
  }
  for (const control of document.querySelectorAll('input, select, textarea, summary, iframe, [tabindex="0"]'))
    control.setAttribute('tabindex', '-1')
}

/** Their texts can't contain other elements. */
const plainTexts = 'script, style, template, noscript, title, option, textarea, svg'

function wrapTexts(document: Document) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  const places: Place[] = []
  // A text can begin in one node and end in another, for example if a part of it is a link.
  const open: string[] = []
  for (const node of nodes) {
    const { data, parentElement: parent } = node
    if (!parent || (open.length === 0 && !hasMarkers(data))) continue
    const pieces = readMarkers(data, open)
    if (parent.closest(plainTexts)) {
      node.data = stripMarkers(data)
      continue
    }
    const parts = pieces.map(({ path, text }) => {
      if (path === null || !text.trim()) return text
      const element = document.createElement('span')
      element.dataset.place = path
      element.textContent = text
      places.push({ path, element, text })
      return element
    })
    node.replaceWith(...parts)
  }
  return places
}

/** Not for texts that only screen readers get: those are too small to be clicked. */
export const isShown = ({ element }: Place) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 4 && height > 4
}
