import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from '#scripts/browser.mjs'
import { ensureTool, root } from '#scripts/toolchain.mjs'
import { newFolder } from '#tests/support/processes.ts'
import { quietBrowser } from '#tests/support/quiet-browser.ts'

/** What Lighthouse says of one page. Times are simulated, in milliseconds; bytes are as transferred, headers included. */
export type Audit = {
  scores: Record<(typeof categories)[number], number>
  firstPaint: number
  largestPaint: number
  blocked: number
  layoutShift: number
  bytes: Record<(typeof kinds)[number], number>
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const kinds = ['Document', 'Script', 'Font', 'Image'] as const

/** The part of its report that is used here. */
type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items: Array<Record<string, unknown>> } }>
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>
type Launcher = { launch: (options: object) => Promise<{ port: number; kill: () => void }> }

const mostTries = 3
const chromeFlags = ['--headless=new', ...quietBrowser]

export async function openLighthouse() {
  await ensureTool('lighthouse')
  const load = (file: string) => import(pathToFileURL(join(root, 'tools/lighthouse/node_modules', file)).href)
  const { default: lighthouse } = (await load('lighthouse/core/index.js')) as { default: Lighthouse }
  const { launch } = (await load('chrome-launcher/dist/index.js')) as Launcher
  const chromePath = await findBrowser({ whole: true })

  /** Mobile, with the simulated throttling that is Lighthouse's default; a new browser with an empty profile each time. */
  async function reportOn(url: string, skipAudits: readonly string[]) {
    const userDataDir = newFolder('browser')
    const chrome = await launch({ chromePath, chromeFlags, userDataDir, logLevel: 'silent' })
    try {
      const flags = {
        port: chrome.port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: [...categories],
        skipAudits,
      }
      return (await lighthouse(url, flags)).lhr
    } finally {
      chrome.kill()
    }
  }

  return async (url: string, { skipAudits = [] }: { skipAudits?: readonly string[] } = {}): Promise<Audit> => {
    for (let tries = 1; ; tries += 1) {
      const report = await reportOn(url, skipAudits)
      if (!report.runtimeError) return auditOf(report)
      // It saw nothing of the page (the recording was lost, say), and asks to be run again.
      if (tries === mostTries) throw new Error(`${url}: ${report.runtimeError.message}`)
    }
  }
}

function auditOf({ categories: found, audits }: Report): Audit {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const bytesOf = (kind: string) =>
    requests
      .filter(({ resourceType }) => resourceType === kind)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
  return {
    scores: tableOf(categories, name => Math.round((found[name]?.score ?? 0) * 100)),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    bytes: tableOf(kinds, bytesOf),
  }
}

const tableOf = <Name extends string>(names: readonly Name[], figure: (name: Name) => number) =>
  Object.fromEntries(names.map(name => [name, figure(name)])) as Record<Name, number>
