import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sql } from 'kysely'
import type { Words } from '#content/all-words.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import { otherSource } from '#contracts/constants.ts'
import { campaignName, type Visit } from '#contracts/form-extras.ts'
import type { LeadSource } from '#contracts/form-records.ts'
import { secondMs } from '#contracts/time.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import type { Clock } from '#server/clock.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { describeError, isDatabaseUnavailable } from '#server/storage/database-errors.ts'
import type { Tables } from '#server/storage/tables.ts'

type VisitSource = { referrer: string; campaign: string }

const hostName = /^([a-z0-9-]+\.){1,3}([a-z]{2,}|xn--[a-z0-9-]+)$/
const maxHostLength = 60
/** They're in no public network, and people name their computers after themselves. */
const privateEnding = /\.(local|localhost|localdomain|internal|intranet|private|lan|home|corp|arpa)$/

const plainLabel = /^[\p{L}\d][\p{L}\d _.-]{0,39}$/u
/** Such as 2026-11 or 20261117: many labels have the date of a newsletter. */
const date = /(?<!\d)20[2-4]\d[-_.]?(0[1-9]|1[0-2])([-_.]?[0-3]\d)?(?!\d)/g
/** An identifier, or a part of a phone number. */
const manyDigits = /(\d\D*){6}/

/**
 * Totals can't be exported or erased, so nothing that looks like a person is counted by name. Anyone can send anything,
 * and newsletter services may put the reader's address into their links.
 */
export function sourceOf({ referrerHost = '', utmCampaign }: Visit, ownHosts: readonly string[]): VisitSource {
  const host = referrerHost.toLowerCase()
  const isOwn = ownHosts.some(own => withoutPort(own) === withoutPort(host))
  return {
    referrer: isOwn ? '' : named(host, isPublicHost),
    campaign: named(campaignName(utmCampaign), isPlainLabel),
  }
}

const named = (name: string, isNamed: (name: string) => boolean) => (name === '' || isNamed(name) ? name : otherSource)

const isPublicHost = (host: string) =>
  host.length <= maxHostLength && hostName.test(host) && !privateEnding.test(host) && !manyDigits.test(host)

const isPlainLabel = (label: string) => plainLabel.test(label.normalize()) && !manyDigits.test(label.replace(date, ''))

const withoutPort = (host: string) => host.replace(/:\d+$/, '')

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
  app.job('saving visits', { firstMs: saveMs, everyMs: saveMs }, counter.save)
  app.addHook('onClose', counter.save)
})

export const isListedPage = (words: Words, path: string | undefined): path is string =>
  path !== undefined && listedPagesOf(words).includes(path)

type StoredForm = { kind: string; variant: string | null; source: LeadSource }

export function createVisitCounter(
  database: Database,
  log: FastifyBaseLogger,
  published: PublishedWords,
  clock: Clock,
) {
  let unsaved = newTotals()
  const today = () => companyDay(clock.now()).toString()

  async function save() {
    const totals = unsaved
    if (totals.pages.size === 0) return
    unsaved = newTotals()
    try {
      await database.write(transaction => saveTotals(transaction, totals))
    } catch (error) {
      log.warn(describeError(error as Error), 'visits not saved')
      // Saved next time. Any other error would repeat forever.
      if (!isDatabaseUnavailable(error)) return
      for (const row of totals.pages.values()) addPage(unsaved, row)
      for (const row of totals.sources.values()) addSource(unsaved, row)
      for (const row of totals.forms.values()) addForm(unsaved, row)
    }
  }

  function addSources(day: string, source: Partial<VisitSource>, counts: FormSteps & { visits?: number }) {
    for (const [kind, name] of Object.entries(source))
      if (name !== '') addSource(unsaved, { day, kind, name, ...counts })
  }

  /** For the form, and for where the visit came from. */
  function countForm(form: string, firstPage: string | undefined, source: VisitSource, steps: FormSteps) {
    const day = today()
    addForm(unsaved, { day, form, ...steps })
    addPage(unsaved, { day, page: isListedPage(published.words, firstPage) ? firstPage : '', ...steps })
    addSources(day, source, steps)
  }

  return {
    save,
    countForm,
    /** The source is known for the first view of a visit only. */
    countView(page: string, source: VisitSource | undefined, day = today()) {
      addPage(unsaved, { day, page, views: 1, visits: source ? 1 : 0 })
      addSources(day, source ?? {}, { visits: 1 })
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

type PageRow = Tables['page_visits']
type SourceRow = Tables['visit_sources']
type FormRow = Tables['form_visits']

type Totals = {
  pages: Map<string, PageRow>
  sources: Map<string, SourceRow>
  forms: Map<string, FormRow>
}

const newTotals = (): Totals => ({ pages: new Map(), sources: new Map(), forms: new Map() })

/** Visitors can send any referrer and campaign. Beyond this many of a kind a day, they're counted under one name. */
export const maxNamesPerDay = 100

const formCounts = ['opened', 'started', 'completed'] as const
const sourceCounts = ['visits', ...formCounts] as const
const pageCounts = ['views', ...sourceCounts] as const

type FormSteps = Partial<Pick<FormRow, (typeof formCounts)[number]>>

const zeros = { views: 0, visits: 0, opened: 0, started: 0, completed: 0 }
type Name = Pick<SourceRow, 'day' | 'kind' | 'name'>
const keyOf = ({ day, kind, name }: Name) => JSON.stringify([day, kind, name])

function addPage({ pages }: Totals, added: Pick<PageRow, 'day' | 'page'> & Partial<PageRow>) {
  addUp(pages, JSON.stringify([added.day, added.page]), { ...zeros, ...added }, pageCounts)
}

function addForm({ forms }: Totals, { day, form, ...steps }: Pick<FormRow, 'day' | 'form'> & FormSteps) {
  const { opened, started, completed } = { ...zeros, ...steps }
  addUp(forms, JSON.stringify([day, form]), { day, form, opened, started, completed }, formCounts)
}

/** Also bounds the memory while the database is unavailable. */
function addSource({ sources }: Totals, added: Name & Partial<SourceRow>) {
  const { views: _views, ...row } = { ...zeros, ...added }
  addBounded(sources, row, sources.has(keyOf(row)) || countOf(sources.values(), row) < maxNamesPerDay)
}

const countOf = (names: Iterable<Name>, { day, kind }: Name) =>
  [...names].filter(name => name.day === day && name.kind === kind && name.name !== otherSource).length

function addBounded(sources: Map<string, SourceRow>, row: SourceRow, isAllowed: boolean) {
  const bounded = isAllowed ? row : { ...row, name: otherSource }
  addUp(sources, keyOf(bounded), bounded, sourceCounts)
}

function addUp<Count extends string, Row extends Record<Count, number>>(
  rows: Map<string, Row>,
  key: string,
  added: Row,
  counts: readonly Count[],
) {
  const row = rows.get(key)
  if (!row) return rows.set(key, added)
  const sums = counts.map(count => [count, row[count] + added[count]])
  return rows.set(key, { ...row, ...Object.fromEntries(sums) })
}

async function saveTotals(transaction: Handle, { pages, sources, forms }: Totals) {
  if (pages.size > 0)
    await transaction
      .insertInto('page_visits')
      .values(inOrder(pages))
      .onConflict(conflict => conflict.columns(['day', 'page']).doUpdateSet(sumsOf('page_visits', pageCounts)))
      .execute()
  if (forms.size > 0)
    await transaction
      .insertInto('form_visits')
      .values(inOrder(forms))
      .onConflict(conflict => conflict.columns(['day', 'form']).doUpdateSet(sumsOf('form_visits', formCounts)))
      .execute()
  if (sources.size > 0)
    await transaction
      .insertInto('visit_sources')
      .values(inOrder(await limited(transaction, sources)))
      .onConflict(conflict =>
        conflict.columns(['day', 'kind', 'name']).doUpdateSet(sumsOf('visit_sources', sourceCounts)),
      )
      .execute()
}

const sumsOf = (table: string, counts: readonly string[]) =>
  Object.fromEntries(
    counts.map(count => [count, sql<number>`${sql.ref(`${table}.${count}`)} + excluded.${sql.ref(count)}`]),
  )

/** The same on every server: otherwise two of them could each wait for a row that the other has changed. */
const inOrder = <Row>(rows: ReadonlyMap<string, Row>) =>
  [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)

/** Counts new names under one once a day has enough of them. */
async function limited(transaction: Handle, sources: Totals['sources']) {
  const days = [...new Set([...sources.values()].map(({ day }) => day))]
  const stored = await transaction
    .selectFrom('visit_sources')
    .select(['day', 'kind', 'name'])
    .where('day', 'in', days)
    .execute()
  const known = new Map<string, Name>(stored.map(name => [keyOf(name), name]))
  const bounded = new Map<string, SourceRow>()
  for (const [key, row] of sources) {
    const isAllowed = known.has(key) || countOf(known.values(), row) < maxNamesPerDay
    if (isAllowed) known.set(key, row)
    addBounded(bounded, row, isAllowed)
  }
  return bounded
}
