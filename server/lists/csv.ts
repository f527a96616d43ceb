/** Makes Excel read the file as UTF-8. */
export const byteOrderMark = '\ufeff'

/** How a formula starts, with what spreadsheets ignore before one. */
const formulaStart = /^[\s\0]*[=+\-@\t\r\n＝＋－＠]/

/** Where semicolons or tabs separate cells, as in a French Excel, a text can become several. */
const innerFormula = /[;\t][\s\0]*(?=[=+\-@＝＋－＠])/g

/** Visitors choose the text: an apostrophe in front makes a spreadsheet show a formula instead of running it. */
const defused = (text: string) => {
  const inner = text.replace(innerFormula, "$&'")
  return formulaStart.test(inner) ? `'${inner}` : inner
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** One line of a CSV file (RFC 4180). Numbers and yes/no stay as they are. */
export const csvLine = (cells: ReadonlyArray<string | number | boolean | null | undefined>) =>
  `${cells.map(cell => (typeof cell === 'string' ? quoted(defused(cell)) : String(cell ?? ''))).join(',')}\r\n`
