import type { Words } from '#content/all-words.ts'
import type { Json } from './change.ts'
import { entriesOf, valueAt } from './value-at.ts'

/** How long something is kept, or takes. */
const period = /\b(\d+|two)(-\d+)? (business )?(hours|days|weeks|months)\b/g
const replyTime = /\b(48 business hours|two business days|3-5 business days)\b/g

const periodsIn = (path: string, text: string): readonly string[] =>
  text.match(path.startsWith('legalDocuments/') ? period : replyTime) ?? []

/** Texts that no longer say what the software does, such as when it deletes data or reminds the team of a reply. */
export function brokenPromises(before: Words, after: Words): Array<{ path: string; message: string }> {
  const broken: Array<{ path: string; message: string }> = []
  const visit = (value: Json, path: string) => {
    for (const [key, item] of entriesOf(value)) visit(item, path ? `${path}/${key}` : key)
    if (typeof value !== 'string') return
    const said = new Set(periodsIn(path, value))
    // Few texts say one, and looking all of them up takes a tenth of a second.
    const now = said.size > 0 ? valueAt(after, path) : undefined
    const kept = typeof now === 'string' ? periodsIn(path, now) : []
    const lost = [...said].filter(phrase => !kept.includes(phrase))
    for (const phrase of lost)
      broken.push({
        path,
        message: `The text said “${phrase}”, and that's what this software does. It will go on doing so, whatever the text says.`,
      })
  }
  visit(before as unknown as Json, '')
  return broken
}
