import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from '#scripts/test/find-browser.ts'
import { ensureTool, root } from '#scripts/toolchain.mjs'
import { freePort } from '#tests/support/free-port.ts'
import { weightOf } from '#tests/support/page-weight.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { quietBrowser } from '#tests/support/quiet-browser.ts'
import { listedPages, pageOfEachKind, sitePages } from '#tests/support/site-pages.ts'
import { atLeast, atMost, budgetTable, medianOf, rounded, table } from './report.ts'

const runs = 3
const maxAttempts = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>

const publicPaths = sitePages.map(({ path }) => path).filter(path => !path.startsWith('/admin'))
const paths = pageOfEachKind.filter(path => publicPaths.includes(path))
const javascriptOf = (path: string) => weightOf(path).javascript / 1000

export async function measureBrowser() {
  await ensureTool('lighthouse')
  const { child, origin } = await startServer()
  const pages: Array<ReturnType<typeof summaryOf>> = []
  for (const path of paths) {
    const reports: Report[] = []
    for (let run = 0; run < runs; run++) reports.push(await audit(origin, path))
    const page = summaryOf(path, reports)
    console.info(`  ${path}: ${Object.values(page.scores).join(' / ')}`)
    pages.push(page)
  }
  await stop(child)
  const lowest = (name: Category) => Math.min(...pages.map(({ scores }) => scores[name]))
  const articleInteractive = Math.max(
    ...pages.filter(({ path }) => path.startsWith('/articles/')).map(page => page.interactive),
  )
  const hasForm = (path: string) => weightOf(path).javascript > 10_000
  const most = (paths: readonly string[]) => Math.max(...paths.map(javascriptOf))
  return `Lighthouse 13, mobile, simulated throttling, a new browser for each of ${runs} runs (medians).

${budgetTable([
  atLeast('Lowest performance score', 98, lowest('performance')),
  ...categories.slice(1).map(name => atLeast(`Lowest score for ${name}`, 100, lowest(name))),
  atMost('Slowest simulated LCP', 1000, Math.max(...pages.map(page => page.lcp)), 'ms'),
  atMost('An article is interactive', 1300, articleInteractive, 'ms'),
  atMost('Most JavaScript on a page without a form, gzip', 6, most(publicPaths.filter(path => !hasForm(path))), 'KB'),
  atMost('Most JavaScript on a page with a form, gzip', 88, most(publicPaths.filter(hasForm)), 'KB'),
])}

Pages with a star ask search engines not to list them, so their SEO score skips that check.

${table(
  ['Page', ...categories, 'LCP ms', 'Interactive ms', 'Blocked ms', 'CLS', 'JavaScript KB, gzip'],
  pages.map(({ path, scores, lcp, interactive, blocked, cls, javascript }) => [
    isListed(path) ? path : `${path} *`,
    ...categories.map(name => String(scores[name])),
    ...[lcp, interactive, blocked, cls, javascript].map(rounded),
  ]),
)}`
}

const isListed = (path: string) => listedPages.some(page => page.path === path)

async function audit(origin: string, path: string, attempt = 1): Promise<Report> {
  const module = join(root, 'tools/lighthouse/node_modules/lighthouse/core/index.js')
  const { default: lighthouse } = (await import(pathToFileURL(module).href)) as { default: Lighthouse }
  const port = await freePort()
  const args = [...quietBrowser, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: await findBrowser({ whole: true }), args })
  try {
    const skipAudits = isListed(path) ? [] : ['is-crawlable']
    const flags = { port, output: 'json', logLevel: 'silent', onlyCategories: [...categories], skipAudits }
    const { lhr } = await lighthouse(origin + path, flags)
    if (!lhr.runtimeError) return lhr
    // It sometimes loses its trace and asks to be run again.
    if (attempt === maxAttempts) throw new Error(`${path}: ${lhr.runtimeError.message}`)
  } finally {
    await browser.close()
  }
  return audit(origin, path, attempt + 1)
}

function summaryOf(path: string, reports: readonly Report[]) {
  const median = (valueIn: (report: Report) => number | null | undefined) =>
    medianOf(reports.map(report => valueIn(report) ?? Number.NaN))
  const value = (id: string) => median(({ audits }) => audits[id]?.numericValue)
  const score = (name: string) => Math.round(median(report => report.categories[name]?.score) * 100)
  return {
    path,
    scores: Object.fromEntries(categories.map(name => [name, score(name)])) as Record<Category, number>,
    lcp: value('largest-contentful-paint'),
    interactive: value('interactive'),
    blocked: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    javascript: javascriptOf(path),
  }
}
