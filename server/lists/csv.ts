/** Makes Excel read the file as UTF-8. */
export const byteOrderMark = '\ufeff'

/** What spreadsheets take for the beginning of a formula, or drop before one. */
const formulaStart = /^[\s\0]*[=+\-@\t\r\n＝＋－＠]/

/** Visitors choose the text: an apostrophe in front makes a spreadsheet show a formula instead of running it. */
const defused = (text: string) => (formulaStart.test(text) ? `'${text}` : text)

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** One line of a CSV file (RFC 4180). Numbers and yes/no stay as they are. */
export const csvLine = (cells: ReadonlyArray<string | number | boolean | null | undefined>) =>
  `${cells.map(cell => (typeof cell === 'string' ? quoted(defused(cell)) : String(cell ?? ''))).join(',')}\r\n`
