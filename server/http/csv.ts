/** Makes Excel read the file as UTF-8. */
export const byteOrderMark = '\ufeff'

/**
 * Where a formula could start: a French Excel, for example, splits lines at semicolons and takes most of our quotes for
 * text. No character fits both classes before the formula's, or a long run of tabs would take quadratic time.
 */
const formula = /(^|[,;\t\r\n])((?:[^\S\t\r\n]|["\0])*)(?=[=+\-@＝＋－＠])/g

/** Visitors choose the text: an apostrophe keeps a spreadsheet from running it as a formula. */
const escapeFormulas = (text: string) => {
  const escaped = text.replace(formula, "$1'$2")
  return /^[\t\r\n]/.test(escaped) ? `'${escaped}` : escaped
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

export const csvLine = (cells: ReadonlyArray<string | number | boolean | null | undefined>) =>
  `${cells.map(cell => (typeof cell === 'string' ? quote(escapeFormulas(cell)) : String(cell ?? ''))).join(',')}\r\n`
