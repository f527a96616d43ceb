import type { Json } from '#content/editing/change.ts'
import type { EntryInput } from './entry-input.ts'
import { asText, asTexts, partOf } from './entry-values.ts'

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

const typeOf = (block: Json) => asText(partOf(block, 'type'))

export const blockName = (type: string) => names[type] ?? 'Block'

export function blockTitle(block: Json): string {
  const words = [
    asText(partOf(block, 'text')),
    asTexts(partOf(block, 'items')).join(' · '),
    asText(partOf(block, 'title')),
    asText(partOf(block, 'caption')),
    asText(partOf(block, 'blocks/0/text')),
  ].find(text => text !== '')
  return `${blockName(typeOf(block))}: ${words ?? ''}`
}

/** The same words in another kind of block. */
export function asBlock(block: Json, type: string): Json {
  const items = asTexts(partOf(block, 'items'))
  const text = items.length > 0 ? items.join(' ') : asText(partOf(block, 'text'))
  if (type === 'heading') return { type, level: 2, text }
  if (type === 'list') return { type, items: items.length > 0 ? items : text ? [text] : [] }
  return type === 'link' ? { type, url: '', text } : { type, text }
}

const levels = [
  { value: 2, label: 'Large' },
  { value: 3, label: 'Medium' },
  { value: 4, label: 'Small' },
]

const input = (key: string, label: string, kind: EntryInput['kind'] = 'line'): EntryInput => ({ key, label, kind })

const caption = input('caption', 'Caption', 'text')

const ownInputs: Readonly<Record<string, readonly EntryInput[]>> = {
  heading: [{ ...input('level', 'Size', 'choice'), choices: levels }, input('text', 'Heading')],
  paragraph: [input('text', 'Paragraph', 'text')],
  list: [{ ...input('items', 'Items', 'lines'), hint: 'One item per line.' }],
  quote: [input('text', 'Quote', 'text')],
  link: [
    input('text', 'Text of the link'),
    { ...input('url', 'Link'), hint: 'Starts with https://, or with / for a page of this site.' },
  ],
  image: [{ ...input('alt', 'Description of the picture'), hint: 'For people who use a screen reader.' }, caption],
  video: [input('title', 'Title'), caption],
  payback: [
    input('title', 'Title'),
    input('lead', 'Introduction', 'text'),
    ...[0, 1, 2, 3].map(index => input(`fields/${index}/label`, `Label of box ${index + 1}`)),
    input('results/minutesNow', 'First result'),
    input('results/minutesSaved', 'Second result'),
    input('results/weeks', 'Third result'),
    input('advice/slow', 'If it takes more than six months', 'text'),
    input('advice/quick', 'If it takes two weeks or less', 'text'),
    input('advice/missing', 'If a number is missing', 'text'),
  ],
}

export function blockInputs(block: Json): readonly EntryInput[] {
  const parts = partOf(block, 'blocks')
  if (!Array.isArray(parts)) return ownInputs[typeOf(block)] ?? []
  return parts.flatMap((part: Json, index) =>
    blockInputs(part).map(item => ({ ...item, key: `blocks/${index}/${item.key}` })),
  )
}
