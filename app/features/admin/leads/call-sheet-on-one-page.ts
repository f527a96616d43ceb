import type { Person } from '#contracts/people.ts'
import { type CallSheet, type HintedPoint, type SaidPoint, writeCallSheet } from './call-sheet.ts'
import { shorten } from './shorten.ts'

/** How long an answer may be: the first that lets everything stay on the page is taken. */
const lengths = [400, 280, 200, 150, 110, 80, 55]

// Counted on printed sheets of the smaller paper, with room left for notes by hand.
const lineLength = 100
const columnLength = 46
const pageLines = 36
const headingLines = 2

export type PrintedSheet = CallSheet & { note: string }

/** The call sheet with its texts as long as one page of paper allows. */
export function callSheetOnOnePage(person: Person): PrintedSheet {
  const sheets = lengths.map(longest => sheetWith(person, longest))
  return sheets.find(sheet => linesOf(sheet) <= pageLines) ?? sheetWith(person, Math.min(...lengths))
}

const sheetWith = (person: Person, longest: number): PrintedSheet => ({
  ...writeCallSheet(person, longest),
  note: shorten(person.note, 2 * longest),
})

const rows = (text: string, length: number) => Math.ceil(text.length / length)

const saidRows = ({ label, answer }: SaidPoint, length: number) => rows(`${label}: ${answer}`, length)

const hintedRows = (point: HintedPoint, length: number) => saidRows(point, length) + rows(point.hint, length)

const sum = (lines: readonly number[]) => lines.reduce((total, each) => total + each, 0)

/** A part with its heading; nothing where there is nothing to say. */
const part = (...lines: number[]) => (sum(lines) === 0 ? 0 : sum(lines) + headingLines)

function linesOf({ startHere, thenAsk, alsoSaid, quizMisses, beta, note }: PrintedSheet) {
  const left = part(...thenAsk.map(point => hintedRows(point, columnLength)))
  const also = alsoSaid.map(({ label, answer }) => `${label}: ${answer}`).join('; ')
  const right = part(rows(also, columnLength)) + part(rows(quizMisses.join('; '), columnLength))
  return sum([
    rows(note, lineLength),
    part(...startHere.map(point => hintedRows(point, lineLength))),
    Math.max(left, right),
    part(...beta.map(point => saidRows(point, lineLength))),
  ])
}
