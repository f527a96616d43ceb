import type { Json } from '#content/editing/change.ts'

type Group = { readonly [key: string]: Json }

const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

/** `key` is one or more names or indexes joined by slashes, or empty for the entry itself. */
export function partOf(entry: Json | undefined, key: string): Json | undefined {
  if (key === '') return entry
  const [name = '', ...rest] = key.split('/')
  if (isList(entry)) return partOf(entry[Number(name)], rest.join('/'))
  return isGroup(entry) ? partOf(entry[name], rest.join('/')) : undefined
}

export function withPart(entry: Json | undefined, key: string, value: Json): Json {
  if (key === '') return value
  const [name = '', ...rest] = key.split('/')
  if (isList(entry))
    return entry.map((item, index) => (index === Number(name) ? withPart(item, rest.join('/'), value) : item))
  const group = isGroup(entry) ? entry : {}
  return { ...group, [name]: withPart(group[name], rest.join('/'), value) }
}

export const asText = (value: Json | undefined) => (typeof value === 'string' ? value : '')

export const asTexts = (value: Json | undefined) => (isList(value) ? value.map(asText) : [])

/** Paragraphs have an empty line between them, and may have line breaks of their own. */
export const paragraphsIn = (text: string) =>
  text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')

export const linesIn = (text: string) =>
  text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
