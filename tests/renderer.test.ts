import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SiteAssets } from '#app/create-site.tsx'
import { content } from '#content/all-content.ts'
import { words } from '#content/all-words.ts'
import { markWords } from '#content/editing/mark-words.ts'
import { readMarkers, stripMarkers } from '#content/editing/markers.ts'
import type { BuiltRenderer } from '#server/site/load-build.ts'
import { builtSite } from './support/built-site.ts'
import { scriptsOf } from './support/page-weight.ts'
import { sitePages } from './support/site-pages.ts'

type Renderer = typeof import('#app/create-site.tsx')

const server = join(builtSite, 'server')
// By Node itself: Vitest would rewrite it.
const renderer: Renderer = createRequire(import.meta.url)(join(server, 'site.js'))
const { createSite }: BuiltRenderer = renderer
const options = { siteUrl: 'https://site.test', renderedOn: '2031-05-05' }
const assets: SiteAssets = JSON.parse(readFileSync(join(server, 'assets.json'), 'utf8'))

test('renders every page with other words, without a build', () => {
  const site = { ...content.site, name: 'Prairie Modern' }
  const home = { ...content.home, title: 'Words that changed at run time' }
  const surveys = content.surveys.map(survey => ({
    ...survey,
    questions: survey.questions.map(question => ({ ...question, question: `Changed: ${question.question}` })),
  }))
  const changed = createSite({ ...content, site, home, surveys }, options)
  const pages = new Map(changed.paths.map(path => [path, changed.renderPage(path, assets)?.html]))
  expect(pages.get('/')).toContain('Words that changed at run time</h1>')
  expect(pages.get('/')).not.toContain(content.home.title)
  expect(pages.get('/about')).toContain('2031</span> Prairie Modern. All rights reserved.')
  const exit = pages.get('/survey/exit') ?? ''
  for (const { question } of content.surveys[0]?.questions ?? [])
    expect(exit.replaceAll('&#x27;', "'")).toContain(`Changed: ${question}`)
  expect(changed.textFiles['/feed.xml']?.()).toContain('<title>Prairie Modern</title>')
})

test("the editor's view shows every page as it is, with its texts marked", () => {
  const bodies = (marked: boolean) => {
    const site = createSite(marked ? markWords(words) : words, options)
    return site.paths.map(path => {
      const { html = '' } = site.renderPage(path, assets) ?? {}
      // The structured data in the head compares texts, which markers make different.
      return html.slice(html.indexOf('<body'))
    })
  }
  const marked = bodies(true)
  expect(marked.map(stripMarkers)).toEqual(bodies(false))
  const paths = new Set(marked.flatMap(body => readMarkers(body)).map(({ path }) => path))
  expect(paths).toContain('home/title#')
  expect([...paths].filter(path => path?.startsWith('articles/first-process-to-automate/text#0-'))).toHaveLength(1)
  expect(paths).toContain('surveys/exit#questions/9/question')
})

test("a visitor's scripts contain no words of the content", () => {
  const texts = textsIn(content).filter(text => text.length >= 25)
  expect(texts.length).toBeGreaterThan(1000)
  const visitorScripts = new Set(
    sitePages.filter(({ path }) => !path.startsWith('/admin')).flatMap(({ path }) => scriptsOf(path)),
  )
  expect(visitorScripts.size).toBeGreaterThan(5)
  for (const script of visitorScripts) {
    const code = readFileSync(join(builtSite, 'client', script), 'utf8')
    expect(texts.filter(text => code.includes(text) || code.includes(JSON.stringify(text).slice(1, -1)))).toEqual([])
  }
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
