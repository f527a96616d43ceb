import { expect, inject, test } from 'vitest'
import { words } from '#content/all-words.ts'
import { erasePersonalData, exportPersonalData } from '#server/leads/privacy.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { duplicateQuiz } from '#tests/support/many-forms.ts'
import { anna, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'

describeOnEachDatabase('a lead who sent 40,000 forms', kind => {
  test('can be exported and erased', async () => {
    const { app, database } = await testApp({ kind })
    await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: quiz })
    const forms = 40_000 * inject('faultCount')
    await duplicateQuiz(database, forms)
    const found = (await exportPersonalData(database, anna.email, words)) as unknown as Record<string, unknown[]>
    expect(found.forms).toHaveLength(1 + forms)
    const { removed } = await erasePersonalData(database, anna.email)
    expect(removed.map(({ count }) => count)).toEqual([2, 1 + forms, 1])
  })
})
