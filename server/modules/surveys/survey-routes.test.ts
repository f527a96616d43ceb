import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { anna, exitSurvey } from '#tests/support/leads.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { testApp } from '#tests/support/test-app.ts'

test('smoke', async () => {
  const mail = await startMailServer()
  const { app, database } = await testApp({ env: { SMTP_URL: mail.url } })
  const answer = await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  console.info(
    answer.json(),
    mail.received.map(({ subject, text, html, raw }) => ({ subject, text, raw: raw.slice(0, 900) })),
  )
  console.info(await database.read.selectFrom('mails').selectAll().execute())
})
