import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin, transformWithOxc } from 'vite'
import { root } from '#scripts/toolchain.mjs'

const file = join(root, 'app/inline-script.ts')

/** Hands the one function of app/inline-script.ts to the prerendering side as text: see app/start-script.ts. */
export function inlineScriptPlugin(): Plugin {
  const id = 'virtual:inline-script'
  return {
    name: 'inline-script',
    resolveId: source => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
      const text = minifySync(file, code, { module: true }).code
      return `export default ${JSON.stringify(text.replace(/^export default /, '').replace(/;$/, ''))}`
    },
  }
}
