import type { FastifyBaseLogger } from 'fastify'
import type { PlanUse } from '#contracts/plan.ts'
import { companyDay } from '#server/calendar/company-days.ts'
import type { CancelTimer, Clock } from '#server/clock.ts'
import { describeError } from '#server/http/describe-error.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { Database } from '#server/storage/database.ts'
import { isDatabaseUnavailable } from '#server/storage/unavailable.ts'
import { isListedPage } from './listed-pages.ts'
import type { VisitSource } from './visit-source.ts'
import { addForm, addPage, addPlanUse, addSource, type FormSteps, newTotals, saveTotals } from './visit-totals.ts'

export type VisitCounter = ReturnType<typeof createVisitCounter>

const saveDelayMs = 1000

/**
 * Counts in memory and saves once a second: most views are of a few pages, and every transaction on the same row would
 * wait for the one before, on connections that forms need. A crash loses up to a second of counts.
 */
export function createVisitCounter(
  database: Database,
  log: FastifyBaseLogger,
  published: PublishedWords,
  clock: Clock,
) {
  let unsaved = newTotals()
  let cancelTimer: CancelTimer | undefined
  const today = () => companyDay(clock.now()).toString()

  async function save() {
    cancelTimer?.()
    cancelTimer = undefined
    const totals = unsaved
    if (totals.pages.size + totals.plans.size === 0) return
    unsaved = newTotals()
    try {
      await database.write(transaction => saveTotals(transaction, totals))
    } catch (error) {
      log.warn(describeError(error as Error), 'visits not saved')
      // Saved with the next view. Any other error would repeat forever.
      if (!isDatabaseUnavailable(error)) return
      for (const row of totals.pages.values()) addPage(unsaved, row)
      for (const row of totals.sources.values()) addSource(unsaved, row)
      for (const row of totals.forms.values()) addForm(unsaved, row)
      for (const row of totals.plans.values()) addPlanUse(unsaved, row)
    }
  }

  const saveSoon = () => {
    cancelTimer ??= clock.after(saveDelayMs, save)
  }

  function addSources(day: string, source: Partial<VisitSource>, counts: FormSteps & { visits?: number }) {
    for (const [kind, name] of Object.entries(source))
      if (name !== '') addSource(unsaved, { day, kind, name, ...counts })
  }

  return {
    /** The source is known for the first view of a visit only. */
    countView(page: string, source: VisitSource | undefined, day = today()) {
      addPage(unsaved, { day, page, views: 1, visits: source ? 1 : 0 })
      addSources(day, source ?? {}, { visits: 1 })
      saveSoon()
    },
    /** For the form, and for where the visit came from. */
    countForm(form: string, firstPage: string | undefined, source: VisitSource, steps: FormSteps) {
      const day = today()
      addForm(unsaved, { day, form, ...steps })
      addPage(unsaved, { day, page: isListedPage(published.words, firstPage) ? firstPage : '', ...steps })
      addSources(day, source, steps)
      saveSoon()
    },
    countPlanUse(use: PlanUse) {
      addPlanUse(unsaved, { day: today(), use, count: 1 })
      saveSoon()
    },
    save,
  }
}
