import { expect, test } from 'vitest'
import { createSiteCheck } from './check-site.ts'

const page = (body: string, head = '<title>A page</title><meta name="description" content="What it says.">') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

const problemsOf = (pages: Record<string, string>, check = createSiteCheck()) =>
  check({
    pages: new Map(Object.entries(pages)),
    files: new Set(['/feed.xml']),
    siteUrl: 'https://site.test',
  }).map(({ message }) => message)

test('accepts links to pages, their parts, files, websites, emails and phones', () => {
  const links = ['/b', '/b#part', '#top', '/feed.xml', 'https://other.test/x', 'mailto:a@b.test', 'tel:+12045550100']
  const a = page(`<p id="top">${links.map(link => `<a href="${link}">x</a>`).join('')}</p>`)
  expect(problemsOf({ '/a': a, '/b': page('<h2 id="part">Part</h2>') })).toEqual([])
})

test.each([
  ['/gone', "The page /a has a link to a page that doesn't exist: /gone"],
  ['/a#gone', "The page /a has a link to a part of a page that doesn't exist: /a#gone"],
  ['https://site.test/gone', "The page /a has a link to a page that doesn't exist: https://site.test/gone"],
  ['http://other.test', "The page /a has a link that isn't https: http://other.test"],
  ['javascript:alert(1)', "The page /a has a link that isn't https: javascript:alert(1)"],
  ['data:text/html,x', "The page /a has a link that isn't https: data:text/html,x"],
  ['/a#%', "The page /a has a link that isn't an address: /a#%"],
])('refuses a link to %s', (link, problem) => {
  expect(problemsOf({ '/a': page(`<a href="${link}">x</a>`) })).toEqual([problem])
})

test('a picture may be inline', () => {
  expect(problemsOf({ '/a': page('<img src="data:image/svg+xml,x" alt="">') })).toEqual([])
  expect(problemsOf({ '/a': page('<img src="/gone.svg" alt="">') })).toHaveLength(1)
})

test('a listed page needs a title and a description of at most 160 characters', () => {
  const description = (text: string) => `<title>A</title><meta name="description" content="${text}">`
  expect(problemsOf({ '/a': page('', '<title> </title>') })).toEqual([
    'The page /a has no title.',
    'The page /a has no description for search engines.',
  ])
  expect(problemsOf({ '/a': page('', description('a'.repeat(160))) })).toEqual([])
  expect(problemsOf({ '/a': page('', description('a'.repeat(161))) })).toEqual([
    'The page /a has a description of 161 characters. Use at most 160.',
  ])
  expect(problemsOf({ '/a': page('', '<meta name="robots" content="noindex">') })).toEqual([])
})

test('a page that stays as it was is checked against the new site, also under another address', () => {
  const check = createSiteCheck()
  const pages = { '/a': page('<a href="/b#part">x</a>'), '/b': page('<h2 id="part">Part</h2>') }
  expect(problemsOf(pages, check)).toEqual([])
  const gone = "The page /a has a link to a part of a page that doesn't exist: /b#part"
  expect(problemsOf({ ...pages, '/b': page('<h2 id="other">Other</h2>') }, check)).toEqual([gone])
  expect(problemsOf(pages, check)).toEqual([])
  expect(problemsOf({ '/c': pages['/a'] }, check)).toEqual([
    "The page /c has a link to a page that doesn't exist: /b#part",
  ])
})
