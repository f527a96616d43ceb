import type { Json } from '#content/editing/change.ts'
import type { EntryInput } from './entry-input.ts'
import { partOf, textOf, textsOf } from './entry-values.ts'

const names: Readonly<Record<string, string>> = {
  heading: 'Heading',
  paragraph: 'Paragraph',
  list: 'List',
  quote: 'Quote',
  link: 'Link',
  image: 'Picture',
  video: 'Video',
  checklist: 'Checklist',
  payback: 'Calculator',
}

/** What a new block can be. The others come with the articles that have them. */
export const textBlockTypes = ['paragraph', 'heading', 'list', 'quote', 'link']

const typeOf = (block: Json) => textOf(partOf(block, 'type'))

export const blockName = (type: string) => names[type] ?? 'Block'

export function blockTitle(block: Json): string {
  const words = [
    textOf(partOf(block, 'text')),
    textsOf(partOf(block, 'items')).join(' · '),
    textOf(partOf(block, 'title')),
    textOf(partOf(block, 'caption')),
    textOf(partOf(block, 'blocks/0/text')),
  ].find(text => text !== '')
  return `${blockName(typeOf(block))}: ${words ?? ''}`
}

/** The same words in another kind of block. */
export function asBlock(block: Json, type: string): Json {
  const items = textsOf(partOf(block, 'items'))
  const text = items.length > 0 ? items.join(' ') : textOf(partOf(block, 'text'))
  if (type === 'heading') return { type, level: 2, text }
  if (type === 'list') return { type, items: items.length > 0 ? items : text ? [text] : [] }
  return type === 'link' ? { type, url: '', text } : { type, text }
}

const input = (key: string, label: string, kind: EntryInput['kind'], max: number): EntryInput => ({
  key,
  label,
  kind,
  max,
  isRequired: true,
})

const levels = [
  { value: 2, label: 'Large' },
  { value: 3, label: 'Medium' },
  { value: 4, label: 'Small' },
]

const caption = input('caption', 'Caption', 'text', 500)

const ownInputs: Readonly<Record<string, readonly EntryInput[]>> = {
  heading: [{ ...input('level', 'Size', 'choice', 10), choices: levels }, input('text', 'Heading', 'line', 200)],
  paragraph: [input('text', 'Paragraph', 'text', 5000)],
  list: [{ ...input('items', 'Items', 'lines', 1000), hint: 'One item per line.' }],
  quote: [input('text', 'Quote', 'text', 1000)],
  link: [
    input('text', 'Text of the link', 'line', 200),
    { ...input('url', 'Link', 'link', 500), hint: 'Starts with https://, or with / for a page of this site.' },
  ],
  image: [
    { ...input('alt', 'Description of the picture', 'line', 300), hint: 'For people who use a screen reader.' },
    caption,
  ],
  video: [input('title', 'Title', 'line', 200), caption],
  payback: [
    input('title', 'Title', 'line', 200),
    input('lead', 'Introduction', 'text', 500),
    ...[0, 1, 2, 3].map(index => input(`fields/${index}/label`, `Label of box ${index + 1}`, 'line', 200)),
    input('results/minutesNow', 'First result', 'line', 200),
    input('results/minutesSaved', 'Second result', 'line', 200),
    input('results/weeks', 'Third result', 'line', 200),
    input('advice/slow', 'If it takes more than six months', 'text', 500),
    input('advice/quick', 'If it takes two weeks or less', 'text', 500),
    input('advice/missing', 'If a number is missing', 'text', 500),
  ],
}

export function blockInputs(block: Json): readonly EntryInput[] {
  const parts = partOf(block, 'blocks')
  if (!Array.isArray(parts)) return ownInputs[typeOf(block)] ?? []
  return parts.flatMap((part: Json, index) =>
    blockInputs(part).map(item => ({ ...item, key: `blocks/${index}/${item.key}` })),
  )
}
