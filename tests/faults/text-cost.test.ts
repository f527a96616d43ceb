import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { releasedDocuments } from '#content/all-content.ts'
import { createWords, words as released } from '#content/all-words.ts'
import { mostCharacters } from '#content/documents/limits.ts'
import { logIn } from '#tests/support/admin.ts'
import { bookingRequest, bookingSecret, calendly } from '#tests/support/booking-events.ts'
import { testBuild } from '#tests/support/built-site.ts'
import { routeExample } from '#tests/support/route-examples.ts'
import { allRoutes, publicRoutes } from '#tests/support/routes.ts'
import { smallBuild } from '#tests/support/small-build.ts'
import { testAppWithEmail } from '#tests/support/test-app.ts'

type Place = readonly string[]
/** A text in a request, and the most that it may be. */
type Field = { part: 'body' | 'query'; place: Place; maxLength: number }
type Request = { body?: unknown; query: Record<string, string> }
/**
 * Other programs and garbage collection only ever make a request slower, so the least time counts. They don't use this
 * thread's processor time, which some systems measure in steps of 10 ms, so its sum counts.
 */
type Cost = { least: number; processor: number }
type Step = { name: string; send(filler: string, share: number): Promise<unknown> }

/** What renders the whole site or asks other machines, and numbers. */
const untested = [
  'GET /api/admin/checkup',
  'POST /api/admin/words/publish',
  'GET /api/analytics/dropoff',
  'GET /api/analytics/summary',
]

const lengths = [50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 300, 200, 100, 60, 40]
/** What's too long here is left out instead of refused. */
const visitLength = 300
/** Tried even where it's refused. */
const emailLength = 200
const pathLength = 2000
const documentLength = 9000

/** Each form needs an address of its own, and only a bot fills in a honeypot: these are tried without the others. */
const triedAlone = ['email', 'honeypot']

/** Linear: 2. Quadratic: 4. */
const suspiciousRatio = 2.6
/** Below this many times the usual, a few short fields are searched for each other, and what else runs changes the ratio. */
const noticeable = 15
const tries = 12

const textsIn = (value: unknown, place: Place = []): Place[] => {
  if (typeof value === 'string') return [place]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...place, key]))
}

function withText(value: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text
  const changed = withText((value as Record<string, unknown>)[key], rest, text)
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...(value as object), [key]: changed }
}

/** Between two letters, because what's at the ends may be cut off. A request may have 64 KB, and a letter three bytes. */
function runOf(filler: string, length: number) {
  const bytesPerUnit = Buffer.byteLength(filler) / filler.length
  return `a${filler.repeat(((length - 2) / filler.length) * Math.min(1, 2 / bytesPerUnit))}b`
}

let requests = 0

/** A new one each, for the limits. */
function nextAddress() {
  requests += 1
  return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`
}

/** Which routes take more than twice the time for twice the text, with a run of this character in every field. */
async function createCostCheck() {
  const env = { BOOKING_WEBHOOK_SECRET: bookingSecret, NOTICES_PER_HOUR: '100000', CONFIRMATIONS_PER_HOUR: '100000' }
  const { app, database } = await testAppWithEmail({ env, build: smallBuild })
  const headers = await logIn(app)
  const ids = { lead: 'x', note: randomUUID() }

  async function send(route: string, { body, query }: Request, text = 'x') {
    const [method = '', path = ''] = route.split(' ')
    // Nothing is deleted that another route reads.
    const known = method === 'DELETE' ? path : path.replace(':noteId', ids.note).replace(':id', ids.lead)
    const parts = known.split('/').map(part => (part.startsWith(':') || part === '*' ? encodeURIComponent(text) : part))
    return app.inject({
      method: method as 'GET',
      url: parts.join('/'),
      query,
      remoteAddress: nextAddress(),
      headers: path.startsWith('/api/admin/') && path !== '/api/admin/logout' ? headers : {},
      ...(body !== undefined && { payload: body as object }),
    })
  }

  async function isAccepted(route: string, request: Request) {
    const { statusCode } = await send(route, request)
    return ![400, 413, 422].includes(statusCode)
  }

  async function fieldsOf(route: string) {
    const example: Request = routeExample(route)
    const fields: Field[] = []
    for (const part of ['body', 'query'] as const)
      for (const place of textsIn(example[part])) {
        const fits = (length: number) =>
          isAccepted(route, filled(example, [{ part, place, maxLength: length }], 'x', 1))
        const found = place.includes('visit') ? visitLength : await firstThat(lengths, fits)
        const maxLength = found ?? (place.at(-1) === 'email' ? emailLength : undefined)
        if (maxLength !== undefined) fields.push({ part, place, maxLength })
      }
    return fields
  }

  function filled(example: Request, fields: readonly Field[], filler: string, share: number) {
    const request = { ...example }
    for (const { part, place, maxLength } of fields)
      Object.assign(request, { [part]: withText(request[part], place, runOf(filler, maxLength * share)) })
    return request
  }

  function withOwnEmail(request: Request) {
    const place = textsIn(request.body).find(place => place.at(-1) === 'email')
    return place ? { ...request, body: withText(request.body, place, `person${requests}@example.com`) } : request
  }

  async function stepsOf(route: string): Promise<Step[]> {
    const example: Request = routeExample(route)
    const fields = await fieldsOf(route)
    const isAlone = ({ place }: Field) => triedAlone.includes(place.at(-1) ?? '')
    const together = fields.filter(field => !isAlone(field))
    return [
      {
        name: route,
        send: (filler, share) =>
          send(route, withOwnEmail(filled(example, together, filler, share)), runOf(filler, pathLength * share)),
      },
      ...fields.filter(isAlone).map(field => ({
        name: `${route}, ${field.place.at(-1)}`,
        send: (filler: string, share: number) => send(route, filled(example, [field], filler, share)),
      })),
    ]
  }

  /** As a page, and as the page's Markdown. */
  const document: Step = {
    name: 'a document',
    async send(filler, share) {
      const run = runOf(filler, documentLength * share)
      // The same text isn't read twice.
      const texts = [nextAddress(), run, `## ${run}`, `- **${run}**`, `[${run}](/about)`]
      const text = texts.join('\n\n').slice(0, mostCharacters)
      const legal = releasedDocuments.legal.map(page => ({ ...page, text }))
      const words = createWords(released.site, released.pageDates, { ...releasedDocuments, legal })
      const { textFiles } = testBuild.createSite(words, { siteUrl: 'http://localhost:3000', renderedOn: '2026-11-19' })
      textFiles[`/${legal[0]?.slug}.md`]?.()
    },
  }

  const booking: Step = {
    name: 'POST /api/bookings',
    async send(filler, share) {
      const text = runOf(filler, 15_000 * share)
      const time = new Date().toISOString()
      const person = { email: `person${requests}@example.com`, name: text, phone: text }
      const [event = {}] = calendly.booked({ id: `${requests}`, ...person, startsAt: time, at: time })
      await app.inject({ method: 'POST', url: '/api/bookings', remoteAddress: nextAddress(), ...bookingRequest(event) })
    },
  }

  /** The lead that the other routes read and change, with a note. */
  const findIds: Step = {
    name: 'ids',
    async send() {
      const { read } = database
      const form = await read.selectFrom('forms').select('email_key').orderBy('id', 'desc').executeTakeFirstOrThrow()
      const { email_key } = form
      const lead = await read
        .selectFrom('leads')
        .select('id')
        .where('email_key', '=', email_key)
        .executeTakeFirstOrThrow()
      ids.lead = lead.id
      await send('PUT /api/admin/leads/:id/notes/:noteId', { body: { text: 'A note.' }, query: {} })
    },
  }

  const isTested = (route: string) => !route.startsWith('HEAD ') && !untested.includes(route)
  const routes = (await allRoutes()).filter(isTested).filter(route => route !== booking.name)
  const isPublic = (route: string) => publicRoutes.includes(route)
  // Visitors' routes store what the others read.
  const steps: Step[] = []
  for (const route of routes.filter(isPublic)) steps.push(...(await stepsOf(route)))
  steps.push(booking, findIds, document)
  await booking.send('x', 1)
  await send('POST /api/beta/apply', routeExample('POST /api/beta/apply'))
  await findIds.send('x', 1)
  for (const route of routes.filter(route => !isPublic(route))) steps.push(...(await stepsOf(route)))

  async function measure(total: Map<string, Cost>, filler: string, share: number) {
    for (const { name, send } of steps) {
      const { least, processor } = total.get(name) ?? { least: Number.POSITIVE_INFINITY, processor: 0 }
      const [time, usage] = [performance.now(), process.threadCpuUsage()]
      await send(filler, share)
      const { user, system } = process.threadCpuUsage(usage)
      total.set(name, { least: Math.min(least, performance.now() - time), processor: processor + user + system })
    }
    await database.write(async transaction => {
      for (const table of [
        'outbox',
        'lead_notes',
        'bookings',
        'forms',
        'leads',
        'analytics_events',
        'word_drafts',
      ] as const)
        await transaction.deleteFrom(table).execute()
    })
  }

  return {
    routes: steps.map(({ name }) => name),
    async slowSteps(filler: string) {
      const half = new Map<string, Cost>()
      const whole = new Map<string, Cost>()
      let slow: string[] = []
      for (let attempt = 0; attempt < tries; attempt += 1) {
        await measure(half, filler, 1 / 2)
        await measure(whole, filler, 1)
        const usual = median([...half.values()].map(({ least }) => least))
        slow = [...whole].flatMap(([name, { least, processor }]) => {
          const before = half.get(name) ?? { least, processor }
          const isSlow = least > usual * noticeable && isSuspicious(least / before.least)
          return isSlow && isSuspicious(processor / before.processor) ? name : []
        })
        if (slow.length === 0) break
      }
      return slow
    },
  }
}

const isSuspicious = (ratio: number) => ratio > suspiciousRatio
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function firstThat<Item>(items: readonly Item[], isRight: (item: Item) => Promise<boolean>) {
  for (const item of items) if (await isRight(item)) return item
}

const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
const letters = [...'aeAZ059']
const marks = characters.slice(0x21, 0x7f).filter(character => !/[a-z\d]/i.test(character))
const whiteSpace = characters.filter(character => character.trim() === '')
/** They become others when they're folded for the search, in quotation marks of other languages, or longer in capitals. */
const others = [
  ...'¨´¸·…‘’“”«»„‚‹›–—ßİıŉǰﬁﷺ㍿ά\u0301\u0307\u200b\u200d\u202e\ufe0f',
  '😀',
  'e\u0301',
  ' \u00a0',
  '\r\n',
  ', ',
  '" ',
]

test('twice the text in every field of every route takes about twice the time, whatever the character', async () => {
  const { slowSteps, routes } = await createCostCheck()
  const fillers = [...new Set([...letters, ...marks, ...whiteSpace, ...others])]
  for (const filler of fillers) expect(await slowSteps(filler), JSON.stringify(filler)).toEqual([])
  console.info(`Cost of text: ${fillers.length} fillers in ${routes.length} routes.`)
})
