import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { idempotencyHeader, leadStatuses } from '#contracts/constants.ts'
import { fetchAllPages, logIn } from './support/admin.ts'
import { clockAt } from './support/clock-at.ts'
import type { DatabaseKind } from './support/databases.ts'
import { formParts } from './support/forms.ts'
import { anna, application, exitSurvey, quiz } from './support/sample-forms.ts'
import { testApp } from './support/test-app.ts'

/** That databases compare, fold or match in different ways. */
// biome-ignore format: one text per line would be longer than the rest of this file
const oddTexts = [
  'Zoë', 'ZOE', 'zoe', 'Émile', 'E\u0301mile', 'İstanbul', 'ISTANBUL', 'ıı', 'Straße', 'STRASSE', 'ŁÓDŹ', 'Œuvre', 'Ænima',
  'O’Neil', "O'Neil", '100%', '50_50', 'a*b', 'c?d', '[e]', '\\f', '"g"', "'; drop table leads; --", 'Bo Z', 'Bob', 'bo-a',
  '_x', '~tilde', '😀 Smile', '𝔸𝔹ℂ', '\uffee Half', '\ufffd', '日本語', 'שלום', 'ﬁne', 'Ⅷ', 'ÅÅ', 'A\u030aÅ', '\u0001', '9', '10',
] as const
const emails = [
  'anna@example.com',
  'Anna@Example.COM',
  'ben+x@example.com',
  'o_x@example.com',
  'É@example.com',
  'no address',
]

const text = fc.constantFrom(...oddTexts)
const choice = fc.nat(1000)
const form = fc.record({
  kind: fc.constantFrom('survey' as const, 'quiz' as const, 'beta' as const),
  contact: fc.record({ name: text, email: fc.constantFrom(...emails), businessName: text }),
  campaign: fc.option(text, { nil: undefined }),
  isBot: fc.nat(9).map(number => number === 0),
})
const change = fc.oneof(
  fc.record({ status: fc.constantFrom(...leadStatuses) }),
  fc.record({ answered: fc.boolean() }),
  fc.record({ followUp: fc.record({ on: fc.constantFrom('2027-01-04', '2027-02-01'), note: text }) }),
  fc.record({ verdict: fc.constantFrom('person' as const, 'spam' as const) }),
)
const leadLists = fc.record({
  show: fc.constantFrom('waiting', 'follow-up', 'all', 'all', 'bots', 'spam', ...leadStatuses),
  sort: fc.constantFrom('latest', 'name', 'due'),
  q: fc.oneof(fc.constant(''), text),
  limit: fc.integer({ min: 1, max: 5 }),
})
const command = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('send' as const), form }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('repeat' as const), form, choice }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('change' as const), choice, change }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('note' as const), choice, text }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('list' as const), query: leadLists }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('responses' as const), q: text }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('erase' as const), choice }) },
)
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Messages of the same time are in the order of their ids. */
const inOrder = (key: string, value: unknown) =>
  key === 'messages' && Array.isArray(value) ? value.toSorted((a, b) => a.title.localeCompare(b.title)) : value

/** The whole server on one database. What it answers has numbers instead of ids, which only the server chooses. */
async function openSite(kind: DatabaseKind) {
  // Later for each command, so that the order never depends on an id.
  let now = Date.parse('2026-12-01T15:00:00Z')
  const { app } = await testApp({ kind, clock: clockAt(() => now), env: { TRUST_PROXY: '1' } })
  const admin = await logIn(app)
  const ids: string[] = []
  const withoutIds = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value, inOrder).replace(uuid, id => {
        if (!ids.includes(id)) ids.push(id)
        return `#${ids.indexOf(id)}`
      }),
    )
  const sent: InjectOptions[] = []

  const send = async (request: InjectOptions) => {
    const { statusCode, body } = await app.inject(request)
    return { statusCode, body: JSON.parse(body) }
  }

  async function sendForm({
    kind,
    contact,
    campaign,
    isBot,
  }: typeof form extends fc.Arbitrary<infer Value> ? Value : never) {
    const extras = { visit: { firstPage: '/quiz', utmCampaign: campaign }, honeypot: isBot ? 'x' : '' }
    const { name: fullName, ...others } = contact
    const bodies = {
      survey: { ...exitSurvey, contactInfo: { ...anna, ...contact }, ...extras },
      quiz: { ...quiz, contactInfo: { ...anna, ...contact }, ...extras },
      beta: { ...application, fullName, ...others, ...extras },
    }
    const number = sent.length
    const request = {
      method: 'POST' as const,
      url: formParts[kind].path,
      payload: bodies[kind],
      headers: {
        [idempotencyHeader]: `form-number-${number}`,
        'x-forwarded-for': `10.0.${number >> 8}.${number & 255}`,
      },
    }
    sent.push(request)
    return send(request)
  }

  async function someLead(choice: number) {
    const leads = (await app.inject({ url: '/api/admin/leads?show=all', headers: admin })).json()
    return leads.length === 0 ? undefined : `/api/admin/leads/${leads[choice % leads.length].id}`
  }

  async function run(step: Command) {
    if (step.type === 'send') return sendForm(step.form)
    if (step.type === 'repeat')
      return sent.length === 0 ? sendForm(step.form) : send(sent[step.choice % sent.length] ?? {})
    if (step.type === 'list') {
      const query = Object.entries(step.query).map(([name, value]) => [name, String(value)])
      return fetchAllPages(app, admin, `/api/admin/leads?${new URLSearchParams(query)}`)
    }
    if (step.type === 'responses')
      return fetchAllPages(app, admin, `/api/admin/survey-responses?${new URLSearchParams({ q: step.q, limit: '2' })}`)
    const url = await someLead(step.choice)
    if (!url) return undefined
    if (step.type === 'erase') {
      const { statusCode, body } = await send({ method: 'DELETE', url, headers: admin })
      // The receipt says which database it is.
      return { statusCode, body: { ...body, database: undefined } }
    }
    if (step.type === 'note')
      return send({ method: 'PUT', url: `${url}/notes/${randomUUID()}`, headers: admin, payload: { text: step.text } })
    return send({ method: 'PATCH', url, headers: admin, payload: step.change })
  }

  return {
    async run(step: Command) {
      now += 1000
      return withoutIds((await run(step)) ?? null)
    },
    /** After the last command: every lead with its forms, notes and messages. */
    async everything() {
      const { pages } = await fetchAllPages<{ id: string }>(app, admin, '/api/admin/leads?show=all')
      const leads = pages.flat().map(({ id }) => app.inject({ url: `/api/admin/leads/${id}`, headers: admin }))
      return withoutIds((await Promise.all(leads)).map(response => response.json()))
    },
  }
}

/** The commands would be longer than everything else. */
function reporter({ failed, errorInstance }: { failed: boolean; errorInstance?: unknown }) {
  if (failed) throw errorInstance
}

test('SQLite and Postgres give the same answers: forms, repeats, lists, changes and erasures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 40, maxLength: 60, size: 'max' }), async commands => {
      const [sqlite, postgres] = [await openSite('sqlite'), await openSite('postgres')]
      for (const step of commands)
        expect(await postgres.run(step), JSON.stringify(step)).toEqual(await sqlite.run(step))
      expect(await postgres.everything()).toEqual(await sqlite.everything())
    }),
    { seed: 33, numRuns: 2, endOnFailure: true, reporter },
  )
})
