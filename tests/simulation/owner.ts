import { leadStatuses } from '#contracts/constants.ts'
import { listLeads } from '#contracts/leads.ts'
import type { MessageRecord } from '#contracts/outbox.ts'
import { type Overview, readOverview } from '#contracts/overview.ts'
import { companyDay } from '#server/calendar/company-days.ts'
import type { SimulatedPerson } from './people.ts'
import type { Random } from './random.ts'
import type { SimulatedSite } from './site.ts'

const days = 86_400_000

const orderOf = ({ createdAt, title, recipient }: MessageRecord) => `${createdAt} ${title} ${recipient}`

/** The administrator, who answers late, takes vacations and erases people who ask for it. */
export function createOwner(site: SimulatedSite, random: Random) {
  let awayUntil = 0

  async function leads(show: string, q = '') {
    const response = await site.admin({ url: `/api/admin/leads?show=${show}&limit=20&q=${q}` })
    return response?.statusCode === 200 ? listLeads.response.parse(response.json()) : undefined
  }

  const change = (id: string, payload: object) =>
    site.admin({ method: 'PATCH', url: `/api/admin/leads/${id}`, payload })

  async function followUp(id: string) {
    const today = companyDay(new Date(site.time.now()))
    const on = today.add({ days: random.between(0, 12) }).toString()
    await change(id, { followUp: random.chance(0.8) ? { on, note: 'Call again' } : null })
  }

  async function takeNotes({ id, name }: { id: string; name: string | null }) {
    const url = `/api/admin/leads/${id}/notes`
    const lead = (await site.admin({ method: 'POST', url, payload: { text: `Called ${name}` } }))?.json()
    const note = random.pick<{ id: string }>(lead?.notes ?? [])
    if (note && random.chance(0.3))
      await site.admin({ method: 'PATCH', url: `${url}/${note.id}`, payload: { text: 'Shorter' } })
    if (note && random.chance(0.2)) await site.admin({ method: 'DELETE', url: `${url}/${note.id}` })
  }

  async function workThrough() {
    for (const lead of (await leads('waiting')) ?? []) {
      const { id } = lead
      if (random.chance(0.5)) continue
      if (random.chance(0.2)) await change(id, { answered: true })
      else await change(id, { status: random.pick(leadStatuses) })
      if (random.chance(0.3)) await followUp(id)
      if (random.chance(0.3)) await takeNotes(lead)
    }
    for (const { id } of (await leads('bots')) ?? [])
      if (random.chance(0.3)) await change(id, { verdict: random.pick(['spam', 'person']) })
    for (const { id } of (await leads('follow-up')) ?? []) if (random.chance(0.2)) await followUp(id)
    const [anyone] = (await leads('all')) ?? []
    if (anyone && random.chance(0.05)) await change(anyone.id, { verdict: 'spam' })
  }

  async function sendAgain() {
    const response = await site.admin({ url: readOverview.path })
    if (response?.statusCode !== 200) return
    const overview: Overview = readOverview.response.parse(response.json())
    // Those of one form have the same time, and random ids.
    const list = overview.outbox.list.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    for (const { id, canBeResent, canBeDismissed } of list) {
      if (canBeResent && random.chance(0.5)) await site.admin({ method: 'POST', url: `/api/admin/outbox/${id}/resend` })
      else if (canBeDismissed && random.chance(0.1))
        await site.admin({ method: 'POST', url: `/api/admin/outbox/${id}/dismiss` })
    }
  }

  return {
    /** A morning in the office. */
    async work() {
      if (site.time.now() < awayUntil) return
      if (random.chance(0.02)) awayUntil = site.time.now() + random.between(3, 14) * days
      await workThrough()
      if (random.chance(0.5)) await sendAgain()
    },

    async erase(person: SimulatedPerson) {
      for (let left = 4; left > 0 && person.erased !== 'yes'; left -= 1) {
        const found = await leads('all', person.mark)
        const [lead] = found ?? []
        if (!lead) {
          // The attempt that nobody acknowledged was stored.
          if (found && person.erased === 'maybe') person.erased = 'yes'
          continue
        }
        if (person.erased === 'no' && random.chance(0.5)) await takeNotes(lead)
        person.erased = 'maybe'
        const response = await site.admin({ method: 'DELETE', url: `/api/admin/leads/${lead.id}` })
        if (response?.statusCode === 200) person.erased = 'yes'
      }
    },
  }
}
