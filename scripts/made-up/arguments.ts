import { parseArgs } from 'node:util'
import { UsageError } from '#scripts/command.ts'
import type { Amounts } from './leads.ts'

const usage = `How to use it:

  npm run seed -- --sessions 1000000 --responses 100000

fills the database that DATA_DIR or DATABASE_URL names with made-up visitors of the last 18 months.

  --sessions <number>       analytics sessions
  --responses <number>      survey responses, each with its person and its session
  --quizzes <number>        quiz submissions
  --applications <number>   beta applications
  --add                     even if the database holds visitors already: nobody can tell them apart later
`

const most = 10_000_000

export function readArguments(args: string[]) {
  const { add, ...numbers } = parsed(args)
  const amounts: Amounts = { sessions: 0, responses: 0, quizzes: 0, applications: 0 }
  for (const name of Object.keys(amounts) as Array<keyof Amounts>) {
    const text = numbers[name]
    if (!/^\d{1,8}$/.test(text) || Number(text) > most)
      throw new UsageError(`--${name} takes a whole number of at most ${most}.\n\n${usage}`)
    amounts[name] = Number(text)
  }
  if (Object.values(amounts).every(amount => amount === 0)) throw new UsageError(usage)
  return { amounts, add }
}

function parsed(args: string[]) {
  const amount = { type: 'string', default: '0' } as const
  const amounts = { sessions: amount, responses: amount, quizzes: amount, applications: amount }
  try {
    return parseArgs({ args, options: { ...amounts, add: { type: 'boolean', default: false } } }).values
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`)
  }
}
