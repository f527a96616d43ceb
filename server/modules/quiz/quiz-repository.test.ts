import { expect, test } from 'vitest'
import { quizRecord } from '#contracts/lead-records.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { anna, quiz } from '#tests/support/leads.ts'
import { insertQuizSubmission, quizRecordsOf } from './quiz-repository.ts'

describeOnEachDatabase('the quizzes of one person', kind => {
  test('come newest first, with everything that was sent', async () => {
    const database = await newDatabase(kind)
    const visit = { firstPage: '/quiz', utmSource: 'news' }
    await database.write(async transaction => {
      const facts = { id: 'older', submittedAt: '2026-01-01T00:00:00.000Z', suspicion: 'Too quick.' }
      await insertQuizSubmission(transaction, facts, { ...quiz, visit })
      const later = { id: 'newer', submittedAt: '2026-01-02T00:00:00.000Z', suspicion: null }
      await insertQuizSubmission(transaction, later, quiz)
      const other = { ...quiz, contactInfo: { ...anna, email: 'ben@example.com' } }
      await insertQuizSubmission(transaction, { ...later, id: 'of Ben' }, other)
    })
    const records = await quizRecordsOf(database.read, 'anna@example.com', 10)
    expect(records.map(({ id }) => id)).toEqual(['newer', 'older'])
    expect(records[1]).toEqual({
      id: 'older',
      completedAt: '2026-01-01T00:00:00.000Z',
      contactInfo: anna,
      score: 1,
      questionCount: 2,
      results: quiz.results,
      source: { firstPage: '/quiz', referrerHost: null, campaign: { utmSource: 'news' } },
      suspicion: 'Too quick.',
    })
    expect(records.map(record => quizRecord.parse(record))).toEqual(records)
  })
})
