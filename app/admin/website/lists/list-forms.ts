import type { Json } from '#content/editing/change.ts'
import { blockInputs, blockTitle } from './block-forms.ts'
import type { EntryInput } from './entry-input.ts'
import { partOf, textOf } from './entry-values.ts'

/** How the entries of a list are shown and edited. */
export type ListForm = {
  /** One entry, such as "question". */
  noun: string
  blank: Json
  titleOf: (entry: Json) => string
  inputsOf: (entry: Json) => readonly EntryInput[]
}

const line = (key: string, label: string, max: number, isRequired = true): EntryInput => ({
  key,
  label,
  kind: 'line',
  max,
  isRequired,
})

const text = (key: string, label: string, max: number): EntryInput => ({
  key,
  label,
  kind: 'text',
  max,
  isRequired: true,
})

const paragraphs = (key: string, label: string, max: number, hint = ''): EntryInput => ({
  key,
  label,
  kind: 'paragraphs',
  max,
  isRequired: true,
  hint: `${hint} Leave an empty line between paragraphs.`.trim(),
})

const titleAt = (key: string) => (entry: Json) => textOf(partOf(entry, key))

const questions: ListForm = {
  noun: 'question',
  blank: { question: '', answer: '' },
  titleOf: titleAt('question'),
  inputsOf: () => [line('question', 'Question', 200), text('answer', 'Answer', 2000)],
}

const sections: ListForm = {
  noun: 'section',
  blank: { heading: '', paragraphs: [] },
  titleOf: titleAt('heading'),
  inputsOf: () => [
    line('heading', 'Heading', 200),
    paragraphs('paragraphs', 'Text', 2000),
    { ...line('source/label', 'Name of the source', 200, false), hint: 'An official page behind what the text says.' },
    { key: 'source/url', label: "Source's link", kind: 'link', max: 500, isRequired: false },
  ],
}

export const portraits = [
  { value: 'lead-consultant', label: 'With a notebook' },
  { value: 'automation-specialist', label: 'At a computer' },
  { value: 'exit-planning-consultant', label: 'With documents' },
  { value: 'client-coordinator', label: 'On a call' },
]

const roles: ListForm = {
  noun: 'role',
  blank: {
    title: '',
    role: '',
    text: '',
    name: '',
    photo: '',
    portrait: 'lead-consultant',
    portraitAlt: '',
  },
  titleOf: titleAt('title'),
  inputsOf: () => [
    line('title', 'What they do for a client', 200),
    line('role', 'Role', 200),
    text('text', 'Description', 2000),
    { ...line('name', 'Name', 200, false), hint: 'Hidden while empty.' },
    {
      key: 'photo',
      label: 'Photo',
      kind: 'photo',
      max: 200,
      isRequired: false,
      hint: 'Shown in place of the drawing.',
    },
    { key: 'portrait', label: 'Drawing', kind: 'choice', max: 100, isRequired: true, choices: portraits },
    { ...line('portraitAlt', 'Description of the drawing', 300), hint: 'For people who use a screen reader.' },
  ],
}

const templates: ListForm = {
  noun: 'template',
  blank: { label: '', subject: '', body: [] },
  titleOf: titleAt('label'),
  inputsOf: () => [
    { ...line('label', 'Name', 100), hint: 'Only you see it, when you choose a template.' },
    line('subject', 'Subject', 200),
    paragraphs('body', 'Message', 2000, 'Between the greeting and the signature.'),
  ],
}

const blocks: ListForm = {
  noun: 'block',
  blank: { type: 'paragraph', text: '' },
  titleOf: blockTitle,
  inputsOf: blockInputs,
}

const plainParagraphs: ListForm = {
  noun: 'paragraph',
  blank: '',
  titleOf: textOf,
  inputsOf: () => [text('', 'Paragraph', 5000)],
}

/** By the list's path in the words. */
export function listForm(path: string): ListForm {
  const names = path.split('/')
  if (names[0] === 'replyTemplates') return templates
  if (names[0] === 'articles' && names.at(-1) === 'content') return blocks
  if (names[0] === 'about' && names.at(-1) === 'team') return roles
  if (names.at(-1) === 'sections') return sections
  return names.at(-1)?.toLowerCase().endsWith('faq') ? questions : plainParagraphs
}
