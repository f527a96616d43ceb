import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SiteAssets } from '#app/create-site.tsx'
import { attributesIn } from '#server/site/read-html.ts'
import { builtSite } from './support/built-site.ts'
import { parseSource, sourceFiles } from './support/parse-source.ts'
import { documentOf, sitePages } from './support/site-pages.ts'

const { styles }: SiteAssets = JSON.parse(readFileSync(join(builtSite, 'server/assets.json'), 'utf8'))
const selectorOf = (className: string) => `.${className.replace(/[^\w-]/g, '\\$&')}`

test('the stylesheet of each public page covers every class on it', () => {
  for (const { path, html } of sitePages.filter(page => !page.path.startsWith('/admin'))) {
    const own = [styles.public, styles.plan].find(sheet => html.includes(sheet)) ?? ''
    expect(own, path).not.toBe('')
    const classes = new Set(attributesIn(documentOf(path), '*', 'class').flatMap(value => value.split(/\s+/)))
    const missing = [...classes]
      .map(selectorOf)
      .filter(selector => styles.admin.includes(selector) && !own.includes(selector))
    expect(missing, path).toEqual([])
  }
})

const sources = sourceFiles('app/**/*.{ts,tsx}').map(file => parseSource(file, readFileSync(file, 'utf8')))

/** Files outside these folders and the admin area that import something from them. */
const importersOf = (...folders: readonly string[]) =>
  sources
    .filter(({ file }) => ![...folders, 'app/admin'].some(folder => file.startsWith(`${folder}/`)))
    .filter(({ valueImports }) => valueImports.some(name => folders.some(folder => name.startsWith(`#${folder}/`))))
    .map(({ file }) => file)
    .sort()

test('only what shows a plan imports it, because the public stylesheet leaves most of its classes out', () => {
  expect(importersOf('app/plan', 'app/islands/plan')).toEqual([
    'app/pages/example-plan-page.tsx',
    'app/pages/home-page.tsx',
    'app/pages/notes-page.tsx',
    'app/pages/survey-complete.tsx',
  ])
})

test('public code imports nothing from the admin area, whose classes the public stylesheet leaves out', () => {
  expect(importersOf('app/admin')).toEqual(['app/create-site.tsx'])
})
