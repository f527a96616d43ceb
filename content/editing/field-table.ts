import type { FieldRule } from '#contracts/words.ts'

type Limits = Partial<Pick<FieldRule, 'kind' | 'max' | 'isRequired'>>

/** Strings that aren't words: names that the code goes by, and dates. They can't be seen in the editor. */
export const notWords: readonly string[] = [
  '**/slug',
  '**/id',
  '**/type',
  '**/key',
  '**/portrait',
  '**/featuredImage',
  '**/autoComplete',
  '**/if/**',
  '**/countryCode',
  '**/latitude',
  '**/longitude',
  '**/embedUrl',
  'articles/*/date',
  'articles/*/content/*/fields/*/key',
  'legalDocuments/*/sections/*/body/*/kind',
  'betaQuestions/*/questions/*/name',
  'betaQuestions/*/questions/*/kind',
  'contactFields/*/name',
  'cities/*/region',
  'nationalRules/path',
  'planData/*/areas/*/rules/*/state',
  'planData/*/schedules/*/steps/*/actions/*',
  'planData/**/link/article',
  'bottleneckFixes/**/kind',
  'bottleneckFixes/**/words/*',
  'quizQuestions/*/difficulty',
  'pageDates/**',
  'site/standIns/*',
  'site/priceRange',
  'site/timeZone',
]

/** Texts that pages compare or sort by, so they can't carry a marker in the editor. They're locked, or changed on the screen for company details. */
export const unmarked: readonly string[] = [
  'articleCategories/*',
  'articles/*/category',
  'cities/*/city',
  'cities/*/state',
  'cities/*/stateAbbr',
  'cities/*/country',
  'site/address/city',
]

/** The first pattern that matches says why a text can't be changed. */
export const locks: ReadonlyArray<readonly [pattern: string, reason: string]> = [
  [
    'site/name',
    "The company's name is in the logo, in pictures and in what people agreed to. Ask a developer to change it.",
  ],
  [
    'consents/**',
    'People agree to exactly these words, and each form keeps them as proof. Ask a developer to add a new version.',
  ],
  ['surveys/*/questions/*/options/*', 'This answer is stored with each survey, so its words have to stay the same.'],
  ['optionTexts/*', 'This answer is stored with each survey, so its words have to stay the same.'],
  [
    'betaQuestions/*/questions/*/options/*',
    'This answer is stored with each application, so its words have to stay the same.',
  ],
  ['articleCategories/*', 'Articles are sorted by these categories. Ask a developer to change them.'],
  ['articles/*/category', 'Articles are sorted by these categories. Ask a developer to change them.'],
  ['cities/*/city', "It's part of the page's address. Ask a developer to change it."],
  ['cities/*/state', "It's part of the page's address. Ask a developer to change it."],
  ['cities/*/stateAbbr', "It's part of the page's address. Ask a developer to change it."],
  ['cities/*/country', "It's part of the page's address. Ask a developer to change it."],
  ['cityPage/facts/headquarters/text', 'It comes from Company details. Change the address there.'],
  ['cityPage/facts/email/**', 'It comes from Company details. Change the email address there.'],
]

const link: Limits = { kind: 'link', max: 500 }
const optionalLine: Limits = { kind: 'line', max: 100, isRequired: false }

/** Everything else gets a limit by its length. The first pattern that matches counts. */
export const limits: ReadonlyArray<readonly [pattern: string, limits: Limits]> = [
  ['**/metaTitle', { kind: 'line', max: 70 }],
  ['**/metaDescription', { kind: 'line', max: 160 }],
  ['site/description', { kind: 'line', max: 160 }],
  ['site/email', { kind: 'email', max: 254 }],
  ['site/phone', { kind: 'phone', max: 40, isRequired: false }],
  ['site/legalName', optionalLine],
  ['site/owner/name', optionalLine],
  ['site/owner/photo', { kind: 'photo', max: 100, isRequired: false }],
  ['site/owner/profile', { ...link, isRequired: false }],
  ['site/owner/letter/*', { kind: 'text', max: 2000 }],
  ['site/links/profiles/*', link],
  ['site/links/booking', link],
  ['site/links/chatAssistant', link],
  ['site/links/playlist/url', link],
  ['about/team/*/name', optionalLine],
  ['about/team/*/photo', { kind: 'photo', max: 100, isRequired: false }],
  ['**/source/url', link],
  ['articles/*/content/**/url', link],
  ['legalDocuments/**/to', link],
  ['**/to', link],
  ['quizQuestions/*/readMore', link],
  ['replyTemplates/*/*/subject', { kind: 'line', max: 200 }],
  ['articles/*/title', { kind: 'line', max: 90 }],
  ['articles/*/excerpt', { kind: 'text', max: 250 }],
  ['articles/*/author', { kind: 'line', max: 100 }],
  ['articles/*/content/**/text', { kind: 'text', max: 2000 }],
  ['articles/*/content/**/items/*', { kind: 'text', max: 1000 }],
  ['cities/*/local/sections/*/heading', { kind: 'line', max: 120 }],
  ['**/paragraphs/*', { kind: 'text', max: 2000 }],
  ['**/question', { kind: 'line', max: 200 }],
  ['**/answer', { kind: 'text', max: 1500 }],
  ['legalDocuments/**/text', { kind: 'text', max: 3000 }],
]
