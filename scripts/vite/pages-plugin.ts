import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { normalizePath, type Plugin, runnerImport } from 'vite'
import { root } from '#scripts/toolchain.mjs'

const appFolder = join(root, 'app')

/** Gives the browser the addresses of app/routes.ts, without the content that they are made from: see app/browser-router.ts. */
export function pagesPlugin(): Plugin {
  const id = 'virtual:site-pages'
  let mode = 'production'
  let code = 'export default []'
  return {
    name: 'site-pages',
    configResolved(config) {
      mode = config.mode
    },
    // Before bundling: Vite gives each module of the route table 60 s, and a slow machine needs more once it bundles.
    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode === 'dev') return
      const routes = await runnerImport<{ default: RouteConfigEntry[] }>(join(appFolder, 'routes.ts'), {
        mode,
        configFile: false,
      })
      code = `export default ${pagesCode(routes.module.default)}`
    },
    resolveId: source => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined
      return this.environment.name === 'client' ? code : 'export default []'
    },
  }
}

/** Addresses that share a file are one entry. A file without markup is no page: no link leads there. */
function pagesCode(routes: readonly RouteConfigEntry[]): string {
  const byFile = Map.groupBy(
    routes.filter(({ file }) => file.endsWith('.tsx')),
    ({ file }) => file,
  )
  const entries = [...byFile].map(([file, alike]) => {
    const path = normalizePath(join(appFolder, file))
    const children = alike[0]?.children
    // The file as React Router's own entries name it: what only prerenders is taken out of it, and it is bundled once.
    const load = `() => import(${JSON.stringify(`${path}?__react-router-build-client-route`)})`
    return `{ ${[
      `paths: ${JSON.stringify(alike.map(route => route.path ?? ''))}`,
      `load: ${load}`,
      ...(hasLoader(path) ? ['hasData: true'] : []),
      ...(children ? [`children: ${pagesCode(children)}`] : []),
    ].join(', ')} }`
  })
  return `[${entries.join(',\n')}]`
}

const hasLoader = (path: string) => /^export (const|(async )?function) loader\b/m.test(readFileSync(path, 'utf8'))
