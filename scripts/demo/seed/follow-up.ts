import type { LeadStatus } from '#contracts/constants.ts'
import { dayMs, hourMs } from '#contracts/time.ts'
import { companyDay } from '#server/calendar/company-days.ts'
import { updateLead } from '#server/leads/lead-changes.ts'
import { insertNote } from '#server/leads/lead-notes.ts'
import type { Database } from '#server/storage/database.ts'
import { isPerson } from '#server/storage/is-person.ts'
import { randomFor } from './random.ts'

const notes = [
  'Left a voicemail. Prefers to be called before ten.',
  'Wants to see an example from the same industry first.',
  'Talk about quoting and scheduling; everything else can wait.',
  'Wants a business partner on the call, too.',
]
const followUps = ['Ask whether the partner has read the plan.', 'Call about the quote for the scheduling tool.']
const recentStatuses: LeadStatus[] = ['contacted', 'contacted', 'contacted', 'booked', 'booked', 'closed']
const olderStatuses: LeadStatus[] = ['won', 'won', 'closed', 'closed', 'closed', 'booked', 'contacted']

export async function followUp(database: Database) {
  const now = Date.now()
  const leads = await database.read
    .selectFrom('leads')
    .select(['id', 'last_submitted_at'])
    .where(isPerson)
    .orderBy('last_submitted_at')
    .execute()
  await database.write(async transaction => {
    const contacted: string[] = []
    for (const [index, lead] of leads.entries()) {
      const random = randomFor('follow-up', index)
      const latestForm = Date.parse(lead.last_submitted_at)
      const answered = latestForm + random.whole(2, random.chance(0.9) ? 40 : 120) * hourMs
      const ageDays = (now - latestForm) / dayMs
      if (answered > now || (ageDays < 14 && random.chance(0.2))) continue
      const status = random.pick(ageDays > 30 ? olderStatuses : recentStatuses)
      const at = new Date(answered).toISOString()
      await updateLead(transaction, lead.id, { status }, at)
      if (status === 'contacted') contacted.push(lead.id)
      if (random.chance(0.3)) await insertNote(transaction, lead.id, { text: random.pick(notes) }, at)
    }
    for (const [index, note] of followUps.entries()) {
      const id = contacted.at(-1 - index)
      if (!id) break
      await updateLead(
        transaction,
        id,
        { followUp: { on: companyDay(new Date()).toString(), note } },
        new Date(now).toISOString(),
      )
      await insertNote(transaction, id, { text: notes[index] ?? '' }, new Date(now - (index + 1) * dayMs).toISOString())
    }
  })
}
