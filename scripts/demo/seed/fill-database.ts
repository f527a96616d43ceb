import { sql } from 'kysely'
import { insertSessions } from '#server/analytics/sessions.ts'
import type { Database } from '#server/storage/database.ts'
import { applicationAt, quizAt } from './forms.ts'
import { type Amounts, insertLead, leadsInOrder } from './leads.ts'
import { randomFor } from './random.ts'
import { sessionAt, visitAt } from './sessions.ts'
import { countSteps, insertVisits, type StepCounts } from './visits.ts'

/** Keys are random, so small transactions would write the same pages repeatedly. */
const sessionsPerTransaction = 100_000
const leadsPerTransaction = 5000
const leadsPerRoundTrip = 100

export async function fillDatabase(database: Database, amounts: Amounts, { days = 548 } = {}) {
  const plan = { ...amounts, days, end: Date.now() }
  if (database.kind === 'sqlite') await database.write(writer => sql`pragma cache_size = -262144`.execute(writer))
  const steps: StepCounts = new Map()
  for (const [from, to] of batches(amounts.sessions, sessionsPerTransaction)) {
    const sessions = Array.from({ length: to - from }, (_, i) => sessionAt(from + i, plan))
    await database.write(transaction => insertSessions(transaction, sessions))
    for (const [i, { survey_type: form, started_at, is_completed: completed }] of sessions.entries()) {
      const opened = randomFor('opened', from + i).chance(0.6) ? 2 : 1
      const visit = visitAt(from + i, plan)
      countSteps(steps, { form, time: Date.parse(started_at), visit }, { opened, started: 1, completed })
    }
  }
  const leads = leadsInOrder(plan)
  for (const { kind, index, lead, moment: time } of leads) {
    if (kind === 'survey') continue
    const { visit } = kind === 'quiz' ? quizAt(index, lead) : applicationAt(index, lead)
    countSteps(steps, { form: kind, time, visit }, { opened: 4, started: 2, completed: 1 })
  }
  await database.write(transaction => insertVisits(transaction, plan, steps))
  for (const [from, to] of batches(leads.length, leadsPerTransaction)) {
    await database.write(async transaction => {
      for (const [first, last] of batches(to - from, leadsPerRoundTrip))
        await Promise.all(leads.slice(from + first, from + last).map(lead => insertLead(transaction, lead)))
    })
  }
  await database.clearLog()
}

const batches = (count: number, size: number) =>
  Array.from({ length: Math.ceil(count / size) }, (_, i) => [i * size, Math.min((i + 1) * size, count)] as const)
