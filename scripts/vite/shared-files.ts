// Which built file a module goes into. Left to itself, the bundler makes one for every combination of pages that share
// something: twenty for a single page, and 4 KB more (gzip) than half as many.
type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

const files = ['reading', 'forms', 'frame', 'vendor-router', 'vendor-react'] as const

/** A file takes along what its modules import, unless a later one of these has it already. */
export const sharedFiles = files.map((name, priority) => ({
  name: (id: string, graph: ModuleGraph) => (fileOf(id, graph) === name ? name : null),
  priority,
}))

/** Pages that are mostly a form. The other public ones are there to be read; the beta page is both. */
const formPages = ['survey', 'quiz', 'toolkit', 'unsubscribe']

function fileOf(id: string, graph: ModuleGraph): (typeof files)[number] | undefined {
  // One each: they start one after the other, with a pause in between (docs/decisions/0004-fast-first-page.md).
  if (/[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id)) return 'vendor-react'
  if (/[\\/]node_modules[\\/]react-router[\\/]/.test(id)) return 'vendor-router'
  if (/[\\/]node_modules[\\/]|entry\.client/.test(id)) return undefined

  const users = pagesThatUse(id, graph)
  if (users.has('entry.client')) return 'frame'
  const visitorsUsers = [...users].filter(name => !/^(admin-|design-gallery)/.test(name))
  const forms = visitorsUsers.filter(name => formPages.includes(name)).length
  const readings = visitorsUsers.filter(name => !formPages.includes(name) && name !== 'beta').length
  if (forms > 0 && readings > 0) return 'frame'
  if (forms > 1) return 'forms'
  if (readings > 2) return 'reading'
  return undefined
}

/** The routes, and the entry, that need a module from the start. */
function pagesThatUse(id: string, graph: ModuleGraph) {
  const pages = new Set<string>()
  const seen = new Set<string>()
  const climb = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    const page = module.match(/[\\/]app[\\/](?:routes[\\/])?(entry\.client|(?<=routes[\\/])[\w-]+)\.tsx$/)?.[1]
    if (page) pages.add(page)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) climb(importer)
  }
  climb(id)
  return pages
}
