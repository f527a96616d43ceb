import { describe, expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import { pageDates } from '#content/page-dates.ts'
import { site } from '#content/site.ts'
import type { Json } from '#contracts/words.ts'
import { applyChanges } from './apply-changes.ts'
import { isSame, refusalOf, settle } from './check-words.ts'
import { readable } from './shape.ts'
import { allTexts, type EditableText, findText, releasedValue, shapeOfText, valueIn } from './texts.ts'

const textAt = (path: string) => findText(path, words) as EditableText
const released = (path: string) => releasedValue(textAt(path)) as Json
const refusal = (path: string, value: Json) => refusalOf(textAt(path), value)
const withValue = (path: string, changes: object) => ({ ...(released(path) as object), ...changes }) as Json

describe.each(allTexts(words))('$path', text => {
  test('has a form, and fits its own schema', () => {
    const value = releasedValue(text) as Json
    expect(shapeOfText(text)).toBeDefined()
    expect(refusalOf(text, value)).toBeUndefined()
    expect(isSame(settle(text, value), value)).toBe(true)
  })
})

test('every text has its own path and label', () => {
  for (const names of [allTexts(words).map(({ path }) => path), allTexts(words).map(({ label }) => label)])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every word of the site is in a text, except what the code goes by', () => {
  const paths = allTexts(words).flatMap(text => text.at(words)?.join('/') ?? [])
  const covered = (path: string): boolean =>
    paths.some(at => path === at || path.startsWith(`${at}/`) || at.startsWith(`${path}/`))
  const missing = Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.keys(value).flatMap(name => (covered(`${key}/${name}`) ? [] : `${key}/${name}`))
      : covered(key)
        ? []
        : key,
  )
  expect(missing.filter(path => !path.startsWith('pageDates/'))).toEqual([
    // Made from the documents.
    'articles',
    'articleCategories',
    'cities',
    'nationalRules/path',
    'nationalRules/countries',
    'legalDocuments',
  ])
})

describe('a value', () => {
  test.each<[path: string, value: Json, field: string | null, message: string]>([
    ['about/mission', '', null, "“Mission” can't be empty."],
    ['about/mission', '\u200b', null, "“Mission” can't be empty."],
    ['about/mission', 'x'.repeat(3000), null, '“Mission” is too long: 3000 characters, and 2000 fit.'],
    ['home/title', 'Two\nlines', null, "“Title” can't have line breaks."],
    ['about/mission', 7, null, '“Mission” has to be a text.'],
    ['home/faq', [], null, '“Questions” needs at least one entry.'],
    ['home/faq', [{ question: 'Q', answer: '' }], '0/answer', "“Question 1, answer” can't be empty."],
    ['home/faq', [{ question: 'Q', answer: 'A', more: 'x' }], '0', "“Question 1” can't be used."],
    ['home/metaDescription', 'Without the number.', null, 'has to contain {total}, which is replaced on the page.'],
    ['site/company', withValue('site/company', { email: 'ada' }), 'email', '“Email” has to be an email address.'],
    ['site/company', withValue('site/company', { phone: '204-555-01 x1234' }), 'phone', 'has to be a phone number'],
    [
      'replies/survey',
      [{ label: 'A', subject: 'B', paragraphs: ['{boking}'] }],
      '0/paragraphs/0',
      "can't contain {boking}",
    ],
  ])('for %s is refused, with the field', (path, value, field, message) => {
    const refused = refusal(path, value)
    expect(refused?.field).toBe(field)
    expect(refused?.message).toContain(message)
  })

  test.each([
    'javascript:alert(1)',
    'http://example.com',
    '//evil.example',
    'https://user@evil.example',
    'https://evil.example\\x',
  ])('that is not a safe link is refused: %s', url => {
    const { links } = site
    const value = withValue('site/company', { links: { ...links, booking: url } })
    expect(refusal('site/company', value)).toMatchObject({ field: 'links/booking' })
  })

  test.each(['\u202eabc', '\u{e0041}abc', 'a\u0000b', 'a\u2028b'])(
    'with characters that cannot be seen is refused: %j',
    value => {
      expect(refusal('about/mission', value)?.message).toContain("can't be shown")
    },
  )

  const kept = (path: string, value: Json) => isSame(settle(textAt(path), value), released(path))

  test('keeps names, answers that are stored with forms, and what people agreed to', () => {
    const survey = structuredClone(released('surveys/exit')) as { questions: Array<{ options?: string[]; id: string }> }
    const [, question] = survey.questions
    if (!question?.options) throw new Error('The first question has options.')
    question.options[0] = 'Tomorrow'
    question.id = 'another'
    expect(kept('surveys/exit', survey as unknown as Json)).toBe(true)
    expect(kept('forms/consents', withValue('forms/consents', { contactConsent: 'Sure.' }))).toBe(true)
    for (const changes of [{ name: 'Other' }, { betaPlaces: 500 }, { more: 'x' }])
      expect(kept('site/company', withValue('site/company', changes))).toBe(true)
  })

  test('cannot add questions to a form, or take some away', () => {
    const { questions } = released('surveys/exit') as { questions: Json[] }
    for (const others of [questions.slice(0, -1), [...questions, questions[1] as Json]])
      expect(kept('surveys/exit', withValue('surveys/exit', { questions: others }))).toBe(true)
  })
})

describe('the owner’s words', () => {
  const apply = (changes: Record<string, Json>) =>
    applyChanges(
      Object.entries(changes).map(([path, value]) => ({ path, value })),
      pageDates,
    )

  test('replace a text and nothing else', () => {
    const faq = [{ question: 'Q', answer: 'A' }]
    const { words: changed, unused } = apply({ 'home/faq': faq })
    expect(unused).toEqual([])
    expect(changed).toEqual({ ...words, homeFaq: faq })
  })

  test('are followed by texts that mention a company detail, and are no longer placeholders', () => {
    const company = withValue('site/company', {
      email: 'ada@example.com',
      owner: { ...site.owner, name: 'Ada Example' },
      links: { ...site.links, booking: 'https://booking.example/ada' },
    })
    const { words: changed } = apply({ 'site/company': company })
    expect(changed.about.story[0]).toContain('Ada Example')
    expect(JSON.stringify(changed)).not.toContain(site.email)
    expect(changed.site.standIns).toEqual(['address', 'links.playlist'])
  })

  test('stay when a release adds a part or changes what only it can, and are left out if it has no such text', () => {
    const { callToAction } = words.about
    const { start, ...older } = callToAction
    const { words: changed, unused } = apply({
      'about/callToAction': { ...older, title: 'Mine' },
      'city-page/facts': {
        ...words.cityPage.facts,
        email: { ...words.cityPage.facts.email, title: 'Write', text: 'old@example.com' },
      },
      'home/no-such-text': 'Mine',
      'about/mission': ['A list by mistake'],
    })
    expect(changed.about.callToAction).toEqual({ ...callToAction, title: 'Mine' })
    expect(changed.cityPage.facts.email).toEqual({ ...words.cityPage.facts.email, title: 'Write' })
    expect(changed.about.mission).toBe(words.about.mission)
    expect(unused).toEqual(['home/no-such-text', 'about/mission'])
  })
})

test('words can be read as lines with labels, to be compared', () => {
  const text = textAt('home/faq')
  const shape = shapeOfText(text)
  expect(readable(shape, [{ question: 'Why?', answer: 'Because.' }])).toBe(
    'Question 1, question: Why?\nQuestion 1, answer: Because.',
  )
  expect(valueIn(words, textAt('about/mission'))).toBe(words.about.mission)
})
