import type { WordField } from '#contracts/words.ts'
import { type FramePage, isShown } from './frame-page.ts'

/** Elements that can't contain a button between their parts. */
const closed = 'ul, ol, dl, table, details, span, a, p, h1, h2, h3, h4, label'

/** Puts a button at the top of each list whose entries are in the page. */
export function addListButtons({ document, places }: FramePage, fields: Iterable<WordField>) {
  for (const { path, rule } of fields) {
    if (rule.kind !== 'list' || document.querySelector(`[data-list="${path}"]`)) continue
    const entries = places.filter(place => place.path.startsWith(`${path}/`) && isShown(place))
    const [first] = entries
    if (!first) continue
    let box: Element = first.element
    const isAround = (parent: Element) => entries.every(({ element }) => parent.contains(element))
    while (box.parentElement && !isAround(box)) box = box.parentElement
    // Its entries are all over the page.
    if (box.querySelector('main') || box.matches('main')) box = first.element
    while (box.parentElement?.closest(closed)) box = box.parentElement
    const button = document.createElement('button')
    button.type = 'button'
    button.dataset.list = path
    const name = path.startsWith('articles/') ? 'Edit parts' : 'Edit list'
    button.textContent = name
    button.setAttribute('aria-label', `${name}: ${rule.label}`)
    box.before(button)
  }
  moveListButtons(document)
}

/** To the upper right corner of its list, half above it. The button takes no room in the page. */
export function moveListButtons(document: Document) {
  for (const button of document.querySelectorAll<HTMLElement>('[data-list]')) {
    const list = button.nextElementSibling?.getBoundingClientRect()
    button.style.translate = 'none'
    const own = button.getBoundingClientRect()
    if (list) button.style.translate = `${list.right - own.right}px ${list.top - own.top - own.height / 2}px`
  }
}
