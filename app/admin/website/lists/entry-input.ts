import type { Json } from '#content/editing/change.ts'
import { checkText } from '#content/editing/check-text.ts'
import { entryTextRule } from '#content/editing/text-rule.ts'
import { asText, asTexts, partOf, withPart } from './entry-values.ts'

/** One input of an entry's form. */
export type EntryInput = {
  /** Where it is in the entry: see `partOf`. */
  key: string
  label: string
  kind: 'line' | 'text' | 'paragraphs' | 'lines' | 'choice' | 'photo'
  hint?: string
  choices?: ReadonlyArray<{ value: Json; label: string }>
}

export type InputError = { key: string; message: string }

const holdsTexts = ({ kind }: EntryInput) => kind === 'paragraphs' || kind === 'lines'

/** Undefined for a choice. */
export function inputRule(listPath: string, input: EntryInput) {
  const { key, label, kind } = input
  const path = [listPath, '0', ...(key ? [key] : []), ...(holdsTexts(input) ? ['0'] : [])].join('/')
  const rule = kind === 'choice' ? undefined : entryTextRule(path, label)
  return rule && { ...rule, isRequired: rule.isRequired && !key.startsWith('source/') }
}

function errorOf(listPath: string, input: EntryInput, entry: Json): string | undefined {
  const rule = inputRule(listPath, input)
  if (!rule) return
  const value = partOf(entry, input.key)
  const texts = holdsTexts(input) ? asTexts(value) : [asText(value)]
  if (texts.length === 0) return checkText(rule, '')
  return texts.map(text => checkText(rule, text.trim())).find(problem => problem !== undefined)
}

/** What has to be fixed before the entry can be saved. The server checks it again. */
export function entryErrors(listPath: string, inputs: readonly EntryInput[], entry: Json): InputError[] {
  const errors = inputs.flatMap(input => {
    const message = errorOf(listPath, input, entry)
    return message ? [{ key: input.key, message }] : []
  })
  const label = asText(partOf(entry, 'source/label')).trim()
  const url = asText(partOf(entry, 'source/url')).trim()
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
  if (source === undefined || asText(partOf(source, 'label')) || asText(partOf(source, 'url'))) return tidy
  const { source: _, ...rest } = tidy as { [key: string]: Json }
  return rest
}
