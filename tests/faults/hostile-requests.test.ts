import { expect, inject, onTestFinished, test } from 'vitest'
import { bookingSecret } from '#tests/support/booking-events.ts'
import { newDatabaseSettings } from '#tests/support/databases.ts'
import { attackRoutes } from '#tests/support/hostile-attack.ts'
import { startSmallServer, stop } from '#tests/support/processes.ts'
import { allRoutes } from '#tests/support/routes.ts'
import { quiz } from '#tests/support/sample-forms.ts'
import { logInAt, postJson } from '#tests/support/server-calls.ts'

const requestsPerRoute = 250 * inject('faultCount')

const password = 'a password for this test'

test.each(['sqlite', 'postgres'] as const)(
  `answers ${requestsPerRoute} hostile requests to each route without an error of its own, on %s`,
  async kind => {
    const { databaseUrl } = await newDatabaseSettings(kind)
    const { child, origin, output } = await startSmallServer({
      ADMIN_PASSWORD: password,
      BOOKING_WEBHOOK_SECRET: bookingSecret,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    onTestFinished(() => stop(child, 'SIGKILL'))
    const { authorization } = await logInAt(origin, password)
    const ids = await createRecords(origin, authorization)
    // HEAD uses the handlers of GET. DELETE comes last, so the other routes find existing records.
    const all = (await allRoutes()).filter(route => !route.startsWith('HEAD '))
    const deleting = all.filter(route => route.startsWith('DELETE '))
    const routes = [...all.filter(route => !deleting.includes(route)), ...deleting]

    const statuses = await attackRoutes({ origin, ids, authorization, routes, requestsPerRoute })
    console.info(`Hostile requests (${kind}): ${routes.length} routes, ${requestsPerRoute} each: ${statuses}`)
    expect(output()).not.toContain('"level":50')
    await expectLeadIsStored(origin, authorization)
  },
)

const post = async (origin: string, path: string, body: unknown) =>
  (await postJson(`${origin}${path}`, body, { 'x-forwarded-for': '10.99.99.99' })).json()

const read = async (origin: string, authorization: string, path: string) =>
  (await fetch(`${origin}${path}`, { headers: { authorization } })).json()

async function createRecords(origin: string, authorization: string): Promise<string[]> {
  await post(origin, '/api/quiz/submit', quiz)
  const { session } = await post(origin, '/api/analytics/sessions', { surveyType: 'exit' })
  const [lead] = await read(origin, authorization, '/api/admin/leads?show=all')
  const { messages } = await read(origin, authorization, `/api/admin/leads/${lead.id}`)
  return [lead.id, messages[0].id, session.id]
}

async function expectLeadIsStored(origin: string, authorization: string) {
  const contactInfo = { ...quiz.contactInfo, email: 'afterwards@example.com' }
  expect(await post(origin, '/api/quiz/submit', { ...quiz, contactInfo })).toMatchObject({ success: true })
  expect(await read(origin, authorization, '/api/admin/leads?show=all&q=afterwards@example.com')).toHaveLength(1)
}
