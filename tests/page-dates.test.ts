import { expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { longDate } from '#content/long-date.ts'
import { pageDates } from '#content/page-dates.ts'
import { pageWords } from '#scripts/build/page-words.ts'
import { elementIn, elementsIn, parseHtml, textOf } from '#server/site/read-html.ts'
import { pageText, structuredDataOf, textFile } from './support/site-pages.ts'

const { articles, legalDocuments } = content

const updated = (path: string) => pageDates[path]?.updated ?? ''

test('the date of every page is from its last change', () => {
  const listed = Object.entries(pageDates).map(([path, { words }]) => [path, words])
  expect(
    Object.fromEntries(listed),
    "Pages have changed since their date in content/page-dates.json. Run `npm run dates`, which gives them today's date.",
  ).toEqual(Object.fromEntries(pageWords))
})

test('the sitemap gives the date of each page', () => {
  const dates = elementsIn(parseHtml(textFile('/sitemap.xml')), 'url').map(entry => [
    new URL(textOf(elementIn(entry, 'loc'))).pathname,
    textOf(elementIn(entry, 'lastmod')),
  ])
  expect(Object.fromEntries(dates)).toEqual(
    Object.fromEntries(Object.entries(pageDates).map(([path, page]) => [path, page.updated])),
  )
  expect(dates.filter(([, date = '']) => !/^\d{4}-\d{2}-\d{2}$/.test(date) || Date.parse(date) > Date.now())).toEqual(
    [],
  )
})

test('articles show their date and repeat it in their structured data', () => {
  for (const { slug } of articles) {
    const path = `/articles/${slug}`
    expect(pageText(path)).toContain(`Updated ${longDate(updated(path))}`)
    expect(structuredDataOf(path)[0]).toMatchObject({ dateModified: updated(path) })
  }
})

test('legal pages say since when their wording is in force', () => {
  for (const { slug } of legalDocuments)
    expect(pageText(`/${slug}`)).toContain(`in force since ${longDate(updated(`/${slug}`))}.`)
})
