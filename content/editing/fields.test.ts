import { describe, expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import { checkValue } from './check-value.ts'
import { fieldPaths, fieldRule } from './fields.ts'
import { markWords } from './mark-words.ts'
import { readMarkers, stripMarkers } from './markers.ts'
import { brokenPromises } from './promises.ts'
import { valueAt } from './value-at.ts'

const paths = fieldPaths(words)

describe('fields', () => {
  test('accept their own release words, unless locked', () => {
    const refused = paths.flatMap(path => {
      const rule = fieldRule(words, path)
      const value = path === 'articles' ? words.articles.map(({ slug }) => slug) : (valueAt(words, path) ?? null)
      return rule?.locked ? [] : (checkValue(words, path, value) ?? [])
    })
    expect(refused).toEqual([])
  })

  test.each([
    ['about/mission', ''],
    ['about/mission', '   '],
    ['about/mission', 'a\u0000b'],
    ['about/mission', 'a\u{E0041}b'],
    ['about/mission', '\uD800'],
    ['about/mission', 7],
    ['about/mission', ['a']],
    ['about/titles/page', 'two\nlines'],
    ['articles/first-process-to-automate/metaDescription', 'x'.repeat(161)],
    ['articles/first-process-to-automate/slug', 'other'],
    ['articles/first-process-to-automate', {}],
    ['site/links/booking', 'javascript:alert(1)'],
    ['site/links/booking', 'http://example.com'],
    ['site/links/booking', '//example.com'],
    ['site/email', 'nobody'],
    ['site/phone', 'call us'],
    ['site/owner/photo', 'https://example.com/me.jpg'],
    ['homeFaq', []],
    ['homeFaq', [{ question: 'Q' }]],
    ['homeFaq', [{ question: 'Q', answer: 'A', extra: 'x' }]],
    ['homeFaq', 'text'],
    ['articles', []],
    ['articles', ['a', 'a']],
    ['articles/first-process-to-automate/content', [{ type: 'html', text: 'x' }]],
    ['articles/first-process-to-automate/content', [{ type: 'link', url: 'javascript:x', text: 'x' }]],
    ['articles/new', { slug: 'other' }],
    ['surveys/0/questions/1/options/0', 'Other'],
    ['consents/contactConsent', 'Other'],
    ['__proto__/x', 'x'],
    ['pageDates', {}],
  ])('refuse %s = %.40j with a sentence', (path, value) => {
    expect(checkValue(words, path, value)).toMatch(/^\S.+[.]$/)
  })

  test('refuse 100,000 characters', () => {
    expect(checkValue(words, 'about/mission', 'x'.repeat(100_000))).toContain('too long')
  })

  test('let a text that was shortened grow again', () => {
    const shortened = { ...words, about: { ...words.about, mission: 'Short.' } }
    expect(checkValue(shortened, 'about/mission', words.about.mission)).toBeUndefined()
    expect(fieldRule(shortened, 'about/mission')).toEqual(fieldRule(words, 'about/mission'))
  })

  test('keep the placeholders of a template', () => {
    const path = 'cityPage/title'
    expect(checkValue(words, path, 'Help in {city}')).toContain('{state}')
    expect(checkValue(words, path, 'Help in {city}, {state}')).toBeUndefined()
  })
})

describe('labels', () => {
  test.each([
    ['about/titles/page', 'About page: title'],
    ['homeFaq/2/answer', 'Home page: question 3, answer'],
    ['homeFaq/2/question', 'Home page: question 3'],
    ['homeFaq', 'Home page: questions'],
    ['site/links/booking', 'Company details: booking link'],
    [
      'articles/first-process-to-automate/content/0/text',
      'Article “How to Find Your First Process to Automate”: part 1, paragraph',
    ],
    ['cities/winnipeg-manitoba-ai-consultants/local/sections/0/heading', 'Winnipeg page: section 1, heading'],
    ['replyTemplates/quiz/0/subject', 'Replies after the quiz: template 1, subject'],
  ])('call %s “%s”', (path, label) => {
    expect(fieldRule(words, path)?.label).toBe(label)
  })

  test('are different for each text, and plain words', () => {
    // Without the titles of articles.
    const plain = (label: string) => label.replace(/“.*”/, '')
    const labels = paths.map(path => fieldRule(words, path)?.label ?? '')
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
    expect(
      labels.map(plain).filter(label => /undefined|[a-z][A-Z]|\b(faq|alt|url|meta|slug|abbr)\b/.test(label)),
    ).toEqual([])
  })
})

describe('markers', () => {
  const marked = markWords(words)

  test('come off without a trace', () => {
    expect(JSON.parse(stripMarkers(JSON.stringify(marked)))).toEqual(words)
  })

  test('name the path of each text, also in the middle of another', () => {
    expect(readMarkers(`By ${marked.about.mission}, ${marked.home.title}`)).toEqual([
      { path: null, text: 'By ' },
      { path: 'about/mission', text: words.about.mission },
      { path: null, text: ', ' },
      { path: 'home/title', text: words.home.title },
    ])
  })
})

test('warns if a legal text no longer states a period', () => {
  const text = JSON.stringify(words.legalDocuments).replaceAll('24 months', 'ten years')
  const after = { ...words, legalDocuments: JSON.parse(text) }
  expect(brokenPromises(words, after).length).toBeGreaterThan(3)
  expect(brokenPromises(words, words)).toEqual([])
})
