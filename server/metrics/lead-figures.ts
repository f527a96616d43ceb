import { Counter, type Registry } from 'prom-client'

const kinds = ['survey', 'quiz', 'beta'] as const
const outcomes = ['accepted', 'suspected', 'repeated'] as const
const mailResults = ['sent', 'retried', 'failed', 'suppressed', 'error'] as const

type Kind = (typeof kinds)[number]
type Outcome = (typeof outcomes)[number]
type MailResult = (typeof mailResults)[number]

export function leadFigures(registry: Registry) {
  const submissions = new Counter({
    name: 'site_submissions_total',
    help: 'Forms taken in: accepted; suspected to come from a program, and stored too; or repeated.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  })
  const mailTries = new Counter({
    name: 'site_mail_tries_total',
    help: 'How tries to send a mail ended.',
    labelNames: ['result'],
    registers: [registry],
  })
  // A counter that first appears with its first event hides that event from every rate over it.
  for (const kind of kinds) {
    for (const outcome of outcomes) submissions.inc({ kind, outcome }, 0)
  }
  for (const result of mailResults) mailTries.inc({ result }, 0)

  return {
    submitted: (kind: Kind, outcome: Outcome) => submissions.inc({ kind, outcome }),
    mailTried: (result: MailResult) => mailTries.inc({ result }),
  }
}
