import { randomUUID } from 'node:crypto'
import type { LeadSummary } from '#contracts/leads.ts'
import { dayMs } from '#contracts/time.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import type { Random } from './random.ts'
import type { DemoSite } from './visitors.ts'

const notes = [
  'Left a voicemail. Prefers to be called before ten.',
  'Wants to see an example from the same industry first.',
  'Talk about quoting and scheduling; everything else can wait.',
  'Wants a business partner on the call, too.',
]
const followUps = ['Ask whether the partner has read the plan.', 'Call about the quote for the scheduling tool.']
const device = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:152.0) Gecko/20100101 Firefox/152.0'

const leadsPath = '/api/admin/leads'
const friday = 5

/** The administrator's mornings: answers, calls, follows up, and now and then overlooks someone. */
export function createOwner({ clock, call: callSite }: DemoSite, random: Random, password: string) {
  const overlooked = new Set<string>()
  let headers = {}

  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) =>
    callSite({ method, url, headers, remoteAddress: '203.0.113.20', ...(payload && { payload }) })

  const leads = async (show: string) => (await call('GET', `${leadsPath}?show=${show}`)).json<LeadSummary[]>()
  const change = ({ id }: LeadSummary, payload: object) => call('PATCH', `${leadsPath}/${id}`, payload)
  const note = ({ id }: LeadSummary) =>
    call('PUT', `${leadsPath}/${id}/notes/${randomUUID()}`, { text: random.pick(notes) })
  const ageDays = ({ lastSubmittedAt }: LeadSummary) => (clock.now().getTime() - Date.parse(lastSubmittedAt)) / dayMs

  const followUpIn = (days: number) => ({
    followUp: { on: companyDay(clock.now()).add({ days }).toString(), note: random.pick(followUps) },
  })

  async function logIn() {
    headers = { 'user-agent': device }
    const { token } = (await call('POST', '/api/admin/login', { password })).json<{ token: string }>()
    headers = { ...headers, authorization: `Bearer ${token}` }
  }

  async function answer(lead: LeadSummary, daysLeft: number) {
    // The call is the reply.
    if (lead.status === 'booked') return change(lead, { answered: true })
    if (overlooked.has(lead.id)) return
    if (daysLeft > 5 && daysLeft < 11 && overlooked.size < 3 && random.chance(0.5)) return overlooked.add(lead.id)
    if (random.chance(0.25)) return
    // Some follow-ups are missed or due today.
    const isLastMorning = daysLeft === 2
    const followUp = (isLastMorning || random.chance(0.4)) && followUpIn(random.whole(1, isLastMorning ? 3 : 9))
    await change(lead, { status: 'contacted', ...followUp })
    if (random.chance(0.3)) await note(lead)
  }

  async function settle(show: string, isOver: (lead: LeadSummary) => boolean, outcomes: object[]) {
    for (const lead of await leads(show))
      if (isOver(lead) && random.chance(0.6)) await change(lead, random.pick(outcomes))
  }

  async function tidyUp() {
    await settle('booked', ({ calls }) => !calls.nextAt, [{ status: 'won' }, { status: 'closed' }])
    await settle('contacted', lead => ageDays(lead) > 10 && !lead.followUp, [{ status: 'closed' }])
    await settle('new', lead => ageDays(lead) > 2 && !lead.dueDate, [{ status: 'contacted' }, { status: 'closed' }])
    await settle('bots', lead => ageDays(lead) > 7, [{ verdict: 'spam' }])
  }

  return {
    async work(daysLeft: number) {
      await logIn()
      await call('GET', '/api/admin/overview')
      for (const lead of await leads('waiting')) await answer(lead, daysLeft)
      for (const lead of await leads('follow-up'))
        if (lead.followUp?.isDue && random.chance(0.8)) {
          await note(lead)
          await change(lead, { followUp: null, ...(random.chance(0.5) && { status: 'closed' }) })
        }
      if (companyDay(clock.now()).dayOfWeek === friday) await tidyUp()
    },
  }
}
