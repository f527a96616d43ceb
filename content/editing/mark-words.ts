import type { Words } from '#content/all-words.ts'
import type { Json } from './change.ts'
import { unmarked } from './field-table.ts'
import { visitFields } from './fields.ts'
import { marked } from './markers.ts'
import { pathPattern } from './path-pattern.ts'
import { entriesOf } from './value-at.ts'

const unmarkedPatterns = unmarked.map(pathPattern)

/** For the editor's view: every text that can be clicked carries its path through the components. */
export function markWords(words: Words): Words {
  const texts = new Set<string>()
  visitFields(words, (path, kind) => {
    const keys = path.split('/')
    if ((kind === 'line' || kind === 'text') && !unmarkedPatterns.some(matches => matches(keys))) texts.add(path)
  })
  const mark = (value: Json, path: string): Json => {
    if (typeof value === 'string') return value && texts.has(path) ? marked(path, value) : value
    const entries = entriesOf(value).map(([key, item]) => [key, mark(item, path ? `${path}/${key}` : key)] as const)
    if (Array.isArray(value)) return entries.map(([, item]) => item)
    return typeof value === 'object' && value !== null ? Object.fromEntries(entries) : value
  }
  return mark(words as unknown as Json, '') as unknown as Words
}
