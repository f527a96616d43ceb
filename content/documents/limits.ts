import type { Problem } from './blocks.ts'

/** Twice the longest document, so that parsing stays cheap whatever is typed. */
export const mostCharacters = 40_000
const mostLines = 500
/** Each of these can begin or end something, and the parser's time grows with the square of those in one paragraph. */
const marks = /[*_[\]<>`!&\\]/g
const mostMarks = 600
const mostMarksTogether = 200
/** A list in a list, by its marks or by its spaces. */
const deepStart = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)){2}|^[ \t]{13}/

const count = (text: string) => text.match(marks)?.length ?? 0

/** The first part of the text that would be slow to read. */
export function findCostly(markdown: string): Problem | undefined {
  if (markdown.length > mostCharacters)
    return {
      start: mostCharacters,
      end: markdown.length,
      message: `The text is too long: ${markdown.length} characters, and ${mostCharacters} fit.`,
    }
  let [start, lines, all, together] = [0, 0, 0, 0]
  for (const line of markdown.split('\n')) {
    const found = count(line)
    const end = start + line.length
    lines += 1
    all += found
    together = line.trim() === '' ? 0 : together + found
    const message = messageOf({ line, lines, all, together })
    if (message) return { start, end, message }
    start = end + 1
  }
  return undefined
}

type Counts = { line: string; lines: number; all: number; together: number }

function messageOf({ line, lines, all, together }: Counts) {
  if (lines > mostLines) return `The text is too long: ${mostLines} lines fit.`
  if (all > mostMarks || together > mostMarksTogether)
    return 'There are too many asterisks, brackets or other special characters. Remove some.'
  return deepStart.test(line)
    ? "A list or a quote can't be inside another one. Leave one mark at the start of the line."
    : ''
}
