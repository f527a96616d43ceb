import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { articles } from '#content/articles/all-articles.ts'
import { cities } from '#content/cities/all-cities.ts'
import { legalDocuments } from '#content/legal/all-legal.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { builtSite } from './support/test-app.ts'

const { files } = JSON.parse(readFileSync(join(builtSite, 'site.json'), 'utf8')) as SiteManifest
const dataFiles = files.filter(({ path }) => path.endsWith('.json'))

test('pages with data, and only those, have a JSON file for client navigation', () => {
  const pages = [
    '/about',
    '/articles',
    ...articles.map(({ slug }) => `/articles/${slug}`),
    '/national-rules',
    ...cities.map(({ slug }) => `/${slug}`),
    ...legalDocuments.map(({ slug }) => `/${slug}`),
  ]
  expect(dataFiles.map(({ path }) => path).toSorted()).toEqual(pages.map(path => `${path}.json`).toSorted())
})

test('the JSON file matches the data embedded in its page', () => {
  for (const { file } of dataFiles) {
    const json = readFileSync(join(builtSite, 'client', file), 'utf8')
    expect(Object.keys(JSON.parse(json)).length, file).toBeGreaterThan(0)
    const page = readFileSync(join(builtSite, 'client', file.replace('.json', '/index.html')), 'utf8')
    expect(page, file).toContain(`id="page-data">${json}</script>`)
  }
})
