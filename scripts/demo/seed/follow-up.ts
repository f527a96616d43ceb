import type { LeadStatus } from '#contracts/constants.ts'
import type { Database } from '#server/db/database.ts'
import { insertNote } from '#server/leads/lead-notes.ts'
import { updateLead } from '#server/leads/lead-queries.ts'
import { randomFor } from './random.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

const notes = [
  'Left a voicemail. Prefers to be called before ten.',
  'Wants to see an example from the same industry first.',
  'Talk about quoting and scheduling; everything else can wait.',
  'Wants a business partner on the call, too.',
]
const recentStatuses: LeadStatus[] = ['contacted', 'contacted', 'contacted', 'booked', 'booked', 'closed']
const olderStatuses: LeadStatus[] = ['won', 'won', 'closed', 'closed', 'closed', 'booked', 'contacted']

export async function followUp(database: Database) {
  const now = Date.now()
  const leads = await database.read
    .selectFrom('leads')
    .select(['id', 'first_submitted_at'])
    .where('bot_check', 'is', null)
    .orderBy('first_submitted_at')
    .execute()
  await database.write(async transaction => {
    for (const [index, lead] of leads.entries()) {
      const random = randomFor('follow-up', index)
      const firstForm = Date.parse(lead.first_submitted_at)
      const answered = firstForm + random.whole(2, random.chance(0.9) ? 40 : 120) * hourMs
      const ageDays = (now - firstForm) / dayMs
      if (answered > now || (ageDays < 14 && random.chance(0.2))) continue
      const status = random.pick(ageDays > 30 ? olderStatuses : recentStatuses)
      const at = new Date(answered).toISOString()
      await updateLead(transaction, lead.id, { status }, at)
      if (random.chance(0.3)) await insertNote(transaction, lead.id, random.pick(notes), at)
    }
  })
}
