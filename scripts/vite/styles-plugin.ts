import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { root } from '#scripts/toolchain.mjs'

/** Hands the compiled stylesheet to the prerendering side only, as text and as a file: see app/lib/site-styles.ts. */
export function stylesPlugin(): Plugin {
  const id = 'virtual:site-styles'
  const imported = (name: string, file: string) =>
    `import ${name} from ${JSON.stringify(normalizePath(join(root, 'app', file)))}`
  return {
    name: 'site-styles',
    resolveId: source => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined
      if (this.environment.name === 'client') return 'export const styles = undefined'
      return [
        imported('text', 'styles.css?inline'),
        imported('file', 'styles.css?url'),
        imported('typefaces', 'typefaces.css?inline'),
        'export const styles = { text, file, typefaces }',
      ].join('\n')
    },
  }
}
