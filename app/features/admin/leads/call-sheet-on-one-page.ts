import type { Person } from '#contracts/people.ts'
import { type CallSheet, type HintedPoint, type SaidPoint, shorten, writeCallSheet } from './call-sheet.ts'

/** How long an answer may be: the first that lets everything stay on the page is taken. */
const lengths = [400, 280, 200, 150, 110, 80, 55]

/** Counted on printed sheets of the smaller paper, with room left for notes by hand. */
const lineLength = 100
const columnLength = 46
const pageLines = 36
const headingLines = 2

export type PrintedSheet = CallSheet & { note: string }

/** The call sheet with its texts just as long as one page of paper allows. */
export function callSheetOnOnePage(person: Person): PrintedSheet {
  for (const longest of lengths) {
    const sheet = sheetWith(person, longest)
    if (linesOf(sheet) <= pageLines) return sheet
  }
  return sheetWith(person, lengths.at(-1) ?? 0)
}

const sheetWith = (person: Person, longest: number): PrintedSheet => ({
  ...writeCallSheet(person, longest),
  note: shorten(person.note, 2 * longest),
})

const rows = (text: string, length: number) => Math.ceil(text.length / length)

const saidRows = ({ label, answer }: SaidPoint, length: number) => rows(`${label}: ${answer}`, length)

const hintedRows = (point: HintedPoint, length: number) => saidRows(point, length) + rows(point.hint, length)

const runOnRows = (points: readonly SaidPoint[], length: number) =>
  rows(points.map(({ label, answer }) => `${label}: ${answer}; `).join(''), length)

/** A part with its heading; nothing where there is nothing to say. */
const part = (lines: number) => (lines === 0 ? 0 : lines + headingLines)

const sum = (lines: readonly number[]) => lines.reduce((total, each) => total + each, 0)

function linesOf({ startHere, thenAsk, alsoSaid, quizMisses, beta, note }: PrintedSheet) {
  const asked = part(sum(thenAsk.map(point => hintedRows(point, columnLength))))
  const said = part(runOnRows(alsoSaid, columnLength)) + part(runOnRows(quizMisses, columnLength))
  return sum([
    rows(note, lineLength),
    part(sum(startHere.map(point => hintedRows(point, lineLength)))),
    Math.max(asked, said),
    part(sum(beta.map(point => saidRows(point, lineLength)))),
  ])
}
