// Tag characters are invisible copies of ASCII. A marked text is the language tag, its path in tags, the text, and the
// cancel tag. A text that's filled into another one is marked inside it.
const begin = 0xe0001
const end = 0xe007f
const firstTag = 0xe0020
const lastTag = 0xe007e
const offset = 0xe0000

export const marked = (path: string, text: string) =>
  String.fromCodePoint(begin, ...Array.from(path, letter => offset + (letter.codePointAt(0) ?? 0))) +
  text +
  String.fromCodePoint(end)

type Piece = { path: string | null; text: string }

/**
 * The pieces of a text from a marked page. `path` is null between marked texts. `open` has the paths of texts that began in
 * an earlier part of the page, and afterward those that end in a later one.
 */
export function readMarkers(text: string, open: string[] = []): Piece[] {
  const pieces: Piece[] = []
  let piece: Piece = { path: open.at(-1) ?? null, text: '' }
  const next = () => {
    if (piece.text) pieces.push(piece)
    piece = { path: open.at(-1) ?? null, text: '' }
  }
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    if (code === begin) open.push('')
    else if (code === end) open.pop()
    else if (code >= firstTag && code <= lastTag) open.push(`${open.pop() ?? ''}${String.fromCharCode(code - offset)}`)
    else {
      if (piece.path !== (open.at(-1) ?? null)) next()
      piece.text += letter
      continue
    }
    if (code === end) next()
  }
  next()
  return pieces
}

export const stripMarkers = (text: string) =>
  readMarkers(text)
    .map(piece => piece.text)
    .join('')
