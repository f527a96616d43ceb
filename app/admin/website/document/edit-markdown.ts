export type Selection = { text: string; start: number; end: number }

/** What replaces the text from `from` to `to`, and what's selected afterward. */
export type Edit = { from: number; to: number; text: string; select: [start: number, end: number] }

type Mark = 'heading' | 'list' | 'quote'

const marks: Record<Mark, { added: string; known: RegExp }> = {
  heading: { added: '## ', known: /^#{1,6} +/ },
  list: { added: '- ', known: /^[-*+] +/ },
  quote: { added: '> ', known: /^> */ },
}
const anyMark = /^(?:#{1,6} +|[-*+] +|\d{1,9}[.)] +|> *)/

/** Puts a mark before each chosen line that has text, or removes it if all of them have it. */
export function toggleMark({ text, start, end }: Selection, mark: Mark): Edit {
  const { added, known } = marks[mark]
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', Math.max(end, from))
  const to = lineEnd < 0 ? text.length : lineEnd
  const lines = text.slice(from, to).split('\n')
  const isMarked = lines.every(line => line === '' || known.test(line)) && lines.some(Boolean)
  const marked = lines
    .map(line => {
      if (line === '' && lines.length > 1) return line
      return isMarked ? line.replace(known, '') : added + line.replace(anyMark, '')
    })
    .join('\n')
  const isOne = lines.length === 1
  return { from, to, text: marked, select: [isOne ? from + marked.length : from, from + marked.length] }
}

/** What Enter does in a list: the next item, or the end of the list after an empty one. Undefined elsewhere. */
export function continueList({ text, start, end }: Selection): Edit | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', start)
  const line = text.slice(from, lineEnd < 0 ? text.length : lineEnd)
  const [mark, bullet, number, dot] = line.match(/^(?:([-*+])|(\d{1,9})([.)])) +/) ?? []
  if (mark === undefined || start !== end || start < from + mark.length) return undefined
  const next = bullet ?? `${Number(number) + 1}${dot}`
  const isEmpty = line.trimEnd() === mark.trimEnd()
  const edit = isEmpty ? { from, to: from + line.length, text: '\n' } : { from: start, to: start, text: `\n${next} ` }
  const cursor = edit.from + edit.text.length
  return { ...edit, select: [cursor, cursor] }
}

export function toggleBold({ text, start, end }: Selection): Edit {
  const isBold = text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**'
  const chosen = text.slice(start, end)
  if (isBold) return { from: start - 2, to: end + 2, text: chosen, select: [start - 2, end - 2] }
  return { from: start, to: end, text: `**${chosen}**`, select: [start + 2, end + 2] }
}

/** The address is selected, so that it can be typed or pasted. */
export function addLink({ text, start, end }: Selection, address = 'example.com'): Edit {
  const words = text.slice(start, end) || 'text of the link'
  const link = `[${words}](${address})`
  const addressAt = start + words.length + 3
  return { from: start, to: end, text: link, select: [addressAt, addressAt + address.length] }
}

/** As a paragraph of its own. */
export function addParagraph({ text, start, end }: Selection, paragraph: string): Edit {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const gapBefore = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const gapAfter = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  const added = gapBefore + paragraph + gapAfter
  return { from: start, to: end, text: added, select: [start + added.length, start + added.length] }
}
