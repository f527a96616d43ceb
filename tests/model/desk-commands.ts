import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect } from 'vitest'
import type { ErasureReceipt, Lead } from '#contracts/leads.ts'
import { purgeOld } from '#server/leads/purge.ts'
import { choice, leadChange, note, passedMs } from './arbitraries.ts'
import { chosen, command } from './command.ts'
import type { ModelLead } from './lead-model.ts'
import { pageAfter } from './order.ts'
import { bodyOf, type RealSite } from './real-site.ts'
import { sessionRecordOf } from './session-model.ts'
import type { SiteModel } from './site-model.ts'

const hasLead = ({ people }: SiteModel) => people.leads.length > 0
const urlOf = ({ id }: ModelLead) => `/api/admin/leads/${id}`

function compareLead(actual: Lead, lead: ModelLead, { people, now, sessionsOf }: ViewedModel) {
  const newest = <Row extends { id: string }>(rows: readonly Row[], time: (row: Row) => string) =>
    pageAfter(rows, time, 'desc', undefined, 200).page
  const forms = newest(people.formsOf(lead), form => form.submittedAt)
  const verified = forms.map(({ sessionId }) => sessionId)
  const timeline = [
    ...forms.map(({ id, submittedAt: at, contact, botCheck, source }) => ({
      kind: 'form',
      at,
      record: expect.objectContaining({ id, contact, botCheck, source }),
    })),
    ...newest(sessionsOf(lead), ({ startedAt }) => startedAt).map(session => ({
      kind: 'session',
      at: session.startedAt,
      record: sessionRecordOf(session),
      isVerified: verified.includes(session.id),
    })),
  ].toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1))
  const notes = newest(lead.notes, ({ createdAt }) => createdAt)
  expect(actual).toMatchObject({ ...people.summary(lead, now), notes, timeline, unsubscribed: false })
}

type ViewedModel = Pick<SiteModel, 'people' | 'now'> & { sessionsOf: (lead: ModelLead) => SiteModel['sessions'] }

const viewOf = (model: SiteModel): ViewedModel => ({
  people: model.people,
  now: model.now,
  sessionsOf: lead => model.sessionsOf(lead),
})

async function changeNote(
  model: SiteModel,
  site: RealSite,
  lead: ModelLead,
  request: { method: 'POST' | 'PATCH' | 'DELETE'; path: string; payload?: object },
  change: (answer: Lead) => void,
) {
  const { method, path, payload } = request
  const actual = bodyOf<Lead>(await site.send({ method, url: `${urlOf(lead)}/notes${path}`, payload }))
  change(actual)
  compareLead(actual, lead, viewOf(model))
}

const purgeEveryMs = 50 * 24 * 60 * 60_000

export const deskCommands = [
  {
    weight: 8,
    arbitrary: command(fc.record({ ms: passedMs }), 'wait', async ({ ms }, model) => {
      model.nowMs += ms
    }),
  },
  {
    weight: 1,
    arbitrary: command(
      fc.record({ times: fc.constantFrom(1, 8, 15) }),
      'let months pass',
      async ({ times }, model, site) => {
        // Saves the counts, as their timer does within a second.
        await site.send({ url: '/api/admin/page-stats' })
        for (let time = 0; time < times; time += 1) {
          model.nowMs += purgeEveryMs
          await purgeOld(site.database, new Date(model.nowMs), { confirmed: true })
          model.purge()
        }
      },
    ),
  },
  {
    weight: 5,
    arbitrary: command(
      fc.record({ choice, change: leadChange }),
      'change',
      async ({ choice, change: { followUp, ...others } }, model, site) => {
        const lead = chosen(model.people.leads, choice)
        const on = (days: number) => Temporal.PlainDate.from(model.today).add({ days }).toString()
        const change = {
          ...others,
          ...(followUp !== undefined && {
            followUp: followUp && { on: on(followUp.inDays), note: followUp.note },
          }),
        }
        const response = await site.send({ method: 'PATCH', url: urlOf(lead), payload: change })
        const error = model.people.change(lead, change, model.now)
        if (error) expect([response.statusCode, response.json()]).toEqual([400, { error }])
        else compareLead(bodyOf(response), lead, viewOf(model))
      },
      hasLead,
    ),
  },
  {
    weight: 3,
    arbitrary: command(
      fc.record({ choice, text: note }),
      'add a note',
      ({ choice, text }, model, site) => {
        const lead = chosen(model.people.leads, choice)
        return changeNote(model, site, lead, { method: 'POST', path: '', payload: { text } }, ({ notes }) => {
          const id = notes.find(({ id }) => lead.notes.every(known => known.id !== id))?.id ?? ''
          lead.notes.push({ id, text: text.trim(), createdAt: model.now, editedAt: null })
        })
      },
      hasLead,
    ),
  },
  {
    weight: 2,
    arbitrary: command(
      fc.record({ choice, text: fc.option(note) }),
      'change or remove a note',
      ({ choice, text }, model, site) => {
        const lead = chosen(
          model.people.leads.filter(({ notes }) => notes.length > 0),
          choice,
        )
        const changed = chosen(lead.notes, choice)
        if (text === null)
          return changeNote(model, site, lead, { method: 'DELETE', path: `/${changed.id}` }, () => {
            lead.notes = lead.notes.filter(other => other !== changed)
          })
        return changeNote(model, site, lead, { method: 'PATCH', path: `/${changed.id}`, payload: { text } }, () => {
          Object.assign(changed, { text: text.trim(), editedAt: model.now })
        })
      },
      ({ people }) => people.leads.some(({ notes }) => notes.length > 0),
    ),
  },
  {
    weight: 2,
    arbitrary: command(
      fc.record({ choice }),
      'view',
      async ({ choice }, model, site) => {
        const lead = chosen(model.people.leads, choice)
        compareLead(await site.get(urlOf(lead)), lead, viewOf(model))
      },
      hasLead,
    ),
  },
  {
    weight: 1,
    arbitrary: command(
      fc.record({ choice }),
      'erase',
      async ({ choice }, model, site) => {
        const lead = chosen(model.people.leads, choice)
        const { removed } = bodyOf<ErasureReceipt>(await site.send({ method: 'DELETE', url: urlOf(lead) }))
        const { forms, notes, sessions } = model.erase(lead)
        const counts = Object.fromEntries(removed.map(({ what, count }) => [what, count]))
        expect([counts['Forms, with what they agreed to'], counts.Notes, counts['Surveys started']]).toEqual(
          [forms, notes, sessions].map(count => count || undefined),
        )
        const { statusCode } = await site.send({ url: urlOf(lead) })
        expect(statusCode).toBe(404)
      },
      hasLead,
    ),
  },
]
