import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { parseSource, sourceFiles } from './support/parse-source.ts'

const anyPackage = ['npm:*', 'node:*']
const helpers = ['config.ts', 'clock.ts', 'email-address.ts']
const shared = [...helpers, 'content', 'contracts', ...anyPackage]

/** What every island is made of. */
const islandParts = ['hydrate-island.tsx', 'island-root.tsx', 'show-next-page.ts'].map(file => `islands/${file}`)

/**
 * What the files in a folder may import besides each other. In the rows of `server/`, `storage` means `server/storage`. A folder in
 * `app/` without a row follows its parent's. A row with `*` is about each folder or file there by itself.
 */
const rules: Record<string, string[]> = {
  contracts: ['zod'],
  content: ['contracts', 'zod'],
  'content/documents': ['content', 'mdast-util-from-markdown', 'node:fs', 'node:path'],
  scripts: ['app', 'content', 'contracts', 'server', ...anyPackage],

  app: ['content', 'contracts', 'npm:*'],
  'app/pages': ['islands', 'page-script', 'plan', 'shell', 'ui', 'lib', 'content', 'contracts', 'npm:*'],
  // Each by itself, so that a page loads only its own.
  'app/islands/*': [...islandParts, 'page-script', 'shell', 'plan', 'ui', 'lib', 'content', 'contracts', 'npm:*'],
  'app/admin': [...islandParts, 'shell', 'plan', 'ui', 'lib', 'content', 'contracts', 'npm:*'],
  // As the visitor and the administrator see it.
  'app/plan': ['ui', 'lib', 'content', 'contracts', 'npm:*'],
  'app/shell': ['ui', 'lib', 'content', 'contracts', 'npm:*'],
  // Every page loads it.
  'app/page-script': ['lib', 'content', 'contracts'],
  'app/ui': ['lib', 'npm:*'],
  'app/lib': ['page-script', 'content', 'contracts', 'npm:*'],

  server: ['content', 'contracts', ...anyPackage],
  'server/calendar': shared,
  'server/storage': ['calendar', ...shared],
  // A migration must always do the same thing, so it uses no code that may change.
  'server/storage/migrations/*': ['kysely'],
  'server/http': ['storage', ...shared],
  'server/admin': ['storage', 'http', 'calendar', ...shared],
  'server/site': ['storage', 'http', 'admin', 'calendar', ...shared],
  'server/messages': ['storage', 'http', 'admin', 'site', 'calendar', ...shared],
  'server/analytics': ['storage', 'http', 'admin', 'site', 'calendar', ...shared],
  'server/forms': ['storage', 'http', 'admin', 'site', 'messages', 'analytics', 'calendar', ...shared],
  'server/leads': ['storage', 'http', 'admin', 'site', 'messages', 'analytics', 'forms', 'calendar', ...shared],
  'server/checks': ['storage', 'http', 'site', 'messages', 'leads', 'calendar', ...shared],
}

type SourceFile = Pick<ReturnType<typeof parseSource>, 'file' | 'imports'>

const sources = sourceFiles('{app,content,contracts,scripts,server}/**/*.{js,mjs,ts,tsx}').map(file =>
  parseSource(file, readFileSync(file, 'utf8')),
)

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** The row for a file, and the folder (or the file itself) whose files may import each other. */
function findRow(file: string) {
  const names = file.split('/')
  for (let length = names.length; length > 0; length--) {
    const own = names.slice(0, length).join('/')
    const row = [own, `${posix.dirname(own)}/*`].find(name => rules[name])
    if (row) return { row, own }
  }
  throw new Error(`${file} has no row`)
}

/** What a name in a row can stand for: a package, a folder at the top, or a folder in `app/` or `server/`. */
const meanings = (row: string, name: string) => [name, `#${name}`, `#${row.split('/')[0]}/${name}`]

function isAllowed(row: string, name: string, imported: string) {
  if (name === 'node:*') return isBuiltin(imported)
  if (name === 'npm:*') return !imported.startsWith('#') && !isBuiltin(imported)
  return meanings(row, name).some(path => isIn(imported, path))
}

function forbiddenImports({ file, imports }: SourceFile) {
  const { row, own } = findRow(file)
  const names = rules[row] ?? []
  return imports
    .filter(imported => !isIn(imported, `#${own}`) && !names.some(name => isAllowed(row, name, imported)))
    .map(imported => `${file} may not import ${imported}: ${row} may import ${names.join(', ')}`)
}

/** Of `server`: `server/storage` for a file in it, `server/app.ts` for that file. */
const partOf = (folder: string, path: string) =>
  path
    .split('/')
    .slice(0, folder.split('/').length + 1)
    .join('/')

/** Imports from one part of a folder to another from which imports lead back to it. */
function cyclesIn(folder: string, sources: SourceFile[]) {
  const edges = sources.flatMap(({ file, imports }) =>
    imports.map(imported => ({
      file,
      imported,
      from: partOf(folder, `#${file}`),
      to: partOf(folder, imported),
    })),
  )
  const inside = edges.filter(({ from, to }) => from !== to && [from, to].every(name => isIn(name, `#${folder}`)))
  const graph = Map.groupBy(inside, ({ from }) => from)
  const reachable = (from: string, found = new Set<string>()) => {
    for (const { to } of graph.get(from) ?? []) if (!found.has(to)) reachable(to, found.add(to))
    return found
  }
  return inside.filter(({ from, to }) => reachable(to).has(from)).map(({ file, imported }) => `${file} → ${imported}`)
}

function tableErrors(sources: SourceFile[]) {
  const files = sources.map(({ file }) => file)
  const packages = sources.flatMap(({ imports }) => imports.filter(imported => !imported.startsWith('#')))
  const known = [...files.map(file => `#${file}`), ...packages]
  const exists = (path: string) => known.some(other => isIn(other, path))
  const errors: string[] = []
  for (const [row, names] of Object.entries(rules)) {
    if (!exists(`#${row.replace('/*', '')}`)) errors.push(`${row} has a row, but no files: remove the row`)
    for (const name of names) {
      if (!anyPackage.includes(name) && !meanings(row, name).some(exists))
        errors.push(`${row} may import ${name}, which doesn't exist: remove it from the row`)
    }
  }
  for (const folder of new Set(files.map(file => partOf('server', file)))) {
    if (isIn(folder, 'server') && !files.includes(folder) && !rules[folder])
      errors.push(`${folder} has no row: add one that says what it may import`)
  }
  return errors
}

/** The files in these folders export the same names. */
const uniformFolders = ['content/articles', 'server/storage/migrations']

/** Names of values and types that are exported from more than one place. */
function sharedNames(sources: ReadonlyArray<{ file: string; exports: string[] }>) {
  const placeOf = (file: string) => uniformFolders.find(folder => isIn(file, folder)) ?? file
  const exported = sources.flatMap(({ file, exports }) => exports.map(name => ({ name, place: placeOf(file) })))
  return [...Map.groupBy(exported, ({ name }) => name)]
    .map(([name, found]) => ({ name, places: [...new Set(found.map(({ place }) => place))] }))
    .filter(({ places }) => places.length > 1)
    .map(({ name, places }) => `${name} in ${places.join(', ')}`)
}

test('the project imports only what the table allows', () => {
  expect(sources.flatMap(forbiddenImports)).toEqual([])
})

test.each(['server', 'app/admin'])('the folders of %s/ import each other in one direction only', folder => {
  expect(cyclesIn(folder, sources)).toEqual([])
})

test('every row of the table is about something that exists, and every folder of server/ has a row', () => {
  expect(tableErrors(sources)).toEqual([])
})

test('no two exported things share a name', () => {
  expect(sharedNames(sources)).toEqual([])
})

test('reads every kind of import', () => {
  const source = `
    // → ✓ 🙂
    import type { A } from './a.ts'
    import '#app/b.css'
    export { c } from './c/c.ts'
    export * from 'd'
    export const e = () => import('./e.ts')
  `
  expect(parseSource('app/x.tsx', source).imports).toEqual(['#app/a.ts', '#app/b.css', '#app/c/c.ts', 'd', '#app/e.ts'])
})

test('reports a forbidden import with the row that forbids it', () => {
  expect(forbiddenImports({ file: 'app/ui/a.ts', imports: ['react', '#app/entries.ts', '#app/lib/b.ts'] })).toEqual([
    'app/ui/a.ts may not import #app/entries.ts: app/ui may import lib, npm:*',
  ])
})

test('knows what each kind of file may not import', () => {
  const forbidden = [
    ['contracts/a.ts', '#content/site.ts'],
    ['contracts/a.ts', 'react'],
    ['content/a.ts', '#app/entries.ts'],
    ['content/a.ts', '#server/config.ts'],
    ['content/a.ts', 'react'],
    ['content/cities/a.ts', 'node:fs'],
    ['scripts/operate/a.ts', '#tests/budgets.ts'],
    ['app/a.ts', '#server/app.ts'],
    ['app/pages/a.tsx', '#scripts/build/build-site.ts'],
    ['app/pages/a.tsx', 'fs'],
    ['app/pages/a.tsx', '#app/admin/admin-shell.tsx'],
    ['app/islands/quiz/a.ts', '#app/islands/survey/steps.ts'],
    ['app/islands/quiz/a.ts', '#app/pages/quiz-page.tsx'],
    ['app/admin/leads/a.ts', '#app/islands/survey/steps.ts'],
    ['app/shell/a.ts', '#app/islands/island-root.tsx'],
    ['app/page-script/a.ts', 'react'],
    ['app/ui/a.ts', '#content/site.ts'],
    ['app/lib/a.ts', '#app/ui/button.tsx'],
    ['server/a.ts', '#app/create-site.tsx'],
    ['server/a.ts', '#tests/budgets.ts'],
    ['server/storage/a.ts', '#server/http/errors.ts'],
    ['server/storage/migrations/0001-a.ts', '#server/storage/migrations/0002-b.ts'],
    ['server/storage/migrations/0001-a.ts', 'zod'],
    ['server/http/a.ts', '#server/admin/admin-sessions.ts'],
    ['server/http/a.ts', '#server/app.ts'],
    ['server/forms/quiz/a.ts', '#server/leads/privacy.ts'],
  ] as const
  const accepted = forbidden.filter(([file, imported]) => forbiddenImports({ file, imports: [imported] }).length === 0)
  expect(accepted).toEqual([])
})

test('knows what each kind of file may import', () => {
  const allowed = [
    { file: 'contracts/a.ts', imports: ['#contracts/b.ts', 'zod', 'zod/mini'] },
    { file: 'content/cities/a.ts', imports: ['#content/site.ts', '#contracts/b.ts'] },
    { file: 'app/pages/a.tsx', imports: ['#app/islands/quiz/b.ts', '#app/shell/b.tsx', 'react'] },
    { file: 'app/islands/quiz/a.ts', imports: ['#app/islands/quiz/b.ts', '#app/ui/button.tsx'] },
    { file: 'app/admin/leads/a.ts', imports: ['#app/admin/session/b.ts'] },
    { file: 'server/app.ts', imports: ['#server/leads/b.ts', 'fastify', 'node:fs'] },
    { file: 'server/storage/migrations/0001-a.ts', imports: ['kysely'] },
    { file: 'server/forms/quiz/a.ts', imports: ['#server/forms/b.ts', '#server/http/b.ts', '#server/config.ts'] },
  ]
  expect(allowed.flatMap(forbiddenImports)).toEqual([])
})

test('reports the imports of a cycle', () => {
  const sources = [
    { file: 'server/app.ts', imports: ['#server/http/a.ts', '#server/storage/a.ts'] },
    { file: 'server/http/a.ts', imports: ['#server/http/b.ts', '#server/auth/a.ts'] },
    { file: 'server/http/b.ts', imports: ['zod'] },
    { file: 'server/auth/a.ts', imports: ['#server/storage/a.ts'] },
    { file: 'server/storage/a.ts', imports: ['#server/http/b.ts'] },
  ]
  expect(cyclesIn('server', sources)).toEqual([
    'server/http/a.ts → #server/auth/a.ts',
    'server/auth/a.ts → #server/storage/a.ts',
    'server/storage/a.ts → #server/http/b.ts',
  ])
})

test('reports a stale row and a folder without a row', () => {
  const withoutCalendar = sources.filter(({ file }) => !isIn(file, 'server/calendar') && !isIn(file, 'server/storage'))
  const errors = tableErrors([...withoutCalendar, { file: 'server/news/a.ts', imports: [] }])
  expect(errors).toContain('server/calendar has a row, but no files: remove the row')
  expect(errors).toContain("server/http may import storage, which doesn't exist: remove it from the row")
  expect(errors).toContain('server/news has no row: add one that says what it may import')
})

test('reports a name that two files export', () => {
  const lib = parseSource('app/lib/a.ts', 'export default 1; export type Lead = 1; export const Lead = 1')
  const server = parseSource('server/a.ts', 'const b = 1; export default 2; export { b as Lead }')
  expect(sharedNames([lib])).toEqual([])
  expect(sharedNames([lib, server])).toEqual(['Lead in app/lib/a.ts, server/a.ts'])
})
