import { readMarkers, stripMarkers } from '#content/editing/markers.ts'

/** One place in the page that shows a text, or a part of it. `mark` such as "home/faq#3/answer". */
export type Place = { mark: string; element: HTMLElement; text: string }

export type FramePage = { document: Document; places: Place[] }

const hasMarkers = (text: string) => stripMarkers(text) !== text

/** Prepares the page in the frame, which has no scripts of its own. Undefined if it isn't a page with marked texts. */
export function prepareFramePage(frame: HTMLIFrameElement): FramePage | undefined {
  const { contentDocument: document, contentWindow: window } = frame
  if (!document?.body || !window) return undefined
  stripAttributes(document)
  showEverything(document)
  stopControls(document)
  const places = wrapTexts(document)
  if (places.length === 0) return undefined
  const style = new (window as Window & typeof globalThis).CSSStyleSheet()
  style.replaceSync(frameStyle)
  document.adoptedStyleSheets.push(style)
  return { document, places }
}

/** The server's own sentence, if it couldn't render the page. */
export function failureIn(frame: HTMLIFrameElement): string | undefined {
  const { contentDocument: document } = frame
  if (document?.contentType !== 'application/json') return undefined
  const { error } = JSON.parse(document.body.textContent ?? '{}') as { error?: string }
  return error
}

function stripAttributes(document: Document) {
  document.title = stripMarkers(document.title)
  for (const element of document.querySelectorAll('*'))
    for (const attribute of element.attributes)
      if (hasMarkers(attribute.value)) attribute.value = stripMarkers(attribute.value)
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
  for (const link of document.querySelectorAll('a[href]')) link.removeAttribute('href')
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
    const parts = pieces.map(({ path: mark, text }) => {
      if (mark === null || !text.trim()) return text
      const element = document.createElement('span')
      element.dataset.mark = mark
      element.role = 'button'
      element.textContent = text
      places.push({ mark, element, text })
      return element
    })
    node.replaceWith(...parts)
  }
  // Texts that only screen readers get are too small to be clicked.
  for (const { element } of places) if (isShown(element)) element.tabIndex = 0
  return places
}

function isShown(element: HTMLElement) {
  const { width, height } = element.getBoundingClientRect()
  return width > 4 && height > 4
}

/** As the link "Edit this page" counts them. */
export const blocksIn = (document: Document) =>
  document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, li, dt, dd)')

/** For the page in the frame. Outlines and padding of inline texts don't move anything. */
const frameStyle = `
[data-mark] { padding-block: 3px; border-radius: 3px; cursor: text; }
[data-mark]:hover { outline: 2px solid #17453c; outline-offset: 2px; }
[data-mark]:focus-visible, [data-mark][data-open] { outline: 3px solid #17453c; outline-offset: 2px; }
.on-pine [data-mark]:is(:hover, :focus-visible, [data-open]) { outline-color: #e9a23b; }
@media (prefers-reduced-motion: reduce) { * { scroll-behavior: auto; } }
`
