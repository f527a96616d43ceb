import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { attributesIn } from '#scripts/build/read-html.ts'
import { documentOf, sitePages } from './support/site-pages.ts'
import { builtSite } from './support/test-app.ts'

const stylesheet = (name: string) => {
  const [file = ''] = globSync(join(builtSite, `client/assets/${name}-*.css`))
  return readFileSync(file, 'utf8')
}
const selectorOf = (className: string) => `.${className.replace(/[^\w-]/g, '\\$&')}`

test('the public stylesheet covers every class on public pages', () => {
  const [publicStyles, allStyles] = [stylesheet('styles'), stylesheet('admin-styles')]
  for (const { path, html } of sitePages.filter(page => !page.path.startsWith('/admin'))) {
    expect(html, path).toContain(publicStyles)
    const classes = new Set(attributesIn(documentOf(path), '*', 'class').flatMap(value => value.split(/\s+/)))
    const missing = [...classes]
      .map(selectorOf)
      .filter(selector => allStyles.includes(selector) && !publicStyles.includes(selector))
    expect(missing, path).toEqual([])
  }
})

test('public code imports nothing from the admin area, whose classes the public stylesheet leaves out', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter(file => !file.includes('admin'))
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toContain('#app/admin/')
})
