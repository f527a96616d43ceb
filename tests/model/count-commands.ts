import fc from 'fast-check'
import { expect } from 'vitest'
import { words } from '#content/all-words.ts'
import { formPagesOf } from '#content/form-pages.ts'
import type { LeadStats } from '#contracts/leads.ts'
import { companyDay } from '#server/calendar/company-days.ts'
import { pageView, range } from './arbitraries.ts'
import { command } from './command.ts'
import { isPerson, type ModelLead } from './lead-model.ts'
import { pageAfter } from './order.ts'
import { dropoffOf, funnelsOf, newSession, summaryOf } from './session-model.ts'
import type { SiteModel } from './site-model.ts'
import { isListed } from './visit-model.ts'

const dayOf = (time: string) => companyDay(time).toString()

function overviewOf({ people, now, today }: SiteModel) {
  const persons = people.leads.filter(isPerson)
  const applied = persons.filter(lead => people.formsOf(lead).some(({ kind }) => kind === 'beta'))
  const listed = (leads: readonly ModelLead[], keyOf: (lead: ModelLead) => string) => ({
    total: leads.length,
    list: pageAfter(leads, keyOf, 'asc', undefined, 20).page.map(lead => people.summary(lead, now)),
  })
  const waiting = persons.filter(({ dueAt, answeredAt }) => dueAt !== null && answeredAt === null)
  const followUps = people.leads.filter(({ followUp, isSpam }) => followUp && followUp.on <= today && !isSpam)
  return {
    waiting: listed(waiting, ({ dueAt }) => dueAt ?? ''),
    followUps: listed(followUps, ({ followUp }) => followUp?.on ?? ''),
    newLeads: persons.filter(({ status }) => status === 'new').length,
    overdue: waiting.filter(({ dueAt }) => (dueAt ?? '') < now).length,
    possibleBots: people.leads.filter(lead => lead.botCheck !== null && !lead.isSpam && lead.answeredAt === null)
      .length,
    beta: {
      applications: applied.length,
      taken: applied.filter(({ status }) => status !== 'closed').length,
      places: words.site.betaPlaces,
    },
  }
}

export const countCommands = [
  {
    weight: 4,
    arbitrary: command(pageView, 'visit', async ({ visitor, ...payload }, model, site) => {
      const { page, visit, step } = payload
      const { statusCode } = await site.send({ method: 'POST', url: '/api/visits', payload, headers: {}, visitor })
      expect(statusCode).toBe(204)
      const day = model.today
      const form = formPagesOf(words).find(form => form.page === page)?.form
      if (!step && isListed(page)) {
        const counts = { views: 1, visits: visit ? 1 : 0 }
        model.visits.add({ day, page, form: '', visit }, counts, visitor, model.nowMs)
      }
      if (step && form && visit)
        model.visits.add({ day, page: visit.firstPage ?? '', form, visit }, { [step]: 1 }, visitor, model.nowMs)
    }),
  },
  {
    weight: 3,
    arbitrary: command(fc.record({ days: range }), 'read the page stats', async ({ days }, model, site) => {
      const others = [...model.uncounted, ...model.outcomes]
      expect(await site.get(`/api/admin/page-stats?days=${days}`)).toEqual({
        ...model.visits.stats(model.firstDay({ days }), others),
        plans: expect.anything(),
      })
    }),
  },
  {
    weight: 3,
    arbitrary: command(fc.record({ days: range }), 'read the session counts', async ({ days }, model, site) => {
      // Counts may be a few seconds old, unless something was reported since.
      const { session } = (
        await site.send({
          method: 'POST',
          url: '/api/analytics/sessions',
          payload: { surveyType: 'exit' },
          headers: {},
        })
      ).json()
      model.sessions.push(newSession(session.id, 'exit', null, false, model.now))
      const sessions = model.countedSessions({ days })
      const opened = (form: string) => model.visits.opened(form, model.firstDay({ days }), model.uncounted)
      const actual = await Promise.all(
        ['summary', 'dropoff', 'funnel'].map(path => site.get(`/api/analytics/${path}?days=${days}`)),
      )
      expect(actual).toEqual([summaryOf(sessions), dropoffOf(sessions), funnelsOf(sessions, opened)])
    }),
  },
  {
    weight: 2,
    arbitrary: command(fc.record({ days: range }), 'read the lead stats', async ({ days }, model, site) => {
      const firstDays = model.people.leads.filter(isPerson).map(({ firstSubmittedAt }) => dayOf(firstSubmittedAt))
      const first = model.firstDay({ days }) || (firstDays.toSorted()[0] ?? model.today)
      const stats = await site.get<LeadStats>(`/api/admin/lead-stats?days=${days}`)
      expect(stats.total).toBe(firstDays.filter(day => day >= first).length)
      expect(stats.days.filter(({ leads }) => leads > 0)).toEqual(
        [...Map.groupBy(firstDays.filter(day => day >= first).sort(), day => day)].map(([day, { length }]) => ({
          day,
          leads: length,
        })),
      )
      expect([stats.days[0]?.day, stats.days.at(-1)?.day]).toEqual([first, model.today])
    }),
  },
  {
    weight: 3,
    arbitrary: command(fc.constant({}), 'read the overview', async (_input, model, site) => {
      expect(await site.get('/api/admin/overview')).toMatchObject(overviewOf(model))
    }),
  },
]
