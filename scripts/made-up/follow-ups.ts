import type { LeadStatus } from '#contracts/lead-statuses.ts'
import type { Database } from '#server/db/database.ts'
import { changePerson } from '#server/modules/people/people-queries.ts'
import { type Random, randomFor } from './random.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

const notes = [
  'Left a voicemail. Prefers to be called before ten.',
  'Wants to see an example from the same industry first.',
  'Talk about quoting and scheduling; everything else can wait.',
  'Wants a business partner on the call, too.',
  'Budget is decided in January.',
]

/** Statuses, answers and notes as an administrator leaves them: nearly everyone answered, most of them on time. */
export async function followUp(database: Database) {
  const now = Date.now()
  const people = await database.read
    .selectFrom('people')
    .select(['id', 'first_submitted_at'])
    .where('suspicion', 'is', null)
    .orderBy('first_submitted_at')
    .execute()
  await database.write(async transaction => {
    for (const [index, person] of people.entries()) {
      const random = randomFor('follow-up', index)
      const firstForm = Date.parse(person.first_submitted_at)
      const answered = firstForm + random.whole(2, random.chance(0.9) ? 40 : 120) * hourMs
      const ageDays = (now - firstForm) / dayMs
      // Only the last two weeks hold leads that nobody has answered yet.
      if (answered > now || (ageDays < 14 && random.chance(0.2))) continue
      const change = {
        status: statusAfter(ageDays, random),
        ...(random.chance(0.3) && { note: random.pick(notes) }),
      }
      await changePerson(transaction, person.id, change, new Date(answered).toISOString())
    }
  })
}

const statusAfter = (ageDays: number, random: Random): LeadStatus =>
  ageDays > 30
    ? random.pick(['won', 'won', 'closed', 'closed', 'closed', 'booked', 'contacted'])
    : random.pick(['contacted', 'contacted', 'contacted', 'booked', 'booked', 'closed'])
