import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { sourceFiles } from './support/parse-source.ts'

/** What isn't about leads: sockets, files, locks, and the words that the owner edits. */
const ownTime = [
  'server/clock.ts',
  'server/main.ts',
  'server/http/',
  'server/storage/',
  'server/storage/backup/',
  'server/site/',
]
const others = [
  'server/calendar/company-time.ts',
  'server/messages/smtp.ts',
  'server/http/metrics.ts',
  // For commands.
  'server/admin/audit-log.ts',
]

type Node = { type?: string; callee?: Node; name?: string; object?: Node; property?: Node; arguments?: unknown[] }

const isNamed = (node: Node | undefined, name: string) => node?.type === 'Identifier' && node.name === name

function readsTheClock({ type, callee, arguments: args = [] }: Node) {
  if (type === 'NewExpression') return isNamed(callee, 'Date') && args.length === 0
  if (type !== 'CallExpression') return false
  const isDateNow = isNamed(callee?.object, 'Date') && isNamed(callee?.property, 'now')
  return isDateNow || isNamed(callee, 'setTimeout') || isNamed(callee, 'setInterval')
}

const nodesIn = (value: unknown): Node[] =>
  typeof value === 'object' && value !== null ? [value as Node, ...Object.values(value).flatMap(nodesIn)] : []

const countReads = (file: string, source: string) =>
  nodesIn(parseSync(file, source).program).filter(readsTheClock).length

test('the server reads the time and sets timers through the clock that it gets passed in', () => {
  const files = sourceFiles('server/**/*.ts').filter(file => ![...ownTime, ...others].some(own => file.startsWith(own)))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(file => countReads(file, readFileSync(file, 'utf8')) > 0)).toEqual([])
})

test('finds each way to read the clock', () => {
  const source = 'new Date(); new Date(0); Date.now(); setTimeout(f, 1); setInterval(f, 1); Date.parse("")'
  expect(countReads('a.ts', source)).toBe(4)
})
