import type { Json } from '#content/editing/change.ts'
import { partOf, textOf, textsOf, withPart } from './entry-values.ts'

/** One input of an entry's form. */
export type EntryInput = {
  /** Where it is in the entry: see `partOf`. */
  key: string
  label: string
  kind: 'line' | 'text' | 'link' | 'paragraphs' | 'lines' | 'choice' | 'photo'
  /** In characters; for paragraphs and lines, of each. */
  max: number
  isRequired: boolean
  hint?: string
  choices?: ReadonlyArray<{ value: Json; label: string }>
}

export type InputError = { key: string; message: string }

const isLink = (text: string) => /^\/(?!\/)\S*$/.test(text) || (/^https:\/\/\S+$/.test(text) && URL.canParse(text))

function errorOf({ kind, key, max, isRequired }: EntryInput, entry: Json): string | undefined {
  if (kind === 'choice' || kind === 'photo') return
  const value = partOf(entry, key)
  const texts = kind === 'paragraphs' || kind === 'lines' ? textsOf(value) : [textOf(value).trim()]
  const isEmpty = texts.every(text => text === '')
  if (isEmpty) return isRequired ? 'Please fill this in.' : undefined
  const longest = Math.max(...texts.map(text => text.length))
  if (longest > max)
    return `That's ${longest - max} characters too long: at most ${max}${texts.length > 1 ? ' each' : ''}.`
  if (kind === 'link' && !texts.every(isLink)) return 'A link starts with https://, or with / for a page of this site.'
}

/** What has to be fixed before the entry can be saved. The server checks it again. */
export function entryErrors(inputs: readonly EntryInput[], entry: Json): InputError[] {
  const errors = inputs.flatMap(input => {
    const message = errorOf(input, entry)
    return message ? [{ key: input.key, message }] : []
  })
  const label = textOf(partOf(entry, 'source/label')).trim()
  const url = textOf(partOf(entry, 'source/url')).trim()
  if (label && !url) errors.push({ key: 'source/url', message: 'Add the link, or remove the name of the source.' })
  if (url && !label) errors.push({ key: 'source/label', message: 'Add the name of the source, or remove its link.' })
  return errors
}

/** As it's stored: without spaces around the texts, and without an empty source. */
export function tidyEntry(inputs: readonly EntryInput[], entry: Json): Json {
  const tidy = inputs.reduce<Json>((result, { key }) => {
    const value = partOf(result, key)
    return typeof value === 'string' ? withPart(result, key, value.trim()) : result
  }, entry)
  const source = partOf(tidy, 'source')
  if (source === undefined || textOf(partOf(source, 'label')) || textOf(partOf(source, 'url'))) return tidy
  const { source: _, ...rest } = tidy as { [key: string]: Json }
  return rest
}
