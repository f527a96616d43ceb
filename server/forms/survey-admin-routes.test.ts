import { describe, expect, test } from 'vitest'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { SurveyResponseRecord } from '#contracts/form-records.ts'
import type { SurveySubmission } from '#contracts/survey.ts'
import type { Database } from '#server/storage/database.ts'
import { logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { anna, exitSurvey } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { insertForm } from './form-repository.ts'

const list = '/api/admin/survey-responses'
const questions = surveys.map(({ questions }) => questions.map(({ question }) => question))
const [exitQuestions = [], optimizeQuestions = []] = questions

type Stored = { id: string; submittedAt: string; botCheck?: string } & Partial<SurveySubmission>

const store = (database: Database, responses: readonly Stored[]) =>
  database.write(async transaction => {
    for (const { id, submittedAt, botCheck = null, ...change } of responses) {
      const { surveyType, contactInfo, answers, toolkitOptIn, visit = {} } = { ...exitSurvey, ...change }
      const { firstPage = null, referrerHost = null, ...campaign } = visit
      await insertForm(transaction, {
        id,
        kind: 'survey',
        variant: surveyType,
        contact: contactInfo,
        answers: { answers, toolkitOptIn },
        consents: [],
        submittedAt,
        botCheck: botCheck,
        source: { firstPage, referrerHost, campaign: campaign as Record<string, string> },
      })
    }
  })

const optimizeSurvey: Partial<SurveySubmission> = {
  surveyType: 'optimize',
  contactInfo: {
    name: 'Élodie Ünver',
    email: 'Elodie@Example.org',
    phone: '204 555 0199',
    businessName: "O'Hara & Sons",
  },
  answers: { 'primary-goal': 'Increase revenue', 'digital-maturity': 3, bottlenecks: ['One', 'Two', 'Three'] },
  toolkitOptIn: false,
}

describe('survey responses', () => {
  test('lists newest first, with answers under their question text', async () => {
    const { app, database } = await testApp()
    const visit = { firstPage: '/articles', referrerHost: 'search.example', utmSource: 'news', utmCampaign: 'fall' }
    await store(database, [
      { id: 'a', submittedAt: '2026-01-01T00:00:00.000Z', visit },
      { id: 'b', submittedAt: '2026-02-01T00:00:00.000Z', botCheck: 'Too quick.', ...optimizeSurvey },
    ])
    await database.write(transaction =>
      transaction
        .updateTable('forms')
        .set({
          answers: JSON.stringify({
            answers: { 'old-question': 'An old answer', ...exitSurvey.answers },
            toolkitOptIn: true,
          }),
        })
        .where('id', '=', 'a')
        .execute(),
    )
    const response = await app.inject({ url: list, headers: await logIn(app) })
    expect(response.headers['x-total-count']).toBe('2')
    const [newest, oldest] = response.json<SurveyResponseRecord[]>()
    expect(newest).toEqual({
      id: 'b',
      surveyType: 'optimize',
      completedAt: '2026-02-01T00:00:00.000Z',
      responses: {
        contactInfo: optimizeSurvey.contactInfo,
        answers: {
          [optimizeQuestions[1] as string]: 'Increase revenue',
          [optimizeQuestions[3] as string]: 3,
          [optimizeQuestions[6] as string]: ['One', 'Two', 'Three'],
        },
        toolkitOptIn: false,
      },
      answers: [
        { id: 'primary-goal', question: optimizeQuestions[1], answer: 'Increase revenue', text: 'Increase revenue' },
        { id: 'digital-maturity', question: optimizeQuestions[3], answer: 3, text: expect.stringMatching(/^3 of 10/) },
        {
          id: 'bottlenecks',
          question: optimizeQuestions[6],
          answer: ['One', 'Two', 'Three'],
          text: expect.any(String),
        },
      ],
      source: { firstPage: null, referrerHost: null, campaign: {} },
      botCheck: 'Too quick.',
    })
    expect(oldest).toMatchObject({
      surveyType: 'exit',
      responses: { contactInfo: anna, toolkitOptIn: true },
      source: {
        firstPage: '/articles',
        referrerHost: 'search.example',
        campaign: { utmSource: 'news', utmCampaign: 'fall' },
      },
      botCheck: null,
    })
    expect(Object.keys(oldest?.responses.answers ?? {})).toEqual([...exitQuestions.slice(1), 'old-question'])
  })
})

describeOnEachDatabase('survey responses', kind => {
  test('searches survey type, name, email and business, ignoring case and without wildcards', async () => {
    const { app, database } = await testApp({ kind })
    const business = (id: string, businessName: string): Stored => ({
      id,
      submittedAt: '2026-01-01T00:00:00.000Z',
      contactInfo: { ...anna, name: 'Someone', email: 'x@y.example', businessName },
    })
    await store(database, [
      { id: 'anna', submittedAt: '2026-01-02T00:00:00.000Z' },
      { id: 'elodie', submittedAt: '2026-01-03T00:00:00.000Z', ...optimizeSurvey },
      business('percent', '100% Wood'),
      business('underscore', 'snake_case'),
      business('backslash', 'back\\slash'),
      business('star', '5* [best]'),
      business('turkish', 'İstanbul Foods 🚀'),
    ])
    const headers = await logIn(app)
    const searches = {
      OPTIMIZE: ['elodie'],
      exit: ['anna', 'underscore', 'turkish', 'star', 'percent', 'backslash'],
      'anna ex': ['anna'],
      'ANNA@EXAMPLE': ['anna'],
      '@example.': ['elodie', 'anna'],
      'prairie CAB': ['anna'],
      élodie: ['elodie'],
      'ÉLODIE ÜN': ['elodie'],
      "o'hara & s": ['elodie'],
      '%': ['percent'],
      _: ['underscore'],
      '\\': ['backslash'],
      '*': ['star'],
      '[best]': ['star'],
      İSTANBUL: ['turkish'],
      '🚀': ['turkish'],
      '  anna ex  ': ['anna'],
      '204 555': [],
      'Quoting takes': [],
      "' or 1=1 --": [],
    }
    for (const [q, ids] of Object.entries(searches)) {
      const response = await app.inject({ url: `${list}?q=${encodeURIComponent(q)}`, headers })
      expect(
        response.json<SurveyResponseRecord[]>().map(({ id }) => id),
        q,
      ).toEqual(ids)
      expect(response.headers['x-total-count'], q).toBe(String(ids.length))
    }
  })
})
