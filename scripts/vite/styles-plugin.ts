import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '#scripts/toolchain.mjs'

const appFolder = join(root, 'app')
const publicStyles = join(appFolder, 'public-styles.css')

/**
 * Hands the compiled stylesheets to the prerendering side only: see app/lib/site-styles.ts. There are two: one with all
 * that any page uses, and one without what only the administrator sees, which is a quarter of it.
 */
export function stylesPlugin(): Plugin {
  const id = 'virtual:site-styles'
  return {
    name: 'site-styles',
    resolveId: source => (source === id ? `\0${id}` : source.startsWith(publicStyles) ? source : undefined),
    load(source) {
      if (source.startsWith(publicStyles)) return publicStylesText()
      if (source !== `\0${id}`) return undefined
      if (this.environment.name === 'client') return 'export const styles = undefined'
      const compiled = (name: string, file: string) => `import ${name} from ${JSON.stringify(`${file}?inline`)}`
      return [
        compiled('everyPage', join(appFolder, 'styles.css')),
        compiled('publicPages', publicStyles),
        compiled('typefaces', join(appFolder, 'typefaces.css')),
        'export const styles = { everyPage, publicPages, typefaces }',
      ].join('\n')
    },
  }
}

/** The same stylesheet, with the classes of fewer files. */
function publicStylesText() {
  const text = readFileSync(join(appFolder, 'styles.css'), 'utf8')
  const withClasses = [...publicFiles()].filter(file => /\.tsx$|-classes\.ts$/.test(file))
  const sources = withClasses.map(file => `@source "./${relative(appFolder, file).replaceAll('\\', '/')}";`)
  return text.replace(/^@source .*;$/gm, '') + sources.join('\n')
}

/** What visitors can get to see: their routes, and every file that one of those imports, now or later. */
function publicFiles() {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^']+\.tsx?)'/g)) {
      if (imported.startsWith('#app/')) visit(join(root, imported.slice(1)))
      else if (imported.startsWith('./')) visit(join(dirname(file), imported))
    }
  }
  const routes = readdirSync(join(appFolder, 'routes')).filter(name => !/^(admin-|design-gallery)/.test(name))
  for (const file of ['root.tsx', ...routes.map(name => `routes/${name}`)]) visit(join(appFolder, file))
  return found
}
