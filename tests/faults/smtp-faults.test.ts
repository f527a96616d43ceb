import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { ResponseOf } from '#contracts/call.ts'
import type { Overview } from '#contracts/overview.ts'
import type { submitSurvey } from '#contracts/survey.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { logInSilently } from '#tests/support/admin.ts'
import { outboxIdOf, startEmailServer, startSilentServer } from '#tests/support/email-server.ts'
import { type Form, newForm, sendForm } from '#tests/support/forms.ts'
import { freePort } from '#tests/support/free-port.ts'
import { guideStatement } from '#tests/support/operations-guide.ts'
import { newFolder, startServer, stop } from '#tests/support/processes.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

const times = inject('faultCount')
/** Two surveys have four emails. The outbox sends up to five concurrently, so each is attempted immediately. */
const surveys = 2
const adminPassword = 'the admin password'

const noneSent = { adminEmailSent: false, userEmailSent: false }
const onlyNoticesSent = { adminEmailSent: true, userEmailSent: false }

test('reports unsent emails to visitors while the SMTP server fails, and delivers each email once in the end', async () => {
  const port = await freePort()
  const site = await startSite(port)
  const slowestMs: Record<string, number> = {}
  const sendSurveys = async (fault: string, expected: ResponseOf<typeof submitSurvey>['emailStatus']) => {
    slowestMs[fault] = Math.max(slowestMs[fault] ?? 0, await site.sendSurveys(expected))
  }
  for (let time = 1; time <= times; time += 1) {
    await sendSurveys('down', noneSent)
    expect(await site.emailsWith('waiting', 'ECONNREFUSED')).toHaveLength(2 * surveys)

    const silent = await startSilentServer({ port })
    await sendSurveys('silent', noneSent)
    await silent.stop()
    // The open connections fail now, and their emails are queued for another attempt.
    await site.waitForQueued(4 * surveys)

    const smtp = await startEmailServer({ port })
    const held = Promise.withResolvers<void>()
    smtp.state.hold = held.promise
    await sendSurveys('slow', noneSent)
    held.resolve()
    smtp.state.hold = Promise.resolve()
    expect(smtp.received).toHaveLength(2 * surveys)
    await site.waitForSent(smtp.received.map(outboxIdOf))

    smtp.state.behavior = 'reject temporarily'
    await sendSurveys('rejecting temporarily', noneSent)
    expect(await site.emailsWith('waiting', '451')).toHaveLength(2 * surveys)

    smtp.state.behavior = 'reject permanently'
    smtp.state.rejectOnly = address => address.startsWith('visitor-')
    await sendSurveys('rejecting permanently', onlyNoticesSent)
    const rejected = await site.emailsWith('failed', 'Refused: 550')
    expect(rejected).toHaveLength(surveys)
    const { undelivered, list } = await site.overview()
    expect(undelivered).toBe(7 * surveys)
    for (const { id } of rejected)
      expect(list).toContainEqual(expect.objectContaining({ id, status: 'failed', canBeResent: true }))

    // SMTP works again: the operator runs the statement from the guide, the administrator resends the failed emails.
    smtp.state.behavior = 'accept'
    await site.run(guideStatement('update outbox set next_attempt_at'))
    await site.waitForQueued(0)
    for (const { id } of rejected) expect(await site.resend(id)).toEqual({ status: 'sent', reason: null })
    expect((await site.overview()).undelivered).toBe(0)
    const ids = smtp.received.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2 * 5 * surveys)
    expect(new Set(ids).size).toBe(ids.length)
    await smtp.stop()
  }
  await site.expectAllLeads()
  const figures = Object.entries(slowestMs).map(([fault, ms]) => `${fault} ${Math.round(ms)} ms`)
  console.info(
    `slowest response by SMTP server behavior: ${figures.join(', ')}; ${times} times, no email lost or duplicated`,
  )
})

const waitUntil = (condition: () => Promise<boolean>) => vi.waitUntil(condition, { timeout: 30_000, interval: 20 })

async function startSite(smtpPort: number) {
  const settings = { dataDir: newFolder('smtp-faults'), databaseUrl: undefined }
  const SMTP_URL = `smtp://127.0.0.1:${smtpPort}`
  const env = { DATA_DIR: settings.dataDir, SMTP_URL, TRUST_PROXY: '1', ADMIN_PASSWORD: adminPassword }
  const server = await startServer({ env })
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  const headers = await logInSilently(database, adminPassword)
  const sent: Form[] = []

  const emailsWith = (status: string, reason: string) =>
    database.read
      .selectFrom('outbox')
      .select('id')
      .where('status', '=', status)
      .where('leased_until', 'is', null)
      .where('last_error', 'like', `%${reason}%`)
      .execute()

  return {
    emailsWith,
    async sendSurveys(expected: ResponseOf<typeof submitSurvey>['emailStatus']) {
      const forms = Array.from({ length: surveys }, () => newForm('survey'))
      sent.push(...forms)
      const startedAt = performance.now()
      const responses = await Promise.all(forms.map(form => sendForm(server.origin, form)))
      const elapsedMs = performance.now() - startedAt
      const receipt = expect.objectContaining({ replyBy: expect.any(String) })
      for (const response of responses)
        expect(await response.json()).toEqual({ success: true, emailStatus: expected, receipt })
      return elapsedMs
    },
    waitForQueued: (count: number) => waitUntil(async () => (await emailsWith('waiting', '')).length === count),
    waitForSent: (ids: readonly string[]) =>
      waitUntil(async () => {
        const sent = await database.read
          .selectFrom('outbox')
          .select('id')
          .where('id', 'in', ids)
          .where('status', '=', 'sent')
          .execute()
        return sent.length === ids.length
      }),
    run: (statement: string) => database.write(transaction => sql.raw(statement).execute(transaction)),
    async overview() {
      const response = await fetch(`${server.origin}/api/admin/overview`, { headers })
      return ((await response.json()) as Overview).outbox
    },
    async resend(id: string) {
      return (await fetch(`${server.origin}/api/admin/outbox/${id}/resend`, { method: 'POST', headers })).json()
    },
    async expectAllLeads() {
      const { faults, missingFrom } = await readStoredForms(database.read, sent)
      expect(faults).toEqual([])
      expect(missingFrom(sent)).toEqual([])
    },
  }
}
