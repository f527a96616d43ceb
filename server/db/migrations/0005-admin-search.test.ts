import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { anna, exitSurvey } from '#tests/support/leads.ts'
import { testApp } from '#tests/support/test-app.ts'
import { up } from './0005-admin.ts'

describeOnEachDatabase("a database from before the administrator's area", kind => {
  test('has its responses found and its sessions counted', async () => {
    const database = await newDatabase(kind)
    const { app } = await testApp({ database })
    const contactInfo = { ...anna, businessName: 'Étoile Fenêtres' }
    await app.inject({ method: 'POST', url: '/api/survey/submit', payload: { ...exitSurvey, contactInfo } })
    await app.inject({ method: 'POST', url: '/api/analytics/sessions', payload: { surveyType: 'exit' } })
    await database.write(async transaction => {
      for (const table of ['admin_sessions', 'people', 'analytics_counts'])
        await transaction.schema.dropTable(table).execute()
      if (kind === 'sqlite') await transaction.schema.dropIndex('survey_responses_search').execute()
      await sql`alter table survey_responses drop column search_text`.execute(transaction)
      await up(transaction as never)
    })
    const headers = await signIn(app)
    const found = await app.inject({ url: `/api/admin/survey-responses?q=${encodeURIComponent('ÉTOILE')}`, headers })
    expect(found.json()).toMatchObject([{ responses: { contactInfo } }])
    const summary = await app.inject({ url: '/api/analytics/summary', headers })
    expect(summary.json()).toMatchObject({ totalSessions: 1, exitSessions: 1 })
  })
})
