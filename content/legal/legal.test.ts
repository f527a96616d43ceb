import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { companyName } from '#content/company-details.ts'
import { type Block, blockTexts, textBlocks } from '#content/documents/blocks.ts'
import { sectionsOf } from '#content/documents/sections.ts'
import { retention } from '#content/retention.ts'
import { site } from '#content/site.ts'
import type { LegalDocument } from './legal-document.ts'

const { beta } = content
const [privacyPolicy, termsOfService, cookiePolicy] = content.legalDocuments as [
  LegalDocument,
  LegalDocument,
  LegalDocument,
]

const textsOf = (blocks: readonly Block[]) => textBlocks(blocks).flatMap(blockTexts).join(' ')
const wordsOf = (document: LegalDocument) => textsOf(document.content)
const wordsOfSection = (document: LegalDocument, id: string) =>
  textsOf(sectionsOf(document.content).find(({ heading }) => heading?.id === id)?.blocks ?? [])
const tablesOf = (document: LegalDocument) => document.content.flatMap(block => (block.type === 'table' ? [block] : []))
const headingsOf = (document: LegalDocument) =>
  document.content.flatMap(block => (block.type === 'heading' ? [block] : []))

describe.each([
  [
    privacyPolicy,
    [
      'Introduction',
      'Information We Collect',
      'How We Use Your Information',
      'How We Share Your Information',
      'How We Protect Your Information',
      'Cookies and Browser Storage',
      'Your Rights',
      'Children Under 18',
      'Changes to This Policy',
      'Contact Us',
    ],
  ],
  [
    termsOfService,
    [
      'Agreement to These Terms',
      'Our Services',
      'Your Responsibilities',
      'No Guarantee of Results',
      'Intellectual Property',
      'Limitation of Liability',
      'Consulting Relationship',
      'Third-Party Links',
      'Modifications to the Website',
      'Termination',
      'Governing Law',
      'Changes to These Terms',
      'Contact Us',
    ],
  ],
  [
    cookiePolicy,
    [
      'What Cookies Are',
      'How We Use Cookies',
      'Types of Cookies We Use',
      'Third-Party Cookies',
      'How Long They Stay',
      'Managing Cookies',
      'Steps in Your Browser',
      'Do Not Track',
      'Changes to This Policy',
      'Contact Us',
    ],
  ],
] satisfies Array<[LegalDocument, string[]]>)('$title', (document, topics) => {
  test('covers its topics in order', () => {
    const headings = headingsOf(document).map(({ text }) => text)
    expect(headings.filter(heading => topics.includes(heading))).toEqual(topics)
  })

  test('has text and a unique id for every section', () => {
    const ids = headingsOf(document).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter(id => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    expect(ids.filter(id => wordsOfSection(document, id).length < 50)).toEqual([])
  })

  test('fills every table cell', () => {
    const uneven = tablesOf(document).flatMap(({ columns, rows }) => rows.filter(row => row.length !== columns.length))
    expect(uneven).toEqual([])
  })

  test('states its effective date, the company and how to get another format', () => {
    const changes = headingsOf(document).find(({ text }) => text.startsWith('Changes to'))?.id ?? ''
    expect(wordsOfSection(document, changes)).toMatch(/in force since [A-Z][a-z]+ \d{1,2}, \d{4}\./)
    expect(wordsOf(document)).toContain(companyName(site))
    expect(wordsOfSection(document, 'contact-us')).toMatch(new RegExp(`another format.*${site.email}.*feedback`))
  })
})

describe('the privacy policy', () => {
  test('states every retention period', () => {
    const periods = wordsOfSection(privacyPolicy, 'how-long-we-keep-your-information')
    // The unit is the last word of the name, such as leadMonths.
    const expected = Object.entries(retention).map(
      ([name, count]) => `${count} ${name.replace(/^.*(?=[A-Z])/, '').toLowerCase()}`,
    )
    expect(expected.filter(period => !periods.includes(period))).toEqual([])
  })

  test.each([
    [
      'information-we-collect',
      [
        'phone',
        'revenue bracket',
        'attempts',
        'campaign',
        'SHA-256 hash',
        'no identifier',
        'book, move or cancel a call',
        'notes',
        'IP',
        'press Next',
      ],
    ],
    ['how-we-use-your-information', ['by sending a form', 'pressing Next after the notice', 'AI service']],
    [
      'emails-from-us',
      [
        'CASL',
        'consent',
        'postal address',
        'unsubscribe link',
        '10 business days',
        'at once',
        'asked for the toolkit',
        'Unsubscribing stops all email we send automatically',
        'No form restarts it',
        `${retention.planLinkDays} days, it shows your answers and your plan again to anyone who has it`,
      ],
    ],
    [
      'how-we-share-your-information',
      ['do not sell', 'hosting', 'email services', 'behind Pick a time now', 'our team'],
    ],
    ['where-your-information-is-kept', ['outside your province or country', 'United States']],
    [
      'how-we-protect-your-information',
      ['password', 'record of who opened', 'breach', 'real risk of significant harm'],
    ],
    [
      'automated-processing',
      [
        'exclusively automated',
        'makes a plan from your answers, by fixed rules',
        'our team sees the same plan',
        'never leave your browser',
        'call sheet',
        'decides nothing',
        'marked',
        'a person has looked',
      ],
    ],
    ['your-rights', ['access', 'correct', 'erase', 'portability', 'withdraw']],
    [
      'how-to-make-a-request',
      [
        site.email,
        'Privacy request',
        '30 days',
        'no fee',
        'includes your answers, the plan',
        'the link to your plan stops working',
        'Privacy Commissioner of Canada',
      ],
    ],
    [
      'quebec',
      ['Law 25', 'person in charge', 'plan and the call sheet', 'de-indexed', "Commission d'accès à l'information"],
    ],
    ['united-states', ['delete', 'opt out', 'do not sell']],
  ])('includes the required information under %s', (id, expected) => {
    const words = wordsOfSection(privacyPolicy, id)
    expect(expected.filter(text => !words.includes(text))).toEqual([])
  })

  test('names the privacy officer by title, with contact details', () => {
    expect(wordsOfSection(privacyPolicy, 'introduction')).toMatch(
      new RegExp(`The owner of ${site.name} is our privacy officer.*${site.email}`),
    )
  })
})

describe('the cookie policy', () => {
  test("lists exactly what the site stores in a visitor's browser", () => {
    const names = tablesOf(cookiePolicy).flatMap(({ rows }) => rows.flatMap(([name = '']) => name.split(/, | and /)))
    expect(names.sort()).toEqual([
      'attempt:… (one for each form)',
      'cookieConsent',
      'draft:… (one for each form)',
      'toolkit',
      'visit',
    ])
    expect(tablesOf(cookiePolicy).map(({ caption }) => caption)).toEqual(['Essential', 'Analytics', 'Preference'])
  })

  test('is right that the site sets no HTTP cookies', () => {
    const sources = globSync('{app,server}/**/*.{ts,tsx}').filter(file => !file.includes('.test.'))
    expect(sources.length).toBeGreaterThan(50)
    expect(sources.filter(file => /set-cookie|setCookie|document\.cookie/i.test(readFileSync(file, 'utf8')))).toEqual(
      [],
    )
  })

  test('says what is counted, how to stay out of it and that Do Not Track changes nothing', () => {
    const types = wordsOfSection(cookiePolicy, 'types-of-cookies-we-use')
    expect(types).toMatch(/We count visits.*keeps nothing else: no cookie, no identifier, no IP/)
    expect(wordsOfSection(cookiePolicy, 'managing-cookies')).toMatch(/block them altogether.*then not counted/)
    expect(wordsOfSection(cookiePolicy, 'do-not-track')).toContain('added to our totals')
  })

  test("says that a tab's history holds the answers of a survey that was sent", () => {
    expect(wordsOfSection(cookiePolicy, 'types-of-cookies-we-use')).toMatch(/history entry .* holds your answers/)
    expect(wordsOfSection(cookiePolicy, 'how-long-they-stay')).toMatch(
      /tab's history disappears when you close the tab/,
    )
  })

  test('covers Do Not Track and YouTube', () => {
    expect(wordsOfSection(cookiePolicy, 'do-not-track')).toContain('does not honour it')
    expect(wordsOfSection(cookiePolicy, 'third-party-cookies')).toMatch(/only after you press play.*youtube-nocookie/)
  })
})

describe('the terms', () => {
  test("repeat the beta program's guarantee word for word", () => {
    expect(wordsOf(termsOfService)).toContain(beta.guarantee.text)
  })

  test('name the governing law and rule out professional advice', () => {
    expect(wordsOfSection(termsOfService, 'governing-law')).toContain('laws of the Province of Manitoba')
    expect(wordsOfSection(termsOfService, 'no-guarantee-of-results')).toMatch(/legal, tax, .*financial.* advice/)
  })

  test('limit our services and liability, and state the currency', () => {
    expect(wordsOfSection(termsOfService, 'our-services')).toMatch(/don't broker sales.*in English.*Canadian dollars/)
    expect(wordsOfSection(termsOfService, 'the-beta-program')).toContain('took part free of charge')
    expect(wordsOfSection(termsOfService, 'limitation-of-liability')).toContain('CAD 100')
  })

  test('set the same minimum age as the privacy policy', () => {
    expect(wordsOfSection(termsOfService, 'agreement-to-these-terms')).toContain('at least 18 years old')
    expect(wordsOfSection(privacyPolicy, 'children-under-18')).toContain('under 18')
  })
})
