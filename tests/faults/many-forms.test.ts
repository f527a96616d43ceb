import { expect, inject, test } from 'vitest'
import { erasePerson, exportPerson } from '#server/privacy/privacy-service.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { duplicateQuiz } from '#tests/support/many-forms.ts'
import { anna, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'

describeOnEachDatabase('a person who sent 40,000 forms', kind => {
  test('can be exported and erased', async () => {
    const { app, database } = await testApp({ kind })
    await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: quiz })
    const forms = 40_000 * inject('faultCount')
    await duplicateQuiz(database, forms)
    const found = (await exportPerson(database, anna.email)) as unknown as Record<string, unknown[]>
    expect(found.forms).toHaveLength(1 + forms)
    const { rows } = await erasePerson(database, anna.email)
    expect(rows).toMatchObject({ forms: 1 + forms, people: 1, outbox: 2 })
  })
})
