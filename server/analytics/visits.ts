import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { formPagesOf } from '#content/form-pages.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import { otherSource } from '#contracts/constants.ts'
import type { LeadSource } from '#contracts/form-records.ts'
import { dayMs, minuteMs, secondMs } from '#contracts/time.ts'
import { reportVisit } from '#contracts/visits.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import type { Clock } from '#server/clock.ts'
import { addCall } from '#server/http/call-route.ts'
import type { LimitRule } from '#server/http/limits.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { describeError, isDatabaseUnavailable } from '#server/storage/database-errors.ts'
import type { Tables } from '#server/storage/tables.ts'
import { assistantOf, couldBePage, type Source, sourceOf } from './sources.ts'

type VisitCounter = ReturnType<typeof createVisitCounter>

declare module 'fastify' {
  interface FastifyInstance {
    visits: VisitCounter
  }
}

const visitLimits: readonly LimitRule[] = [
  { name: 'visits', uses: 300, windowMs: minuteMs },
  { name: 'visits of a day', uses: 5000, windowMs: dayMs },
]

const saveMs = 10 * secondMs

/**
 * Counts in memory and saves every few seconds: most visits start at a few pages, and every transaction on the same row would
 * wait for the one before, on connections that forms need. A crash loses what isn't saved yet.
 */
export const visitsPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const { config, database, log, published, clock } = app
  const counter = createVisitCounter(database, log, published, clock)
  const ownHost = new URL(config.siteUrl).host
  app.decorate('visits', counter)
  app.job('saving visits', { firstMs: saveMs, everyMs: saveMs }, () => counter.save())
  app.addHook('onClose', () => counter.save())

  app.addHook('onResponse', async ({ url, method, headers }, { statusCode }) => {
    const [path = ''] = url.split('?')
    if (method !== 'GET') return
    const isRead = (statusCode === 200 || statusCode === 304) && forAssistants(path)
    const assistant = isRead && assistantOf(headers['user-agent'])
    if (assistant) counter.count('reads', assistant, path)
    const isMissing = statusCode === 404 || statusCode === 410
    // Programs that look for weak spots don't send it.
    const isOpened = headers['sec-fetch-dest'] === 'document'
    if (isMissing && isOpened && couldBePage(path)) counter.count('missing', 'missing', path.replace(/\/$/, ''))
  })

  addCall(
    app,
    reportVisit,
    async (request, reply) => {
      const { page, visit, step } = request.body
      const form = formPagesOf(published.words).find(form => form.page === page)?.form
      const source = sourceOf(visit, [request.host, ownHost])
      if (!step) counter.countVisit(page, source)
      else if (form) counter.countForm(form, visit.firstPage, source, [step])
      return reply.code(204).send()
    },
    // Before the body is parsed, so that rejected requests count too.
    [async request => app.limits.take(visitLimits, request)],
  )
})

const forAssistants = (path: string) => path === '/llms.txt' || path.endsWith('.md')

/** So many of a day. The kind and the name say of what: a page, a form, a source, or what an assistant read. */
export type VisitTotal = Tables['visit_totals']
type Kind = Pick<VisitTotal, 'day' | 'kind'>
type Name = Pick<VisitTotal, 'kind' | 'name'>
type Step = 'opened' | 'started' | 'completed'

const keyOf = ({ day, measure, kind, name }: VisitTotal) => JSON.stringify([day, measure, kind, name])

function addTotal(totals: Map<string, VisitTotal>, row: VisitTotal) {
  const key = keyOf(row)
  totals.set(key, { ...row, total: row.total + (totals.get(key)?.total ?? 0) })
}

/** Visitors can send any referrer, campaign and path. Beyond this many of a kind a day, they're counted under one name. */
export const maxNamesPerDay = 100
/** A name that fewer visits had may be a person's. It waits in memory for this many days, and counts as one of the others. */
const minVisits = 3
const maxHeldDays = 30
const maxUnsaved = 1000

type StoredForm = { kind: string; variant: string | null; source: LeadSource }

export function createVisitCounter(
  database: Database,
  log: FastifyBaseLogger,
  published: PublishedWords,
  clock: Clock,
) {
  let unsaved = new Map<string, VisitTotal>()
  /** Counted, but not by name yet. A crash loses only these names. */
  let held: readonly VisitTotal[] = []
  const today = () => companyDay(clock.now()).toString()
  const isListed = (page: string | undefined) => page !== undefined && listedPagesOf(published.words).includes(page)

  async function save() {
    if (unsaved.size === 0) return
    const counted = [...unsaved.values()]
    const waiting = held
    unsaved = new Map()
    held = []
    const keptFrom = Temporal.PlainDate.from(today()).subtract({ days: maxHeldDays }).toString()
    try {
      const kept = await database.write(async transaction => {
        const { named, kept } = await nameTotals(transaction, counted, waiting)
        await saveTotals(transaction, named)
        return kept
      })
      held = [...held, ...kept.filter(({ day }) => day >= keptFrom)]
    } catch (error) {
      held = [...held, ...waiting]
      log.warn(describeError(error as Error), 'visits not saved')
      // Saved next time. Any other error would repeat forever.
      if (isDatabaseUnavailable(error)) counted.forEach(add)
    }
  }

  /** Names in memory are bounded too. */
  function add(row: VisitTotal) {
    addTotal(unsaved, unsaved.size >= maxUnsaved && isOpen(row) ? { ...row, name: otherSource } : row)
  }

  const count = (measure: string, kind: string, name: string, day = today()) =>
    add({ day, measure, kind, name, total: 1 })

  /** For the form, and for where the visit came from. */
  function countForm(form: string, firstPage: string | undefined, source: Source, steps: readonly Step[]) {
    for (const step of steps) count(step, 'form', form)
    if (!steps.includes('started')) return
    count('started', 'page', firstPage !== undefined && isListed(firstPage) ? firstPage : '')
    count('started', source.kind, source.name)
  }

  return {
    save,
    count,
    countForm,
    /** If it starts at a page in the sitemap. */
    countVisit(page: string, source: Source, day = today()) {
      if (!isListed(page)) return
      count('visits', 'page', page, day)
      count('visits', source.kind, source.name, day)
    },
    /** A browser that reports no visit reports no steps either: then they're counted together with the form. */
    countStoredForm({ kind, variant, source }: StoredForm, ownHost: string) {
      const { firstPage, referrerHost, campaign } = source
      const steps: Step[] = firstPage === null ? ['opened', 'started', 'completed'] : ['completed']
      const from = sourceOf({ referrerHost: referrerHost ?? '', ...campaign }, [ownHost])
      countForm(variant ?? kind, firstPage ?? undefined, from, steps)
    },
  }
}

/** The same order on every server: otherwise two of them could each wait for a row that the other has changed. */
async function saveTotals(transaction: Handle, totals: ReadonlyMap<string, VisitTotal>) {
  if (totals.size === 0) return
  const rows = [...totals].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  await transaction
    .insertInto('visit_totals')
    .values(rows)
    .onConflict(conflict =>
      conflict
        .columns(['day', 'measure', 'kind', 'name'])
        .doUpdateSet({ total: sql`visit_totals.total + excluded.total` }),
    )
    .execute()
}

/** Only these have visitors' own words as names. */
const openKinds = ['campaign', 'website', 'missing']
const isOpen = ({ kind, name }: Name) => openKinds.includes(kind) && name !== otherSource
const nameKey = ({ kind, name }: Name) => JSON.stringify([kind, name])
const dayKey = ({ day, kind }: Kind) => JSON.stringify([day, kind])

/**
 * Names that were stored before or that enough visits had are stored, also for the earlier visits, which `held` has. The
 * rest is counted under one name, and so is what a day has no room for.
 */
async function nameTotals(transaction: Handle, counted: readonly VisitTotal[], held: readonly VisitTotal[]) {
  const open = [...held, ...counted.filter(isOpen)]
  const stored = await storedNames(transaction, open)
  const known = new Set(stored.map(nameKey))
  const namesOf = Map.groupBy(stored, dayKey)
  const unnamed = (row: VisitTotal) => ({ ...row, name: otherSource })
  const named = new Map<string, VisitTotal>()
  const kept: VisitTotal[] = []
  for (const row of counted) addTotal(named, isOpen(row) ? unnamed(row) : row)
  for (const [key, rows] of Map.groupBy(open, nameKey)) {
    const visits = rows.reduce((sum, { measure, total }) => (measure === 'started' ? sum : sum + total), 0)
    if (!known.has(key) && visits < minVisits) {
      kept.push(...rows)
      continue
    }
    for (const row of rows) {
      const names = namesOf.get(dayKey(row)) ?? []
      if (!names.some(({ name }) => name === row.name)) {
        if (names.length >= maxNamesPerDay) continue
        namesOf.set(dayKey(row), [...names, row])
      }
      addTotal(named, row)
      addTotal(named, { ...unnamed(row), total: -row.total })
    }
  }
  for (const [key, { total }] of named) if (total === 0) named.delete(key)
  return { named, kept: kept.slice(0, maxUnsaved) }
}

/** These names on any day, and all names of these days, for how many there are. */
async function storedNames(transaction: Handle, open: readonly VisitTotal[]) {
  if (open.length === 0) return []
  const unique = (column: 'name' | 'day') => [...new Set(open.map(row => row[column]))]
  return transaction
    .selectFrom('visit_totals')
    .select(['kind', 'name', 'day'])
    .distinct()
    .where('kind', 'in', openKinds)
    .where('name', '!=', otherSource)
    .where(({ or, eb }) => or([eb('name', 'in', unique('name')), eb('day', 'in', unique('day'))]))
    .execute()
}
