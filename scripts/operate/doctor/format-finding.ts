import { styleText } from 'node:util'
import type { Finding, Status } from './check.ts'

const symbols = {
  ok: ['green', '✓'],
  warning: ['yellow', '!'],
  wrong: ['red', '✗'],
  skipped: ['gray', '–'],
} as const

const indent = 18

/** Wraps at words if the width is known. `styleText` leaves out colors where they aren't wanted. */
export function formatFinding(name: string, { status, text }: Finding, columns?: number) {
  const [color, symbol] = symbols[status]
  // Servers send some of the text: no escape sequences.
  const lines = text.split('\n').flatMap(line => wrap(line.replace(/\p{Cc}/gu, ' '), (columns ?? Infinity) - indent))
  const label = `  ${styleText(color, symbol)} ${name.padEnd(indent - 4)}`
  return label + lines.join(`\n${' '.repeat(indent)}`)
}

const minWidth = 20

function wrap(text: string, width: number) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + word.length < Math.max(width, minWidth))
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

export function summarize(findings: readonly Finding[]) {
  const count = (status: Status) => findings.filter(finding => finding.status === status).length
  const [wrongs, warnings] = [count('wrong'), count('warning')]
  const parts = [
    ...(wrongs ? [`${wrongs} to fix`] : []),
    ...(warnings ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
    `${count('ok')} fine`,
    ...(count('skipped') ? [`${count('skipped')} skipped`] : []),
  ]
  return `${parts.join(', ')}.`
}
