import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SiteAssets } from '#app/create-site.tsx'
import { attributesIn } from '#scripts/build/read-html.ts'
import { documentOf, sitePages } from './support/site-pages.ts'
import { builtSite } from './support/test-app.ts'

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

test('only what shows a plan imports it, because the public stylesheet leaves its classes out', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter(file => !/^app\/(admin|plan|islands\/plan)\//.test(file))
  const importers = files.filter(file => readFileSync(file, 'utf8').match(/#app\/(plan|islands\/plan)\/[^']*\.tsx/))
  expect(importers.sort()).toEqual(['app/pages/notes-page.tsx', 'app/pages/survey-complete.tsx'])
})

test('public code imports nothing from the admin area, whose classes the public stylesheet leaves out', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter(file => !file.includes('admin'))
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toContain('#app/admin/')
})
