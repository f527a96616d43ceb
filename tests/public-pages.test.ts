import { describe, expect, test } from 'vitest'
import { countWords } from '#app/prerender/read-time.ts'
import { articles } from '#content/articles/all-articles.ts'
import { cities } from '#content/cities/all-cities.ts'
import { legalDocuments } from '#content/legal/all-legal.ts'
import { longDate } from '#content/long-date.ts'
import { updatedOn } from '#content/page-dates.ts'
import { attributesOf, htmlOf, mainOf, pageText, visibleText } from './support/site-pages.ts'

const missingFrom = (words: string, expected: readonly string[]) => expected.filter(text => !words.includes(text))
const headingsIn = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}\\b[^>]*>([\\s\\S]*?)</h${level}>`, 'g'))].map(([, text = '']) =>
    visibleText(text).trim(),
  )

test.each([
  ['/', 'Assessment'],
  ['/articles', 'Articles'],
  ['/articles/first-process-to-automate', 'Articles'],
  ['/about', 'About'],
  ['/beta', undefined],
])('on %s, the current item in the header and the phone menu is %s', (path, current) => {
  for (const name of ['Main', 'Menu']) {
    const [navigation = ''] = htmlOf(path).match(new RegExp(`<nav [^>]*aria-label="${name}"[\\s\\S]*?</nav>`)) ?? []
    const links = [...navigation.matchAll(/<a\b([^>]*)>([^<]*)<\/a>/g)]
    expect(links.map(([, , text]) => text)).toEqual(['Assessment', 'Articles', 'About'])
    const marked = links.filter(([, attributes = '']) => attributes.includes('aria-current="page"'))
    expect(marked.map(([, , text]) => text)).toEqual(current ? [current] : [])
  }
})

describe('home', () => {
  const html = mainOf('/')

  test('has the toolkit banner, both assessment links and the time estimate', () => {
    expect(html).toMatch(/<a[^>]*href="\/toolkit"[^>]*>Free AI toolkit with your assessment/)
    expect(html).toMatch(/<a[^>]*href="\/survey\/exit"[^>]*>I&#x27;m going to exit my business</)
    expect(html).toMatch(/<a[^>]*href="\/survey\/optimize"[^>]*>I&#x27;m optimizing for the future</)
    expect(pageText('/')).toContain('Each assessment takes approximately 3 minutes to complete')
  })

  test('links to a video without loading it', () => {
    expect(html).toMatch(/<a[^>]*href="https:\/\/www\.youtube\.com\/watch\?v=[\w-]+"[^>]*aria-label="Play video: /)
    expect(html).not.toContain('<iframe')
    expect(htmlOf('/')).not.toMatch(/(?:src|srcset|poster)="https?:/)
  })

  test('has eight FAQ answers, one open at a time, with the required figures', () => {
    expect(html.match(/<details\b[^>]*name="home-faq"/g)).toHaveLength(8)
    expect(missingFrom(visibleText(html), ['about $20/month', '30-90 days'])).toEqual([])
  })

  test('explains how we work and when we reply', () => {
    expect(headingsIn(html, 2)).toContain('How we work')
    expect(
      missingFrom(visibleText(html), ['within 48 business hours', 'a video or phone call', '30 to 90 days']),
    ).toEqual([])
  })

  test('mentions 25 cities in its meta description, one more than have a page', () => {
    expect(htmlOf('/')).toMatch(/<meta name="description" content="[^"]*25 cities/)
  })
})

test('the beta page has nine FAQ answers with the required figures', () => {
  const html = mainOf('/beta')
  expect(html.match(/<details\b[^>]*name="beta-faq"/g)).toHaveLength(9)
  const faq = visibleText(html.slice(html.indexOf('Beta Program FAQ')))
  expect(
    missingFrom(faq, [
      '$500K to $10M',
      '5 to 50 employees',
      'manual processes',
      '3-5 business days',
      'about 60 minutes',
      'within 2 weeks',
      '$20-50/month',
      '5-7 minutes',
      '5-10 hours/week',
    ]),
  ).toEqual([])
})

describe('about', () => {
  const html = mainOf('/about')

  test('has its sections', () => {
    expect(missingFrom(headingsIn(html, 2).join('|'), ['What We Do', 'Our Story', 'Our Mission'])).toEqual([])
    expect(headingsIn(html, 3)).toEqual(expect.arrayContaining(['Optimization', 'People', 'KISS', 'Growth Mindset']))
    expect(headingsIn(html.slice(html.indexOf('Good to Know'), html.indexOf('Start Your Assessment')), 3)).toHaveLength(
      4,
    )
  })

  test('links to the assessment and the Winnipeg page', () => {
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Start Your Assessment</)
    expect(html).toMatch(/<a[^>]*href="\/winnipeg-manitoba-ai-consultants"/)
  })
})

test('the article list shows the picture, category, date, reading time, title and excerpt of each article', () => {
  const html = mainOf('/articles')
  const cards = html.split('<li').slice(1)
  expect(cards).toHaveLength(12)
  articles.forEach(({ title, excerpt, category, date, content, slug, featuredImage }, index) => {
    const card = cards[index] ?? ''
    const minutes = Math.round(countWords(content) / 220)
    expect(
      missingFrom(visibleText(`<li${card}`), [
        title,
        excerpt,
        category,
        longDate(date),
        `${minutes} min read`,
        'Read More',
      ]),
    ).toEqual([])
    expect(attributesOf(card, 'img', 'src')).toEqual([`/pictures/articles/${featuredImage}.svg`])
    expect(attributesOf(card, 'a', 'href')).toEqual([`/articles/${slug}`])
  })
})

describe.each(articles)('/articles/$slug', ({ slug, title, category, date, author, featuredImageAlt, content }) => {
  const html = mainOf(`/articles/${slug}`)

  test('has its hero image, its details and every content block', () => {
    const words = visibleText(html)
    expect(
      missingFrom(words, [
        title,
        category,
        longDate(date),
        'min read',
        `By ${author} · Updated ${longDate(updatedOn(`/articles/${slug}`))}`,
      ]),
    ).toEqual([])
    expect(visibleText(attributesOf(html, 'img', 'alt')[0] ?? '')).toBe(featuredImageAlt)
    expect(attributesOf(html, 'img', 'src')[0]).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    const texts = content.flatMap(block =>
      block.type === 'list' ? block.items : 'text' in block ? [block.text] : [block.caption],
    )
    expect(missingFrom(words, texts)).toEqual([])
  })

  test('ends with links to three other articles', () => {
    expect(headingsIn(html, 2)).toContain('Explore More Insights')
    expect(html).toMatch(/<a[^>]*href="\/articles"[^>]*>View All Articles</)
    const more = attributesOf(html.slice(html.indexOf('Explore More Insights')), 'a', 'href').filter(href =>
      href.startsWith('/articles/'),
    )
    expect(more).toHaveLength(3)
    expect(more).not.toContain(`/articles/${slug}`)
  })
})

describe.each(cities)('/$slug', city => {
  const html = mainOf(`/${city.slug}`)
  const words = visibleText(html)

  test('has its heading, local fact and three cards', () => {
    expect(headingsIn(html, 1).join()).toContain(`${city.city}, ${city.state}`)
    expect(
      missingFrom(words, [
        city.localFact,
        'Headquarters Winnipeg, MB, Canada',
        'hello@modernizemybusiness.example',
        `${city.serviceAreas.slice(0, -1).join(', ')} & ${city.serviceAreas.at(-1)} and across ${city.countryCode === 'US' ? 'the ' : ''}${city.country}`,
        'General information, checked November 2026. Not legal or tax advice',
      ]),
    ).toEqual([])
    expect(html).toContain(`href="/national-rules#${city.countryCode === 'US' ? 'united-states' : 'canada'}"`)
  })

  test('mentions video and phone calls, except in Winnipeg', () => {
    const remote = `We work with ${city.city} owners by video and phone from Winnipeg.`
    expect(words.includes(remote)).toBe(city.city !== 'Winnipeg')
  })

  test('lists the reasons to choose us and the services, with its own local text', () => {
    const cards = headingsIn(html, 3)
    expect(
      missingFrom(cards.join('|'), [
        'Local expertise',
        'AI & automation specialists',
        'Business exit planning',
        'Modernization consulting',
        'AI Implementation',
        'Business Automation',
        'Exit Strategy',
      ]),
    ).toEqual([])
    expect(words).toContain('within 5 years')
    const { expertise, services, sections } = city.local
    expect(
      missingFrom(words, [
        expertise,
        ...Object.values(services),
        ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
      ]),
    ).toEqual([])
  })

  test('has both calls to action and the 5-minute estimate', () => {
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Start Your Free Assessment</)
    expect(html).toMatch(/<a[^>]*href="\/about"[^>]*>Learn More About Us</)
    expect(words).toContain('about 5 minutes')
  })
})

test.each(legalDocuments)('/$slug has a long US date and ends with the postal and email addresses', ({ slug }) => {
  const words = pageText(`/${slug}`)
  expect(words).toMatch(
    /Last Updated: (January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/,
  )
  const address =
    mainOf(`/${slug}`)
      .match(/<address[\s\S]*?<\/address>/g)
      ?.at(-1) ?? ''
  expect(
    missingFrom(visibleText(address), ['Winnipeg, Manitoba', 'Canada', 'hello@modernizemybusiness.example']),
  ).toEqual([])
})
