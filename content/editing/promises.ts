import type { Words } from '#content/all-words.ts'
import { fillIn } from '#content/fill-in.ts'
import { retention } from '#content/retention.ts'
import { leavesOf } from './shape.ts'
import { type EditableText, shapeOfText, valueIn } from './texts.ts'

/** How long something is kept, or takes. */
const period = /(\{\w+\}|\b(\d+|two)(-\d+)?) (business )?(hours|days|weeks|months)\b/g
const replyTime = /\b(48 business hours|two business days|3-5 business days)\b/g

const periodsIn = (path: string, words: string): readonly string[] =>
  words.match(path.startsWith('legal/') ? period : replyTime) ?? []

/** Texts that no longer say what the software does, such as when it deletes data or reminds the team of a reply. */
export function brokenPromises(texts: readonly EditableText[], before: Words, after: Words) {
  return texts.flatMap(text => {
    const [shape, old, now] = [shapeOfText(text), valueIn(before, text), valueIn(after, text)]
    if (!shape || old === undefined) return []
    const wordsNow = JSON.stringify(now ?? null)
    const said = new Set(leavesOf(shape, old).flatMap(({ value }) => periodsIn(text.path, value)))
    return [...said]
      .filter(phrase => !wordsNow.includes(phrase))
      .map(phrase => ({
        path: text.path,
        message: `The text said “${fillIn(phrase, retention)}”, and that's what this software does. It will go on doing so, whatever the text says.`,
      }))
  })
}
