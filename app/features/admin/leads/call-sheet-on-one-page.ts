import type { Person } from '#contracts/people.ts'
import { type CallSheet, type HintedPoint, type SaidPoint, writeCallSheet } from './call-sheet.ts'
import { nameOf } from './lead-words.ts'
import { shorten } from './shorten.ts'

/** How long an answer may be: the first that lets everything stay on the page is taken. */
const lengths = [400, 280, 200, 150, 110, 80, 55, 30]
const longestName = 80

// Measured on printed sheets of the smaller paper, with room left for notes by hand.
const pageLines = 53
const lineLength = 108
const columnLength = 50
const headingLines = 1.6
const gapLines = 0.3

export type PrintedSheet = CallSheet & { name: string; businessName: string; note: string }

/** The call sheet with its texts as long as one page of paper allows. */
export function callSheetOnOnePage(person: Person): PrintedSheet {
  const sheets = lengths.map(longest => sheetWith(person, longest))
  const fitting = sheets.find(sheet => linesOf(sheet, person) <= pageLines)
  return fitting ?? sheetWith(person, Math.min(...lengths))
}

const sheetWith = (person: Person, longest: number): PrintedSheet => ({
  ...writeCallSheet(person, longest),
  name: shorten(nameOf(person), longestName),
  businessName: shorten(person.businessName, longestName),
  note: shorten(person.note, 2 * longest),
})

/** Other scripts and the widest letters take about twice the room of the usual ones. */
const widthOf = (text: string) => Array.from(text).length + (text.match(/[WM@]|[^\0-\u024F]/gu)?.length ?? 0)

const rows = (text: string, length: number) => Math.ceil(widthOf(text) / length)

const saidRows = ({ label, answer }: SaidPoint, length: number) => rows(`${label}: ${answer}`, length)

const hintedRows = (point: HintedPoint, length: number) => saidRows(point, length) + rows(point.hint, length) + gapLines

const sum = (lines: readonly number[]) => lines.reduce((total, each) => total + each, 0)

/** A part with its heading; nothing where there is nothing to say. */
const part = (...lines: number[]) => (sum(lines) === 0 ? 0 : sum(lines) + headingLines)

function linesOf(sheet: PrintedSheet, { phone, email }: Person) {
  const { name, businessName, note, startHere, thenAsk, alsoSaid, quizMisses, beta } = sheet
  const head = [
    2 * rows(name, lineLength / 2),
    rows(businessName, lineLength * 0.85),
    rows(`${phone} ${email}`, lineLength * 0.85),
    // How we stand, where they came from, and the line below it all.
    4,
    rows(note, lineLength),
  ]
  const also = alsoSaid.map(({ label, answer }) => `${label}: ${answer}`).join('; ')
  const left = part(...thenAsk.map(point => hintedRows(point, columnLength)))
  const right = part(rows(also, columnLength)) + part(rows(quizMisses.join('; '), columnLength))
  return sum([
    ...head,
    part(...startHere.map(point => hintedRows(point, lineLength))),
    Math.max(left, right),
    // In two columns.
    part(sum(beta.map(point => saidRows(point, columnLength))) / 2),
  ])
}
