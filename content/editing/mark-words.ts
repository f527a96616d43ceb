import type { Words } from '#content/all-words.ts'
import type { Json } from '#contracts/words.ts'
import { withValueAt } from './apply-changes.ts'
import { marked } from './markers.ts'
import { leavesOf, partOf } from './shape.ts'
import { allTexts, shapeOfText, valueIn } from './texts.ts'

/** Pages compare or sort by these, so they can't carry a mark. */
const unmarked = new Set(['site/company#address/city'])

/** For the editor's view: every text that can be clicked carries its place through the components. */
export function markWords(words: Words): Words {
  let tree = words as unknown as Json
  for (const text of allTexts(words)) {
    const [shape, value] = [shapeOfText(text), valueIn(words, text)]
    if (!shape || value === undefined) continue
    for (const { keys, shape: part, value: words } of leavesOf(shape, value)) {
      const place = `${text.path}#${keys.join('/')}`
      const isWords = part.kind === 'line' || part.kind === 'text'
      if (words && isWords && !unmarked.has(place))
        tree = withValueAt(tree, [...text.at, ...keys], marked(place, words))
    }
  }
  return tree as unknown as Words
}
