import { describe, expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { betaFaq } from '#content/beta.ts'
import { citiesServed } from '#content/cities/cities-served.ts'
import { type Block, blockTexts, textBlocks } from '#content/documents/blocks.ts'
import { sectionsOf } from '#content/documents/sections.ts'
import { examplePlanPath } from '#content/example-plan.ts'
import { homeFaq } from '#content/faq.ts'
import { longDate } from '#content/long-date.ts'
import { pageDates } from '#content/page-dates.ts'
import { quizQuestions, scoreText } from '#content/quiz.ts'
import { site } from '#content/site.ts'
import { attributeOf, attributesIn, type Element, elementIn, elementsIn, textOf } from '#server/site/read-html.ts'
import { documentOf, mainOf, pageText, sitePages } from './support/site-pages.ts'

const { articles, cities, legalDocuments, nationalRules, examplePlan } = content
const { closing } = content.articlePage

const missingFrom = (words: string, expected: readonly string[]) => expected.filter(text => !words.includes(text))
const headingsIn = (parent: Element, level: number) => elementsIn(parent, `h${level}`).map(textOf)
const sectionIn = (parent: Element, heading: string) =>
  elementsIn(parent, 'section').find(section => headingsIn(section, 2).includes(heading)) as Element
/** The innermost section, with no other heading in it. */
const textSectionIn = (parent: Element, heading: string) =>
  elementsIn(parent, 'section').find(
    section => [...headingsIn(section, 2), ...headingsIn(section, 3)].join('|') === heading,
  ) as Element
/** The texts and links of a document, each under its heading. */
function expectSections(parent: Element, blocks: readonly Block[]) {
  for (const { heading, blocks: parts } of sectionsOf(blocks)) {
    const section = textSectionIn(parent, heading?.text ?? '')
    expect(elementsIn(section, 'p').map(textOf), heading?.text).toEqual(textBlocks(parts).flatMap(blockTexts))
    const links = elementsIn(section, 'a').map(link => [textOf(link), attributeOf(link, 'href')])
    expect(links).toEqual(parts.flatMap(block => (block.type === 'link' ? [[block.text, block.url]] : [])))
  }
}
const linkTexts = (parent: Element, href: string) => elementsIn(parent, 'a', { href }).map(textOf)

test.each([
  ['/', 'Assessment'],
  ['/articles', 'Articles'],
  ['/articles/first-process-to-automate', 'Articles'],
  ['/about', 'About'],
  ['/beta', undefined],
])('on %s, the current item in the header and the phone menu is %s', (path, current) => {
  for (const name of ['Main', 'Menu']) {
    const navigation = elementIn(documentOf(path), 'nav', { 'aria-label': name })
    expect(elementsIn(navigation, 'a').map(textOf)).toEqual(['Assessment', 'Articles', 'About'])
    const marked = elementsIn(navigation, 'a', { 'aria-current': 'page' })
    expect(marked.map(textOf)).toEqual(current ? [current] : [])
  }
})

describe('home', () => {
  const main = mainOf('/')

  test('has the toolkit banner, both assessment links and the time estimate', () => {
    expect(linkTexts(main, '/toolkit')).toContainEqual(expect.stringMatching(/^Free AI toolkit with your assessment/))
    expect(linkTexts(main, '/survey/exit')[0]).toBe("I'm going to exit my business")
    expect(linkTexts(main, '/survey/optimize')[0]).toBe("I'm optimizing for the future")
    expect(pageText('/')).toContain('Each assessment takes approximately 3 minutes to complete')
  })

  test('shows part of an example plan, with both assessments below it in the same colour as at the top', () => {
    const example = sectionIn(main, examplePlan.onHome.title)
    expect(textOf(example)).toContain(examplePlan.label)
    expect(textOf(example)).toContain('Start with “only Ray can set up the big mill”: have that person explain it')
    expect(attributesIn(example, 'a', 'href')).toEqual([examplePlanPath, '/survey/exit', '/survey/optimize'])
    const buttons = ['/survey/exit', '/survey/optimize']
      .flatMap(href => elementsIn(main, 'a', { href }))
      .filter(link => /^I'm /.test(textOf(link)))
    expect(buttons).toHaveLength(4)
    expect(new Set(buttons.map(button => attributeOf(button, 'class'))).size).toBe(1)
  })

  test('links to a video without loading it', () => {
    const video = elementsIn(main, 'a').find(link => attributeOf(link, 'aria-label')?.startsWith('Play video: '))
    expect(attributeOf(video as Element, 'href')).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]+$/)
    expect(elementsIn(main, 'iframe')).toEqual([])
    const loaded = ['src', 'srcset', 'poster'].flatMap(name => attributesIn(documentOf('/'), '*', name))
    expect(loaded.filter(url => url.startsWith('http'))).toEqual([])
  })

  test('has every FAQ answer, one open at a time', () => {
    expect(elementsIn(main, 'details', { name: 'home-faq' })).toHaveLength(homeFaq.length)
  })
})

test('the beta page has every FAQ answer, one open at a time', () => {
  expect(elementsIn(mainOf('/beta'), 'details', { name: 'beta-faq' })).toHaveLength(betaFaq.length)
})

test('both readings of a figure are kept where docs/decisions/0009 says', () => {
  const description = elementIn(documentOf('/'), 'meta', { name: 'description' })
  const { total } = citiesServed(cities.map(({ slug }) => slug))
  expect(total).toBeGreaterThanOrEqual(25)
  for (const text of [attributeOf(description, 'content'), pageText('/about')])
    expect(text).toContain(`in ${total} cities`)
  const beta = [
    '$250K to $10M+',
    '$500K to $10M',
    'within 7 days',
    'within 2 weeks',
    '60-90 minute',
    'about 60 minutes',
  ]
  expect(missingFrom(textOf(mainOf('/beta')), [...beta, '3-5 business days'])).toEqual([])
  for (const { slug } of cities) expect(pageText(`/${slug}`), slug).toContain('about 5 minutes')
})

test('the about page links to the assessment and the Winnipeg page', () => {
  const main = mainOf('/about')
  expect(linkTexts(main, '/')).toContain('Start Your Assessment')
  expect(attributesIn(main, 'a', 'href')).toContain('/winnipeg-manitoba-ai-consultants')
})

test('the article list shows the picture, category, date, reading time, title and excerpt of each article', () => {
  const cards = elementsIn(mainOf('/articles'), 'li')
  expect(cards).toHaveLength(articles.length)
  articles.forEach(({ title, excerpt, category, date, wordCount, slug, featuredImage }, index) => {
    const card = cards[index] as Element
    const minutes = Math.round(wordCount / 220)
    expect(
      missingFrom(textOf(card), [
        title,
        excerpt,
        category,
        longDate(date),
        `${minutes} min read`,
        'Read More',
        'Updated ',
      ]),
    ).toEqual([])
    expect(attributesIn(card, 'img', 'src')).toEqual([featuredImage])
    expect(attributesIn(card, 'a', 'href')).toEqual([`/articles/${slug}`])
  })
})

describe.each(articles)('/articles/$slug', ({ slug, title, category, date, author, featuredImageAlt, content }) => {
  const main = mainOf(`/articles/${slug}`)

  test('has its hero image, its details and every content block', () => {
    const words = textOf(main)
    expect(
      missingFrom(words, [
        title,
        category,
        longDate(date),
        'min read',
        `By ${author}`,
        `Updated ${longDate(pageDates[`/articles/${slug}`]?.updated ?? '')}`,
      ]),
    ).toEqual([])
    expect(attributesIn(main, 'img', 'alt')[0]).toBe(featuredImageAlt)
    expect(attributesIn(main, 'img', 'src')[0]).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    expect(missingFrom(words, textBlocks(content).flatMap(blockTexts))).toEqual([])
  })

  test('ends with the assessment that its readers want', () => {
    const isAboutExit = /^(a-business-that-runs|records-a-buyer)/.test(slug)
    const { title: heading, start } = closing[isAboutExit ? 'exit' : 'optimize']
    expect(linkTexts(sectionIn(main, heading), start.to)).toEqual([start.text])
  })

  test('has links to three other articles', () => {
    const section = sectionIn(main, 'Explore More Insights')
    expect(linkTexts(section, '/articles')).toEqual(['View All Articles'])
    const more = attributesIn(section, 'a', 'href').filter(href => href.startsWith('/articles/'))
    expect(more).toHaveLength(3)
    expect(more).not.toContain(`/articles/${slug}`)
  })
})

describe.each(cities)('/$slug', city => {
  const main = mainOf(`/${city.slug}`)
  const words = textOf(main)

  test('has its heading, its local fact, our email address and a note that dates its facts', () => {
    expect(headingsIn(main, 1).join()).toContain(`${city.city}, ${city.state}`)
    expect(
      missingFrom(words, [
        city.localFact,
        site.email,
        `${city.serviceAreas.slice(0, -1).join(', ')} & ${city.serviceAreas.at(-1)} and across ${city.countryCode === 'US' ? 'the ' : ''}${city.country}`,
      ]),
    ).toEqual([])
    expect(words).toMatch(/General information, checked \w+ \d{4}\. Not legal or tax advice/)
    const country = city.countryCode === 'US' ? 'united-states' : 'canada'
    expect(attributesIn(main, 'a', 'href')).toContain(`/national-rules#${country}`)
  })

  test('mentions video and phone calls, except in Winnipeg', () => {
    expect(words.includes('From Winnipeg, we work by video and phone.')).toBe(city.city !== 'Winnipeg')
  })

  test('has its own local text', () => {
    expect(missingFrom(words, [city.expertise, ...Object.values(city.services)])).toEqual([])
    expectSections(main, city.content)
  })

  test('has both calls to action', () => {
    expect(linkTexts(main, '/')).toContain('Start Your Free Assessment')
    expect(linkTexts(main, '/about')).toContain('Learn More About Us')
  })
})

test('the national rules have the text and the source of each section', () => {
  for (const country of nationalRules.countries) expectSections(mainOf('/national-rules'), country.content)
})

test.each(legalDocuments)('/$slug has a long US date and ends with the postal and email addresses', ({ slug }) => {
  const words = pageText(`/${slug}`)
  expect(words).toMatch(
    /Last Updated: (January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/,
  )
  const address = elementsIn(mainOf(`/${slug}`), 'address').at(-1) as Element
  expect(missingFrom(textOf(address), ['Winnipeg, Manitoba', 'Canada', site.email])).toEqual([])
})

test("the day and the year can be replaced with the visitor's", () => {
  for (const { slug } of legalDocuments) {
    const [day, ...others] = elementsIn(mainOf(`/${slug}`), 'time', { 'data-today': 'true' })
    expect(others).toEqual([])
    expect(textOf(day as Element)).toBe(longDate(attributeOf(day as Element, 'datetime') ?? ''))
  }
  const years = elementsIn(documentOf('/'), 'span', { 'data-year': 'true' })
  expect(years.map(textOf)).toEqual([expect.stringMatching(/^\d{4}$/)])
})

test('an email link is named by the whole address', () => {
  for (const path of ['/', '/privacy-policy', '/winnipeg-manitoba-ai-consultants']) {
    const links = elementsIn(documentOf(path), 'a').filter(link => textOf(link) === site.email)
    expect(
      links.map(link => attributeOf(link, 'aria-label')),
      path,
    ).toEqual(links.map(() => site.email))
    expect(links.length, path).toBeGreaterThan(0)
  }
})

test('a button that opens a new tab shows it and says it', () => {
  const link = elementIn(mainOf('/survey/exit/complete'), 'a', { target: '_blank' })
  expect(elementsIn(link, 'svg')).toHaveLength(1)
  expect(textOf(link)).toBe('Modernization Playlist (opens in a new tab)')
})

test('the quiz page has every topic for the score, all hidden', () => {
  const main = mainOf('/quiz/complete')
  const topics = elementsIn(main, 'li')
  expect(topics.map(topic => attributeOf(topic, 'data-question'))).toEqual(quizQuestions.map(({ id }) => `${id}`))
  const hidden = [...topics, elementIn(main, 'h2'), elementIn(main, 'div', { 'data-missed': 'true' })]
  expect(hidden.filter(element => attributeOf(element, 'hidden') === undefined)).toEqual([])
  expect(textOf(elementIn(main, 'h2'))).toBe(`You got ${scoreText(content, 0).replace(/^\d+ /, '')}`)
})

test('a printed page ends with the name, the web address and the email address of the site', () => {
  for (const { path } of sitePages.filter(page => !page.path.startsWith('/admin')))
    expect(textOf(elementIn(documentOf(path), 'p', { class: 'print-line' })), path).toBe(
      `${site.name} · http://localhost:3000 · ${site.email}`,
    )
})
