/** Makes Excel read the file as UTF-8. */
export const byteOrderMark = '\ufeff'

const formulaStart = /^[\s\0]*[=+\-@\t\r\n＝＋－＠]/

/** A French Excel, for example, splits text at semicolons. */
const innerFormula = /[;\t][\s\0]*(?=[=+\-@＝＋－＠])/g

/** Visitors choose the text: an apostrophe keeps a spreadsheet from running it as a formula. */
const escapeFormulas = (text: string) => {
  const inner = text.replace(innerFormula, "$&'")
  return formulaStart.test(inner) ? `'${inner}` : inner
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

export const csvLine = (cells: ReadonlyArray<string | number | boolean | null | undefined>) =>
  `${cells.map(cell => (typeof cell === 'string' ? quote(escapeFormulas(cell)) : String(cell ?? ''))).join(',')}\r\n`
