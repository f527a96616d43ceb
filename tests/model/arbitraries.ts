import fc from 'fast-check'
import { leadStatuses } from '#contracts/constants.ts'

/** That databases compare, fold or match in different ways. */
// biome-ignore format: one text per line would be longer than the rest of this file
const oddTexts = [
  'Zoë', 'ZOE', 'zoe', 'Émile', 'E\u0301mile', 'İstanbul', 'ISTANBUL', 'ıı', 'Straße', 'STRASSE', 'ŁÓDŹ', 'Œuvre', 'Ænima',
  'O’Neil', "O'Neil", '100%', '50_50', 'a*b', 'c?d', '[e]', '\\f', '"g"', "'; drop table leads; --", 'Bo Z', 'Bob', 'bo-a',
  '_x', '~tilde', '😀 Smile', '𝔸𝔹ℂ', '👩‍👩‍👧', '\uffee Half', '\ufffd', '日本語', 'שלום', 'ﬁne', 'Ⅷ', 'ÅÅ', 'A\u030aÅ', '\u0301',
  'x'.repeat(60), 'é'.repeat(45), '😀'.repeat(41), '\u0001', 'a\u0001b', 'a\u00a0b', 'tab\there', '  inner  spaces ', '9', '10', '1e3', 'null',
] as const

const random = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 12 })
  .filter(text => !text.includes('\0') && text.trim() !== '')

const text = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...oddTexts) }, { weight: 1, arbitrary: random })

const asciiEmails = [
  'anna@example.com',
  'Anna@Example.COM',
  'ben+x@example.com',
  'BEN+X@example.com',
  'o_x@example.com',
]
const oddEmails = [
  'É@example.com',
  'e\u0301@example.com',
  'i@MÜNCHEN.example',
  'I@xn--mnchen-3ya.example',
  'İ@x',
  'no address',
  '😀@x',
]

const phones = ['204 555 0123', '+1 (204) 555-0123', '1-204-555-0199', '٢٠٤', 'ext. 12', '204–555–0123', '12045550123']

const contact = fc.record({
  name: text,
  email: fc.constantFrom(...asciiEmails, ...oddEmails),
  asciiEmail: fc.constantFrom(...asciiEmails),
  phone: fc.constantFrom(...phones),
  businessName: text,
})

const visit = fc.record({
  firstPage: fc.constantFrom('/', '/quiz', '/about', '/winnipeg', '/unlisted', '/É', undefined),
  referrerHost: fc.constantFrom('search.example', 'news.example', 'my-laptop', '', undefined),
  utmCampaign: fc.constantFrom('fall', 'Fall', 'été', 'e\u0301te\u0301', '😀', 'anna@example.com', '', undefined),
})

const surveyType = fc.constantFrom('exit' as const, 'optimize' as const)

export const visitor = fc.constantFrom('192.0.2.1', '192.0.2.2')

/** Chooses one of the rows that are there at that time. */
export const choice = fc.nat(1000)

export const sentForm = fc.record({
  kind: fc.constantFrom('survey' as const, 'quiz' as const, 'beta' as const),
  contact,
  said: text,
  surveyType,
  toolkitOptIn: fc.boolean(),
  extras: fc.oneof(
    { weight: 5, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constant({ honeypot: 'x' }) },
    { weight: 1, arbitrary: fc.constant({ filledInMs: 900 }) },
  ),
  visit: fc.option(visit, { nil: undefined }),
  key: fc.option(fc.constantFrom('the-first-key', 'the-second-key', 'THE-FIRST-KEY'), { nil: undefined }),
  session: fc.option(choice, { nil: undefined }),
  visitor,
  times: fc.constantFrom(1, 1, 1, 1, 3),
})

export type SentForm = typeof sentForm extends fc.Arbitrary<infer Value> ? Value : never

const search = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.oneof(text, fc.constantFrom(...phones, ...asciiEmails, ...oddEmails, '2045550123', '555', 'yes')),
        fc.nat(3),
        fc.nat(8),
        fc.nat(2),
      )
      .map(([from, start, length, letters]) => {
        const part = [...from].slice(start, start + length + 1).join('')
        return [part, part.toUpperCase(), part.toLowerCase()][letters]
      }),
  },
)

const limit = fc.constantFrom(undefined, 1, 1, 2, 2, 3, 200)

export const leadList = fc.record({
  show: fc.constantFrom('waiting', 'overdue', 'follow-up', 'all', 'all', 'bots', 'spam', ...leadStatuses),
  sort: fc.constantFrom(undefined, 'due' as const, 'latest' as const, 'name' as const),
  q: search,
  limit,
})

export const plainList = fc.record({ q: search, limit })

export const sessionList = fc.record({
  q: fc.constantFrom(undefined, 'ex', 'OPT', 'i', 'a', 'f00d', '7', 'zz', '%', '_'),
  limit,
})

export const leadChange = fc.record(
  {
    status: fc.constantFrom(...leadStatuses),
    answered: fc.boolean(),
    followUp: fc.option(fc.record({ inDays: fc.integer({ min: -1, max: 2 }), note: text })),
    verdict: fc.constantFrom('person' as const, 'spam' as const),
  },
  { requiredKeys: [] },
)

export const note = text

export const openedSession = fc.record({
  surveyType,
  email: fc.option(fc.constantFrom(...asciiEmails, ...oddEmails), { nil: undefined }),
  awaitsSurvey: fc.boolean(),
  continues: fc.option(choice, { nil: undefined }),
})

export const reportedStep = fc.record({
  session: choice,
  stepIndex: fc.constantFrom('0', '1', '2', '007', '9', '999', undefined),
  eventType: fc.constantFrom('question_viewed', 'other_thing'),
  payload: fc.constantFrom(undefined, null, { text: '😀' }, 'é'),
})

export const pageView = fc.record({
  page: fc.constantFrom('/', '/quiz', '/survey/exit', '/survey/optimize', '/beta', '/about', '/unlisted'),
  visit: fc.option(visit, { nil: undefined }),
  step: fc.constantFrom(undefined, 'opened' as const, 'started' as const),
  visitor,
})

export const range = fc.constantFrom('7' as const, 'all' as const)

export const passedMs = fc.constantFrom(1, 999, 5000, 60_000, 60 * 60_000, 20 * 60 * 60_000, 3 * 24 * 60 * 60_000)
