import fc from 'fast-check'
import { expect } from 'vitest'
import { totalHeader } from '#contracts/constants.ts'
import { foldText } from '#server/storage/search.ts'
import { leadList, plainList, sessionList } from './arbitraries.ts'
import { command } from './command.ts'
import type { ModelForm } from './lead-model.ts'
import { type Page, pageAfter } from './order.ts'
import type { RealSite } from './real-site.ts'
import { sessionMatches, sessionRecordOf } from './session-model.ts'
import type { SiteModel } from './site-model.ts'

export type After = { key: string; id: string } | undefined
type Listed = { page: unknown[]; total: number; next: After }
export type ReadPage = (model: SiteModel, after: After) => Listed

const nextPage = /^<(.+)>; rel="next"$/

async function comparePage(site: RealSite, model: SiteModel, url: string, read: ReadPage, after: After) {
  const response = await site.send({ url })
  const { page, total, next } = read(model, after)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual(page)
  expect(Number(response.headers[totalHeader])).toBe(total)
  const link = nextPage.exec(String(response.headers.link ?? ''))?.[1]
  expect(link !== undefined).toBe(next !== undefined)
  if (!link || !next) return
  // Read again by a later command, when rows have changed.
  if (!after) model.openLists.push({ url: link, next, read })
  await comparePage(site, model, link, read, next)
}

const urlOf = (path: string, query: Record<string, string | number | undefined>) =>
  `${path}?${new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))}`

const mapped = <Row>({ page, ...rest }: Page<Row>, record: (row: Row) => unknown): Listed => ({
  page: page.map(record),
  ...rest,
})

const listed = <Query extends { limit: number | undefined }>(path: string, query: Query, read: ReadPage) => ({
  url: urlOf(path, query),
  read,
})

const surveyRecord = ({ id, submittedAt, contact, variant, answers, source, botCheck }: ModelForm) =>
  expect.objectContaining({
    id,
    completedAt: submittedAt,
    surveyType: variant,
    source,
    botCheck,
    responses: {
      contactInfo: contact,
      toolkitOptIn: (answers as { toolkitOptIn: boolean }).toolkitOptIn,
      answers: expect.anything(),
    },
  })

const maxPage = 100

type LeadListQuery = typeof leadList extends fc.Arbitrary<infer Value> ? Value : never

function compareLeads(query: LeadListQuery, model: SiteModel, site: RealSite) {
  const { limit = maxPage, ...filter } = query
  const { url, read } = listed('/api/admin/leads', query, (current, after) => {
    const { shown, keyOf, direction } = current.people.list(filter, current.now)
    return mapped(pageAfter(shown, keyOf, direction, after, limit), lead => current.people.summary(lead, current.now))
  })
  return comparePage(site, model, url, read, undefined)
}

/** In every order, a page of two leads at a time. */
export async function compareOrders(model: SiteModel, site: RealSite) {
  for (const sort of ['due', 'latest', 'name'] as const)
    await compareLeads({ show: 'all', sort, q: undefined, limit: 2 }, model, site)
}

export const listCommands = [
  {
    weight: 8,
    arbitrary: command(leadList, 'list leads', compareLeads),
  },
  {
    weight: 2,
    arbitrary: command(plainList, 'list surveys', (query, model, site) => {
      const part = foldText(query.q?.trim() ?? '')
      const { url, read } = listed('/api/admin/survey-responses', query, ({ people }, after) => {
        const found = people.forms.filter(
          ({ kind, variant, contact: { name, email, businessName } }) =>
            kind === 'survey' && [variant, name, email, businessName].some(text => foldText(text ?? '').includes(part)),
        )
        return mapped(
          pageAfter(found, form => form.submittedAt, 'desc', after, query.limit ?? maxPage),
          surveyRecord,
        )
      })
      return comparePage(site, model, url, read, undefined)
    }),
  },
  {
    weight: 2,
    arbitrary: command(sessionList, 'list sessions', (query, model, site) => {
      const { url, read } = listed('/api/admin/analytics-sessions', query, ({ sessions }, after) => {
        const found = sessions.filter(session => sessionMatches(session, query.q ?? ''))
        return mapped(
          pageAfter(found, s => s.startedAt, 'desc', after, query.limit ?? maxPage),
          sessionRecordOf,
        )
      })
      return comparePage(site, model, url, read, undefined)
    }),
  },
  {
    weight: 4,
    arbitrary: command(
      fc.constant({}),
      'read the next page',
      async (_input, model, site) => {
        const open = model.openLists.pop()
        if (open) await comparePage(site, model, open.url, open.read, open.next)
      },
      ({ openLists }) => openLists.length > 0,
    ),
  },
]
