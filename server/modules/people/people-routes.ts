import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  type ErasureReceipt,
  erasureReceipt,
  leadFigures as figures,
  leadFiguresQuery,
  peopleExportQuery,
  peopleQuery,
  person,
  personChange,
  personParams,
  personSummary,
} from '#contracts/people.ts'
import type { Database } from '#server/db/database.ts'
import { answerExport } from '#server/lists/export.ts'
import { answerPage, placeAt } from '#server/lists/list-page.ts'
import { PublicError } from '#server/plugins/errors.ts'
import { leadFigures } from './lead-figures.ts'
import { peopleColumns } from './people-columns.ts'
import { changePerson, countPeople, findPeople, findPerson } from './people-queries.ts'
import { summaryOf } from './person-summary.ts'
import { type PersonRecords, viewPerson } from './person-view.ts'

const rowsPerExportPage = 500

type Parts = {
  database: Database
  records: PersonRecords
  /** All that is stored about an address, and the removal of it. */
  privacy: {
    export(database: Database, email: string): Promise<object>
    erase(database: Database, email: string): Promise<Omit<ErasureReceipt, 'erasedAt'>>
  }
}

export async function peopleRoutes(app: FastifyInstance, { database, records, privacy }: Parts) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const onRequest = app.requireAdmin
  const { read, search } = database
  const now = () => new Date().toISOString()

  async function known(id: string) {
    const row = await findPerson(read, id)
    if (!row) throw new PublicError(404, 'This lead is not here any more.')
    return row
  }

  routes.get(
    '/api/admin/leads',
    { onRequest, schema: { querystring: peopleQuery, response: { 200: z.array(personSummary) } } },
    async (request, reply) => {
      const { limit, cursor, ...filter } = request.query
      const [total, { page, next }] = await Promise.all([
        countPeople(database, filter),
        findPeople(database, filter, placeAt(cursor), limit),
      ])
      return answerPage(request, reply, { items: page.map(row => summaryOf(row, now())), total, next })
    },
  )

  routes.get(
    '/api/admin/leads/export',
    { onRequest, schema: { querystring: peopleExportQuery } },
    async ({ query: { format, ...filter } }, reply) =>
      answerExport(reply, {
        format,
        fileName: 'leads',
        columns: peopleColumns,
        async pageAfter(place) {
          const { page, next } = await findPeople(database, filter, place, rowsPerExportPage)
          return { items: page.map(row => ({ ...summaryOf(row, now()), note: row.note })), next }
        },
      }),
  )

  routes.get(
    '/api/admin/leads/:id',
    { onRequest, schema: { params: personParams, response: { 200: person } } },
    async ({ params }) => viewPerson(search, await known(params.id), records, now()),
  )

  routes.patch(
    '/api/admin/leads/:id',
    { onRequest, schema: { params: personParams, body: personChange, response: { 200: person } } },
    async ({ params, body }) => {
      await database.write(transaction => changePerson(transaction, params.id, body, now()))
      return viewPerson(search, await known(params.id), records, now())
    },
  )

  routes.get(
    '/api/admin/leads/:id/export',
    { onRequest, schema: { params: personParams } },
    async ({ params }, reply) => {
      const { email } = await known(params.id)
      const stored = await privacy.export(database, email)
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="lead.json"')
        .send(JSON.stringify(stored, null, 2))
    },
  )

  routes.delete(
    '/api/admin/leads/:id',
    { onRequest, schema: { params: personParams, response: { 200: erasureReceipt } } },
    async request => {
      const { email } = await known(request.params.id)
      const erased = await privacy.erase(database, email)
      request.log.info('a person was erased')
      return { erasedAt: now(), ...erased }
    },
  )

  routes.get(
    '/api/admin/lead-figures',
    { onRequest, schema: { querystring: leadFiguresQuery, response: { 200: figures } } },
    async ({ query }) => leadFigures(database.search, query),
  )
}
