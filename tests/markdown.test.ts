import { describe, expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { site } from '#content/site.ts'
import {
  attributeOf,
  attributesIn,
  type Element,
  elementIn,
  elementsIn,
  parseHtml,
  removeElement,
  textOf,
} from '#server/site/read-html.ts'
import {
  documentOf,
  htmlOf,
  siteUrl as origin,
  textFile as read,
  servedPaths,
  sitePages,
} from './support/site-pages.ts'

const { articles, cities, legalDocuments } = content

const paths = [
  '/about',
  ...articles.map(({ slug }) => `/articles/${slug}`),
  ...cities.map(({ slug }) => `/${slug}`),
  ...legalDocuments.map(({ slug }) => `/${slug}`),
  '/national-rules',
]

const isRepeated = (element: Element) =>
  element.tagName === 'nav' ||
  attributeOf(element, 'aria-hidden') === 'true' ||
  attributeOf(element, 'data-page-only') !== undefined ||
  attributeOf(element, 'class')?.split(' ').includes('sm:hidden')

/** The main part, without navigation, labels that repeat and controls. */
function contentOf(path: string) {
  const main = elementIn(parseHtml(htmlOf(path)), 'main')
  for (const element of elementsIn(main).filter(isRepeated)) removeElement(element)
  return main
}

/** With the texts of pictures and videos. The other labels repeat what's shown. */
const shownText = (content: Element) =>
  [
    textOf(content),
    ...attributesIn(content, 'img', 'alt'),
    ...elementsIn(content, 'a').flatMap(link => (textOf(link) ? [] : (attributeOf(link, 'aria-label') ?? []))),
  ]
    .join(' ')
    .replaceAll('Plays from YouTube, which is contacted only once you press play.', '')

const wordsOf = (text: string) => text.replaceAll('·', ' ').trim().split(/\s+/).toSorted()

/** Escaped characters are moved out of the way while the Markdown around them is removed. */
const markdownText = (markdown: string) =>
  markdown
    .replace(/\\([!-/:-@[-`{-~])/g, (_, escaped: string) => String.fromCharCode(0xe000 + escaped.charCodeAt(0)))
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\| ---.*$|^(?:#+|-|>) |\||\*\*|\\$/gm, '')
    .replace(/[\ue000-\ue0ff]/g, character => String.fromCharCode(character.charCodeAt(0) - 0xe000))

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const headingsInHtml = (content: Element) =>
  elementsIn(content)
    .filter(({ tagName }) => headings.includes(tagName))
    .map(heading => [headings.indexOf(heading.tagName) + 1, textOf(heading)])
const headingsInMarkdown = (markdown: string) =>
  [...markdown.matchAll(/^(#+) (.*)$/gm)].map(([, marks = '', text = '']) => [marks.length, markdownText(text)])

const linksIn = (markdown: string) => [...markdown.matchAll(/\]\(([^)]*)\)/g)].map(([, url = '']) => url)

describe.each(paths)('%s.md', path => {
  const markdown = read(`${path}.md`)

  test('has the same words and headings as its page', () => {
    expect(wordsOf(markdownText(markdown))).toEqual(wordsOf(shownText(contentOf(path))))
    expect(headingsInMarkdown(markdown)).toEqual(headingsInHtml(contentOf(path)))
    expect(headingsInMarkdown(markdown)[0]?.[0]).toBe(1)
  })

  test('has the same links as its page, all of them absolute', () => {
    const links = attributesIn(contentOf(path), 'a', 'href').map(url => (url.startsWith('/') ? origin + url : url))
    expect(linksIn(markdown.replace(/!\[.*\)$/gm, ''))).toEqual(expect.arrayContaining(links))
    expect(linksIn(markdown).filter(url => !/^(?:https?:\/\/|mailto:)/.test(url))).toEqual([])
  })

  test('has only pictures that exist', () => {
    const pictures = [...markdown.matchAll(/^!\[.*\]\((.*)\)$/gm)].map(([, url = '']) => url.replace(origin, ''))
    expect(pictures.filter(picture => !servedPaths.has(picture))).toEqual([])
  })
})

test('a page links to its Markdown version if it has one', () => {
  const linked = sitePages.flatMap(({ path }) =>
    elementsIn(documentOf(path), 'link', { rel: 'alternate', type: 'text/markdown' }).map(link => [
      path,
      attributeOf(link, 'href'),
    ]),
  )
  expect(Object.fromEntries(linked)).toEqual(Object.fromEntries(paths.map(path => [path, `${origin}${path}.md`])))
  expect(linked).toHaveLength(paths.length)
  expect([...servedPaths].filter(path => path.endsWith('.md'))).toHaveLength(paths.length)
})

describe('llms.txt', () => {
  const text = read('/llms.txt')

  test('starts with the name and a summary, then has sections of links', () => {
    expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> ${site.description}\n\n`))
    expect(headingsInMarkdown(text).map(([, heading]) => heading)).toEqual([
      site.name,
      'Main pages',
      'Articles',
      'Cities',
      'Legal',
    ])
    const [, ...sections] = text.split(/^## .*$/m)
    for (const section of sections)
      for (const line of section.trim().split('\n')) expect(line).toMatch(/^- \[.+\]\(http.+\): .+/)
  })

  test('says how to reach us and what the assessment costs', () => {
    expect(text).toContain(`Contact: ${site.email}`)
    expect(text).toMatch(/Free assessment: .*You pay nothing unless/)
  })

  test('links to every Markdown version, and only to files that exist', () => {
    const linked = linksIn(text).map(url => url.replace(origin, ''))
    expect(linked.filter(path => path.endsWith('.md')).toSorted()).toEqual(paths.map(path => `${path}.md`).toSorted())
    expect(linked.filter(path => !servedPaths.has(path))).toEqual([])
  })
})

test('Markdown versions are not in the sitemap', () => {
  expect(read('sitemap.xml')).not.toContain('.md<')
  expect(htmlOf('/')).not.toContain('text/markdown')
})
