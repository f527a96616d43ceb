import type { Json } from '#content/editing/change.ts'
import { blockInputs, blockTitle } from './block-forms.ts'
import type { EntryInput } from './entry-input.ts'
import { asText, partOf } from './entry-values.ts'

/** How the entries of a list are shown and edited. */
export type ListForm = {
  /** One entry, such as "question". */
  noun: string
  blank: Json
  titleOf: (entry: Json) => string
  inputsOf: (entry: Json) => readonly EntryInput[]
}

/** `fields`: the inputs if they're the same for every entry. */
const formOf = (noun: string, blank: Json, title: string, fields: readonly EntryInput[]): ListForm => ({
  noun,
  blank,
  titleOf: entry => asText(partOf(entry, title)),
  inputsOf: () => fields,
})

const betweenParagraphs = 'Leave an empty line between paragraphs.'
const forScreenReaders = 'For people who use a screen reader.'

const questions = formOf('question', { question: '', answer: '' }, 'question', [
  { key: 'question', label: 'Question', kind: 'line' },
  { key: 'answer', label: 'Answer', kind: 'text' },
])

const sections = formOf('section', { heading: '', paragraphs: [] }, 'heading', [
  { key: 'heading', label: 'Heading', kind: 'line' },
  { key: 'paragraphs', label: 'Text', kind: 'paragraphs', hint: betweenParagraphs },
  {
    key: 'source/label',
    label: 'Name of the source',
    kind: 'line',
    hint: 'An official page behind what the text says.',
  },
  { key: 'source/url', label: 'Link to the source', kind: 'line' },
])

const portraits = [
  { value: 'lead-consultant', label: 'With a notebook' },
  { value: 'automation-specialist', label: 'At a computer' },
  { value: 'exit-planning-consultant', label: 'With documents' },
  { value: 'client-coordinator', label: 'On a call' },
]

const newRole = { title: '', role: '', text: '', name: '', photo: '', portrait: 'lead-consultant', portraitAlt: '' }

const roles = formOf('role', newRole, 'title', [
  { key: 'title', label: 'What they do for a client', kind: 'line' },
  { key: 'role', label: 'Role', kind: 'line' },
  { key: 'text', label: 'Description', kind: 'text' },
  { key: 'name', label: 'Name', kind: 'line', hint: 'Hidden while empty.' },
  { key: 'photo', label: 'Photo', kind: 'photo', hint: 'Shown in place of the drawing.' },
  { key: 'portrait', label: 'Drawing', kind: 'choice', choices: portraits },
  { key: 'portraitAlt', label: 'Description of the drawing', kind: 'line', hint: forScreenReaders },
])

const templates = formOf('template', { label: '', subject: '', paragraphs: [] }, 'label', [
  { key: 'label', label: 'Name', kind: 'line', hint: 'Only you see it, when you choose a template.' },
  { key: 'subject', label: 'Subject', kind: 'line' },
  {
    key: 'paragraphs',
    label: 'Message',
    kind: 'paragraphs',
    hint: `Between the greeting and the signature. ${betweenParagraphs}`,
  },
])

const blocks: ListForm = {
  noun: 'part',
  blank: { type: 'paragraph', text: '' },
  titleOf: blockTitle,
  inputsOf: blockInputs,
}

const paragraphs = formOf('paragraph', '', '', [{ key: '', label: 'Paragraph', kind: 'text' }])
const links = formOf('link', '', '', [{ key: '', label: 'Link', kind: 'line' }])

/** By the list's path in the words. */
export function listForm(path: string): ListForm {
  const names = path.split('/')
  const last = names.at(-1)
  if (names[0] === 'replyTemplates') return templates
  if (names[0] === 'articles' && last === 'content') return blocks
  if (path === 'about/team') return roles
  if (path === 'site/links/profiles') return links
  if (last === 'sections') return sections
  return last?.toLowerCase().endsWith('faq') ? questions : paragraphs
}
