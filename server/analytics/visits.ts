import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import type { Words } from '#content/all-words.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import { otherSource } from '#contracts/constants.ts'
import type { LeadSource } from '#contracts/form-records.ts'
import { secondMs } from '#contracts/time.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import type { Clock } from '#server/clock.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { describeError, isDatabaseUnavailable } from '#server/storage/database-errors.ts'
import { assistantOf, type Source, sourceOf } from './sources.ts'

type VisitCounter = ReturnType<typeof createVisitCounter>

declare module 'fastify' {
  interface FastifyInstance {
    visits: VisitCounter
  }
}

const saveMs = 10 * secondMs

/**
 * Counts in memory and saves every few seconds: most views are of a few pages, and every transaction on the same row would
 * wait for the one before, on connections that forms need. A crash loses what isn't saved yet.
 */
export const visitsPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const counter = createVisitCounter(app.database, app.log, app.published, app.clock)
  app.decorate('visits', counter)
  app.job('saving visits', { firstMs: saveMs, everyMs: saveMs }, () => counter.save())
  app.addHook('onClose', () => counter.save({ isLast: true }))
  app.addHook('onResponse', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const isRead = request.method === 'GET' && (reply.statusCode === 200 || reply.statusCode === 304)
    const assistant = isRead && forAssistants(path) && assistantOf(request.headers['user-agent'])
    if (assistant) counter.countRead(assistant, path)
  })
})

const forAssistants = (path: string) => path === '/llms.txt' || path.endsWith('.md')

export const isListedPage = (words: Words, path: string | undefined): path is string =>
  path !== undefined && listedPagesOf(words).includes(path)

type Row = Record<string, string | number>

const tables = {
  page_visits: { keys: ['day', 'page'], counts: ['views', 'visits', 'started'] },
  visit_sources: { keys: ['day', 'kind', 'name'], counts: ['visits', 'started'] },
  form_visits: { keys: ['day', 'form'], counts: ['opened', 'started', 'completed'] },
  assistant_reads: { keys: ['day', 'assistant', 'page'], counts: ['reads'] },
} as const

type TableName = keyof typeof tables

const tableNames = Object.keys(tables) as TableName[]

/** Rows that add up, by their key. */
type Totals = Record<TableName, Map<string, Row>>

const newTotals = (): Totals => ({
  page_visits: new Map(),
  visit_sources: new Map(),
  form_visits: new Map(),
  assistant_reads: new Map(),
})

function addRow(totals: Totals, name: TableName, row: Row) {
  const { keys, counts } = tables[name]
  const key = JSON.stringify(keys.map(column => row[column]))
  const before = totals[name].get(key)
  const sums = counts.map(count => [count, Number(before?.[count] ?? 0) + Number(row[count] ?? 0)])
  totals[name].set(key, {
    ...Object.fromEntries(keys.map(column => [column, row[column]])),
    ...Object.fromEntries(sums),
  })
}

/** Visitors can send any referrer and campaign. Beyond this many of a kind a day, they're counted under one name. */
export const maxNamesPerDay = 100
/** A name that fewer visits had may be a person's. It waits in memory for this many days. */
export const minVisits = 3
const maxHeldDays = 30

export type SourceRow = { day: string; kind: string; name: string; visits: number; started: number }

type StoredForm = { kind: string; variant: string | null; source: LeadSource }
type FormSteps = Partial<Record<'opened' | 'started' | 'completed', number>>

export function createVisitCounter(
  database: Database,
  log: FastifyBaseLogger,
  published: PublishedWords,
  clock: Clock,
) {
  let unsaved = newTotals()
  /** Sources whose names aren't stored yet. */
  let held: readonly SourceRow[] = []
  const today = () => companyDay(clock.now()).toString()

  async function save({ isLast = false } = {}) {
    const totals = unsaved
    const waiting = held
    if (tableNames.every(name => totals[name].size === 0) && !(isLast && waiting.length > 0)) return
    unsaved = newTotals()
    held = []
    const sources = [...waiting, ...(totals.visit_sources.values() as Iterable<SourceRow>)]
    const keptFrom = isLast ? undefined : Temporal.PlainDate.from(today()).subtract({ days: maxHeldDays }).toString()
    try {
      const kept = await database.write(async transaction => {
        const { named, kept } = await nameSources(transaction, sources, keptFrom)
        for (const name of tableNames)
          await saveRows(transaction, name, name === 'visit_sources' ? named : totals[name])
        return kept
      })
      held = [...held, ...kept]
    } catch (error) {
      log.warn(describeError(error as Error), 'visits not saved')
      // Saved next time. Any other error would repeat forever.
      if (!isDatabaseUnavailable(error)) return
      held = waiting
      for (const name of tableNames) for (const row of totals[name].values()) add(name, row)
    }
  }

  /** Names in memory are bounded too. */
  function add(table: TableName, row: Row) {
    const isFull = table === 'visit_sources' && unsaved.visit_sources.size >= 5 * maxNamesPerDay
    addRow(unsaved, table, isFull && row.name !== '' ? { ...row, name: otherSource } : row)
  }

  /** For the form, and for where the visit came from. */
  function countForm(form: string, firstPage: string | undefined, source: Source, steps: FormSteps) {
    const day = today()
    add('form_visits', { day, form, ...steps })
    if (!steps.started) return
    add('page_visits', { day, page: isListedPage(published.words, firstPage) ? firstPage : '', started: steps.started })
    add('visit_sources', { day, ...source, started: steps.started })
  }

  return {
    save,
    countForm,
    /** Counted, but not by name yet. */
    held: () => held.map(row => ({ ...row, name: otherSource })),
    /** The source is known for the first view of a visit only. */
    countView(page: string, source: Source | undefined, day = today()) {
      add('page_visits', { day, page, views: 1, visits: source ? 1 : 0 })
      if (source) add('visit_sources', { day, ...source, visits: 1 })
    },
    countRead(assistant: string, page: string) {
      add('assistant_reads', { day: today(), assistant, page, reads: 1 })
    },
    /** A browser that reports no visit reports no steps either: then they're counted together with the form. */
    countStoredForm({ kind, variant, source }: StoredForm, ownHost: string) {
      const { firstPage, referrerHost, campaign } = source
      const steps = firstPage === null ? { opened: 1, started: 1, completed: 1 } : { completed: 1 }
      const from = sourceOf({ referrerHost: referrerHost ?? '', ...campaign }, [ownHost])
      countForm(variant ?? kind, firstPage ?? undefined, from, steps)
    },
  }
}

/** The same order on every server: otherwise two of them could each wait for a row that the other has changed. */
async function saveRows(transaction: Handle, name: TableName, rows: ReadonlyMap<string, Row>) {
  if (rows.size === 0) return
  const { keys, counts } = tables[name]
  const columns = [...keys, ...counts]
  const ordered = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  const values = ordered.map(row => sql`(${sql.join(columns.map(column => row[column]))})`)
  const sums = counts.map(
    count => sql`${sql.ref(count)} = ${sql.ref(`${name}.${count}`)} + ${sql.ref(`excluded.${count}`)}`,
  )
  await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map(column => sql.ref(column)))}) values ${sql.join(values)}
    on conflict (${sql.join(keys.map(key => sql.ref(key)))}) do update set ${sql.join(sums)}`.execute(transaction)
}

type Named = Pick<SourceRow, 'kind' | 'name'>

/** Only these are visitors' own words. */
const isOpen = ({ kind, name }: Named) => (kind === 'campaign' || kind === 'website') && name !== otherSource
const nameOf = ({ kind, name }: Named) => JSON.stringify([kind, name])
const kindOfDay = ({ day, kind }: Pick<SourceRow, 'day' | 'kind'>) => JSON.stringify([day, kind])

/**
 * Names that were stored before or that enough visits had are stored. The rest is kept for later, or counted under one
 * name once it's too old, and so is what a day has no room for. Without `keptFrom`, nothing is kept.
 */
async function nameSources(transaction: Handle, sources: readonly SourceRow[], keptFrom: string | undefined) {
  const names = [...new Set(sources.filter(isOpen).map(({ name }) => name))]
  const stored = await storedSources(transaction, names, [...new Set(sources.map(({ day }) => day))])
  const known = new Set(stored.known.map(nameOf))
  const visits = new Map<string, number>()
  for (const row of sources) visits.set(nameOf(row), (visits.get(nameOf(row)) ?? 0) + row.visits)
  const namesOf = new Map<string, Set<string>>()
  for (const row of stored.ofDays.filter(isOpen))
    namesOf.set(kindOfDay(row), (namesOf.get(kindOfDay(row)) ?? new Set()).add(row.name))
  const totals = newTotals()
  const kept: SourceRow[] = []
  for (const row of sources) {
    const isKnown = !isOpen(row) || known.has(nameOf(row)) || (visits.get(nameOf(row)) ?? 0) >= minVisits
    if (!isKnown && keptFrom !== undefined && row.day >= keptFrom && kept.length < maxNamesPerDay) {
      kept.push(row)
      continue
    }
    const ofDay = namesOf.get(kindOfDay(row)) ?? new Set()
    const hasRoom = !isOpen(row) || ofDay.has(row.name) || ofDay.size < maxNamesPerDay
    const isNamed = isKnown && hasRoom
    if (isNamed && isOpen(row)) namesOf.set(kindOfDay(row), ofDay.add(row.name))
    addRow(totals, 'visit_sources', isNamed ? row : { ...row, name: otherSource })
  }
  return { named: totals.visit_sources, kept }
}

/** By these names, on any day; and all of these days, for how many there are. */
async function storedSources(transaction: Handle, names: readonly string[], days: readonly string[]) {
  const stored = transaction.selectFrom('visit_sources').select(['kind', 'name']).distinct()
  return {
    known: names.length > 0 ? await stored.where('name', 'in', names).execute() : [],
    ofDays: days.length > 0 ? await stored.select('day').where('day', 'in', days).execute() : [],
  }
}
