import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'

export const sourceFiles = (...patterns: string[]) =>
  globSync(patterns)
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !file.includes('.test.'))

/** What a file imports, with and without type-only imports, and the names it exports. */
export function parseSource(file: string, source: string) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const reexports = staticExports.flatMap(({ entries }) => entries.filter(({ moduleRequest }) => moduleRequest))
  const dynamic = dynamicImports
    .map(({ moduleRequest: { start, end } }) => source.slice(start, end))
    .flatMap(argument => (['"', "'", '`'].includes(argument.charAt(0)) ? argument.slice(1, -1) : []))
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      imported: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...reexports.map(({ moduleRequest, isType }) => ({ imported: moduleRequest?.value ?? '', isType })),
    ...dynamic.map(imported => ({ imported, isType: false })),
  ].map(({ imported, isType }) => ({ imported: resolve(file, imported), isType }))
  return {
    file,
    imports: found.map(({ imported }) => imported),
    valueImports: found.filter(({ isType }) => !isType).map(({ imported }) => imported),
    exports: staticExports.flatMap(({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? [])),
  }
}

/** `./b.ts` in `server/a.ts` is `#server/b.ts`. */
const resolve = (file: string, imported: string) =>
  imported.startsWith('.') ? `#${posix.join(posix.dirname(file), imported)}` : imported

/** The regular expressions that are written in a file. */
export function regularExpressions(file: string, source: string) {
  const found: RegExp[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node && 'value' in node && node.value instanceof RegExp) found.push(node.value)
    else Object.values(node).forEach(visit)
  }
  visit(parseSync(file, source).program)
  return found
}
