import { describe, expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import { checkValue } from './check-value.ts'
import { fieldPaths, fieldRule } from './fields.ts'
import { markWords } from './mark-words.ts'
import { readMarkers, stripMarkers } from './markers.ts'
import { brokenPromises } from './promises.ts'
import { valueAt } from './value-at.ts'

const paths = fieldPaths(words)
const newArticle = JSON.parse(JSON.stringify({ ...words.articles[0], slug: 'new' }))

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
    ['about/mission', '\u200B\u00AD\uFEFF'],
    ['about/mission', 'pay \u202Eevil\u202C'],
    ['about/mission', 'pay \u2066evil\u2069'],
    ['about/mission', 'a\u2028b'],
    ['site/phone', '  '],
    ['about/mission', 7],
    ['about/mission', ['a']],
    ['about/titles/page', 'two\nlines'],
    ['articles/first-process-to-automate/metaDescription', 'x'.repeat(161)],
    ['articles/first-process-to-automate/slug', 'other'],
    ['articles/first-process-to-automate', {}],
    ['site/links/booking', 'javascript:alert(1)'],
    ['site/links/booking', 'http://example.com'],
    ['site/links/booking', '//example.com'],
    ['site/links/booking', 'https:example.com'],
    ['site/links/booking', 'https:///example.com'],
    ['site/links/booking', '/\\example.com'],
    ['site/links/booking', '/\t/example.com'],
    ['site/links/booking', ' https://example.com'],
    ['site/links/booking', 'https://example.com\n'],
    ['site/links/booking', 'java\nscript:alert(1)'],
    ['site/links/booking', 'data:text/html,x'],
    ['site/links/booking', 'https://user@example.com'],
    ['site/links/booking', 'https://example.com\\@evil.com'],
    ['site/links/booking', 'https://example.com/\u202E'],
    ['site/email', 'nobody'],
    ['site/phone', 'call us'],
    ['site/owner/photo', 'https://example.com/me.jpg'],
    ['homeFaq', []],
    ['homeFaq', [{ question: 'Q' }]],
    ['homeFaq', [{ question: 'Q', answer: 'A', extra: 'x' }]],
    ['homeFaq', 'text'],
    ['replyTemplates/survey', [{ label: 'A', subject: 'Hi\nBcc: evil@example.com', paragraphs: ['A'] }]],
    ['articles', []],
    ['articles', ['a', 'a']],
    ['articles', ['no-such-article']],
    ['articles', [words.articles[0]?.slug ?? '', 'x'.repeat(1000)]],
    ['articles', [words.articles[0]?.slug ?? '', ...Array.from({ length: 200 }, (_, i) => `a${i}`)]],
    ['articles/404', { ...newArticle, slug: '404' }],
    ['articles/new', { ...newArticle, date: '2026-02-31' }],
    ['articles/new', { ...newArticle, date: '2026-99-99' }],
    ['articles/new', { ...newArticle, content: JSON.parse('[{"type":"__proto__","text":"x"}]') }],
    ['articles/new', JSON.parse(JSON.stringify(newArticle).replace('{', '{"__proto__":{},'))],
    ['articles/first-process-to-automate/content', [{ type: 'html', text: 'x' }]],
    ['articles/first-process-to-automate/content', [{ type: 'link', url: 'javascript:x', text: 'x' }]],
    ['articles/new', { slug: 'other' }],
    ['surveys/0/questions/1/options/0', 'Other'],
    ['consents/contactConsent', 'Other'],
    ['__proto__/x', 'x'],
    ['__proto__', 'x'],
    ['constructor/name', 'x'],
    ['homeFaq/length', 'x'],
    ['homeFaq/0/constructor', 'x'],
    ['homeFaq/00/answer', 'x'],
    ['homeFaq//answer', 'x'],
    ['pageDates', {}],
  ])('refuse %s = %.40j with a sentence', (path, value) => {
    expect(checkValue(words, path, value)).toMatch(/^\S.+[.]$/)
  })

  test('refuse 100,000 characters', () => {
    expect(checkValue(words, 'about/mission', 'x'.repeat(100_000))).toContain('too long')
  })

  test('accept an article, emoji that are several characters, and other scripts', () => {
    expect(checkValue(words, 'articles/new', newArticle)).toBeUndefined()
    for (const text of ['👩🏽‍💻 ✔️', 'Français – déjà', 'שלום', '{"a": 1} { x }'])
      expect(checkValue(words, 'about/mission', text)).toBeUndefined()
  })

  test('keep their limits when the owner makes a text shorter or writes braces', () => {
    const path = 'about/mission'
    const changed = { ...words, about: { ...words.about, mission: 'Short, with {braces}.' } }
    expect(fieldRule(changed, path)).toEqual(fieldRule(words, path))
    expect(checkValue(changed, path, words.about.mission)).toBeUndefined()
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
