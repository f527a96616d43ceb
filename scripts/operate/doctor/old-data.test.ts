import { expect, test } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import { describeOnEachDatabase, migratedDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { anna, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { checkOldData } from './old-data.ts'

describeOnEachDatabase('the check for old data', kind => {
  test("reports what the server doesn't delete, with the command that does", async () => {
    const { dataDir, databaseUrl = '' } = await migratedDatabaseSettings(kind)
    const context = doctorContext({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
    const database = await openDatabase({ dataDir, databaseUrl })
    const { app } = await testApp({ database })
    for (let index = 0; index < 5; index += 1) {
      const payload = { ...quiz, contactInfo: { ...anna, email: `anna-${index}@example.com` } }
      await app.inject({ method: 'POST', url: '/api/quiz/submit', payload })
    }
    expect(await checkOldData(context)).toEqual({
      status: 'ok',
      text: 'Nothing is kept longer than the privacy policy says.',
    })
    await database.write(transaction =>
      transaction.updateTable('leads').set({ last_submitted_at: '2020-01-01T00:00:00.000Z' }).execute(),
    )
    await app.close()
    await database.close()
    expect(await checkOldData(context)).toEqual({
      status: 'wrong',
      text: expect.stringMatching(/5 of 5 leads.* npm run privacy -- purge --yes$/),
    })
  })
})

test("is skipped where there's no database", async () => {
  expect((await checkOldData(doctorContext({ DATA_DIR: await temporaryFolder() }))).status).toBe('skipped')
})
