import type { WordField } from '#contracts/words.ts'
import { type FramePage, isShown, type Place } from './frame-page.ts'

const svg = 'http://www.w3.org/2000/svg'

/** Says for each text in the page whether it can be changed. */
export function describePlaces({ places }: FramePage, fields: ReadonlyMap<string, WordField>) {
  for (const place of places) {
    const { path, element, text } = place
    const field = fields.get(path)
    if (!field) {
      delete element.dataset.place
      continue
    }
    const isLocked = field.rule.locked !== null
    element.setAttribute('role', 'button')
    element.setAttribute('aria-label', `${isLocked ? 'Locked' : 'Edit'}: ${text}`)
    if (isShown(place)) element.tabIndex = 0
    element.toggleAttribute('data-draft', field.isDraft)
    if (!isLocked || 'locked' in element.dataset) continue
    element.dataset.locked = ''
    element.append(lockIcon(element.ownerDocument))
  }
}

function lockIcon(document: Document) {
  const icon = document.createElementNS(svg, 'svg')
  const drawing = document.createElementNS(svg, 'path')
  icon.setAttribute('class', 'lock')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  drawing.setAttribute('d', 'M5 10h14v11H5zM8 10V7a4 4 0 0 1 8 0v3')
  for (const [name, value] of Object.entries({ fill: 'none', stroke: 'currentColor', 'stroke-width': '2.5' }))
    drawing.setAttribute(name, value)
  icon.append(drawing)
  return icon
}

/** Of a text that's shown whole, not a template or a part of it. */
const isWhole = (place: Place, value: WordField['value']) => place.text === value

/** While it's typed. Without `typed`, the page shows what's stored. */
export function showTyped({ places }: FramePage, { path, value }: WordField, typed: string | undefined) {
  for (const place of places)
    if (place.path === path && isWhole(place, value)) place.element.textContent = typed ?? place.text
}

/** After saving. False if the page has to be rendered again to show it. */
export function showSaved({ places }: FramePage, before: WordField, after: WordField) {
  const own = places.filter(({ path }) => path === before.path)
  const { value } = after
  // A company detail is a part of other texts too.
  if (typeof value !== 'string' || before.path.startsWith('site/')) return false
  if (own.length === 0 || !own.every(place => isWhole(place, before.value))) return false
  for (const place of own) {
    place.text = value
    place.element.textContent = value
  }
  return true
}

/** What the link around a text leads to. */
export const linkAround = (place: Place | undefined) =>
  place?.element.closest('[data-href]')?.getAttribute('data-href') ?? undefined
