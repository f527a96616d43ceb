import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DropoffList } from '#contracts/analytics-figures.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { checkAnswers, surveyOf } from '#server/modules/surveys/survey-answers.ts'
import { signIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase, newDatabase, temporaryFolder } from '#tests/support/databases.ts'
import { sessionCounts } from '#tests/support/session-counts.ts'
import { testApp } from '#tests/support/test-app.ts'
import { readArguments } from './made-up/arguments.ts'
import { fillDatabase, holdsVisitors } from './made-up/fill-database.ts'
import { compiledFolder } from './toolchain.mjs'

const amounts = { sessions: 300, responses: 60, quizzes: 9, applications: 4 }

describeOnEachDatabase('made-up visitors', kind => {
  test('fill the database like real ones: counts, people and answers agree, and nobody is mailed', async () => {
    const database = await newDatabase(kind)
    expect(await holdsVisitors(database)).toBe(false)
    await fillDatabase(database, amounts)
    expect(await holdsVisitors(database)).toBe(true)

    const { app } = await testApp({ database })
    const headers = await signIn(app)
    const read = async (url: string) => (await app.inject({ url, headers })).json()
    expect(await read('/api/analytics/summary')).toMatchObject({ totalSessions: 300, completedSessions: 60 })
    const dropoff: DropoffList = await read('/api/analytics/dropoff')
    expect(dropoff.length).toBeGreaterThan(5)
    const { kept, counted } = await sessionCounts(database)
    expect(kept).toEqual(counted)

    const responses = await database.read.selectFrom('survey_responses').selectAll().execute()
    expect(responses).toHaveLength(60)
    const earliest = new Date(Date.now() - 560 * 86_400_000).toISOString()
    for (const { email, submitted_at, survey_type, answers } of responses) {
      expect(email).toMatch(/^[a-z]+\.[a-z]+\.\d+@example\.com$/)
      expect(submitted_at > earliest && submitted_at < new Date().toISOString()).toBe(true)
      // What no form of ours could have sent would be refused here.
      const survey = surveyOf(survey_type as 'exit')
      expect(Object.keys(checkAnswers(survey, JSON.parse(answers)))).toHaveLength(survey.questions.length - 1)
    }
    const sums = await database.read
      .selectFrom('people')
      .select(({ fn }) => [
        fn.sum<number>('survey_count').as('surveys'),
        fn.sum<number>('quiz_count').as('quizzes'),
        fn.sum<number>('beta_count').as('applications'),
      ])
      .executeTakeFirst()
    expect(sums).toEqual({ surveys: 60, quizzes: 9, applications: 4 })
    const latest = await database.read
      .selectFrom('people')
      .innerJoin('survey_responses', 'survey_responses.email_key', 'people.email_key')
      .whereRef('survey_responses.submitted_at', '>', 'people.last_submitted_at')
      .select('people.email_key')
      .execute()
    expect(latest).toEqual([])
    const mails = await database.read.selectFrom('mails').select(['status', 'lead_id']).execute()
    expect(mails).toHaveLength(2 * 60 + 9 + 2 * 4)
    expect(mails.filter(({ status }) => status === 'waiting')).toEqual([])
  })
})

test('the command stores what it is told, and mixes made-up visitors with others only when told to', async () => {
  const dataDir = await temporaryFolder()
  const seed = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'seed.ts'), ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledFolder, DATA_DIR: dataDir },
    })
  const first = seed('--sessions', '20', '--responses', '3')
  expect(first.stderr).toBe('')
  expect(first.stdout).toMatch(/^Stored 20 sessions, 3 responses, 0 quizzes, 0 applications in \d+ s\.\n$/)
  const refused = seed('--sessions', '5')
  expect(refused.status).toBe(1)
  expect(refused.stderr).toMatch(/^This database holds visitors already.*\n.*--add\.\n$/)
  expect(seed('--sessions', '5', '--responses', '2', '--add').status).toBe(0)
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  const people = await database.read.selectFrom('people').select('email_key').execute()
  const { kept, counted } = await sessionCounts(database)
  await database.close()
  expect(people).toHaveLength(5)
  expect(kept).toEqual(counted)
  expect(seed().stderr).toContain('npm run seed -- --sessions')
}, 60_000)

test.each([
  [[]],
  [['--sessions']],
  [['--sessions', '-1']],
  [['--sessions', '1e6']],
  [['--sessions', '10000001']],
  [['--leads', '5']],
  [['500']],
  [['--add']],
])('the arguments %j are answered with how it is used', args => {
  expect(() => readArguments(args)).toThrow(/npm run seed -- --sessions 1000000 --responses 100000/)
})
