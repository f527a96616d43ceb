import { type PageWeight, weightOf } from '#tests/support/page-weight.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { listedPages, sitePages } from '#tests/support/site-pages.ts'
import { type FirstQuestion, measureFirstQuestion } from './first-question.ts'
import { type Audit, openLighthouse } from './lighthouse.ts'

export type PageAudit = Audit & { path: string; listed: boolean; runs: number; gzip: PageWeight }
export type BrowserFigures = { pages: PageAudit[]; firstQuestion: FirstQuestion }

/** How often a page is looked at whose performance is not 100 at once: the machine may have been busy. */
export const mostRuns = 5

/** Every public page of the built site, served by the real server, in a real browser. */
export async function measureBrowser(): Promise<BrowserFigures> {
  const audit = await openLighthouse()
  const { child, origin } = await startServer()
  const firstQuestion = await measureFirstQuestion(origin)
  const listed = new Set(listedPages.map(({ path }) => path))
  const pages: PageAudit[] = []
  for (const { path } of sitePages.filter(page => !page.path.startsWith('/admin'))) {
    // Pages that ask not to be listed fail that one check by design; it says nothing about the others.
    const skipAudits = listed.has(path) ? [] : ['is-crawlable']
    const audits = [await audit(origin + path, { skipAudits })]
    while (audits[0]?.scores.performance !== 100 && audits.length < mostRuns) {
      audits.push(await audit(origin + path, { skipAudits }))
    }
    const page = { path, listed: listed.has(path), runs: audits.length, gzip: weightOf(path) }
    pages.push({ ...medianOf(audits), ...page })
    console.info(`  ${path}: ${Object.values(medianOf(audits).scores).join(' / ')}`)
  }
  await stop(child)
  return { pages, firstQuestion }
}

/** The run in the middle, whole: figures of different runs do not belong together. */
function medianOf(audits: readonly Audit[]): Audit {
  const sorted = audits.toSorted((a, b) => a.scores.performance - b.scores.performance)
  const median = sorted[Math.floor(sorted.length / 2)]
  if (!median) throw new Error('No run, no median.')
  return median
}
