import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { ResponseOf } from '#contracts/call.ts'
import type { Overview } from '#contracts/overview.ts'
import type { submitSurvey } from '#contracts/survey.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { startEmailServer, startSilentServer } from '#tests/support/email-server.ts'
import { type Form, newForm, sendForm } from '#tests/support/forms.ts'
import { freePort } from '#tests/support/free-port.ts'
import { guideStatement } from '#tests/support/operations-guide.ts'
import { newFolder, startServer, stop } from '#tests/support/processes.ts'
import { logInAt } from '#tests/support/server-calls.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

const times = inject('faultCount')
/** Two surveys have four emails, and five are sent at a time (server/email/outbox.ts): each is tried at once. */
const surveys = 2
const adminPassword = 'the admin password'

const noneSent = { adminEmailSent: false, userEmailSent: false }
const onlyNoticesSent = { adminEmailSent: true, userEmailSent: false }

test('whatever the SMTP server does, visitors get an honest response while it fails, and every email goes out in the end', async () => {
  const port = await freePort()
  const site = await startSite(port)
  const slowestMs: Record<string, number> = {}
  const sendSurveys = async (fault: string, told: ResponseOf<typeof submitSurvey>['emailStatus']) => {
    slowestMs[fault] = Math.max(slowestMs[fault] ?? 0, await site.sendSurveys(told))
  }
  for (let time = 1; time <= times; time += 1) {
    await sendSurveys('down', noneSent)
    expect(await site.emailsThat('waiting', 'ECONNREFUSED')).toHaveLength(2 * surveys)

    const silent = await startSilentServer({ port })
    await sendSurveys('silent', noneSent)
    await silent.stop()
    // What was being said to it comes to nothing, and is put off like the others.
    await site.untilWaiting(4 * surveys)

    // Nobody waits so long for an answer; the emails are sent all the same, and once.
    const smtp = await startEmailServer({ port })
    const held = Promise.withResolvers<void>()
    smtp.state.hold = held.promise
    await sendSurveys('slow', noneSent)
    held.resolve()
    smtp.state.hold = Promise.resolve()
    expect(smtp.received).toHaveLength(2 * surveys)
    await site.untilSent(smtp.received.map(({ messageId }) => messageId ?? ''))

    smtp.state.behaviour = 'reject temporarily'
    await sendSurveys('refusing for now', noneSent)
    expect(await site.emailsThat('waiting', '451')).toHaveLength(2 * surveys)

    smtp.state.behaviour = 'reject permanently'
    smtp.state.refuseOnly = address => address.startsWith('visitor-')
    await sendSurveys('rejecting permanently', onlyNoticesSent)
    const refused = await site.emailsThat('failed', 'Refused: 550')
    expect(refused).toHaveLength(surveys)
    const { undelivered, list } = await site.overview()
    expect(undelivered).toBe(7 * surveys)
    for (const { id } of refused)
      expect(list).toContainEqual(expect.objectContaining({ id, status: 'failed', canBeResent: true }))

    // It is mended: the operator hurries what waits, the administrator sends again what had failed.
    smtp.state.behaviour = 'accept'
    await site.run(guideStatement('update emails set next_attempt_at'))
    await site.untilWaiting(0)
    for (const { id } of refused) expect(await site.resend(id)).toEqual({ status: 'sent', reason: null })
    expect((await site.overview()).undelivered).toBe(0)
    const ids = smtp.received.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2 * 5 * surveys)
    expect(new Set(ids).size).toBe(ids.length)
    await smtp.stop()
  }
  await site.expectAllLeads()
  const figures = Object.entries(slowestMs).map(([fault, ms]) => `${fault} ${Math.round(ms)} ms`)
  console.info(
    `slowest answer by what the SMTP server does: ${figures.join(', ')}; ${times} times, no email lost or doubled`,
  )
})

const until = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: 30_000, interval: 20 })

/** A site that emails through this port, and what its visitors, administrator and operator do. */
async function startSite(smtpPort: number) {
  const settings = { dataDir: newFolder('smtp-faults'), databaseUrl: undefined }
  const SMTP_URL = `smtp://127.0.0.1:${smtpPort}`
  const env = { DATA_DIR: settings.dataDir, SMTP_URL, TRUST_PROXY: '1', ADMIN_PASSWORD: adminPassword }
  const server = await startServer({ env })
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  const headers = await logInAt(server.origin, adminPassword)
  const sent: Form[] = []

  /** Those that nobody is sending at the moment, by a part of the reason that is noted. */
  const emailsThat = (status: string, reason: string) =>
    database.read
      .selectFrom('emails')
      .select('id')
      .where('status', '=', status)
      .where('leased_until', 'is', null)
      .where('last_error', 'like', `%${reason}%`)
      .execute()

  return {
    emailsThat,
    /** Says how long the visitors waited. */
    async sendSurveys(told: ResponseOf<typeof submitSurvey>['emailStatus']) {
      const forms = Array.from({ length: surveys }, () => newForm('survey'))
      sent.push(...forms)
      const startedAt = performance.now()
      const answers = await Promise.all(forms.map(form => sendForm(server.origin, form)))
      const tookMs = performance.now() - startedAt
      for (const answer of answers) expect(await answer.json()).toEqual({ success: true, emailStatus: told })
      return tookMs
    },
    untilWaiting: (count: number) => until(async () => (await emailsThat('waiting', '')).length === count),
    untilSent: (messageIds: readonly string[]) =>
      until(async () => {
        const sent = await database.read
          .selectFrom('emails')
          .select('id')
          .where('message_id', 'in', messageIds)
          .where('status', '=', 'sent')
          .execute()
        return sent.length === messageIds.length
      }),
    run: (statement: string) => database.write(transaction => sql.raw(statement).execute(transaction)),
    async overview() {
      const answer = await fetch(`${server.origin}/api/admin/overview`, { headers })
      return ((await answer.json()) as Overview).emails
    },
    async resend(id: string) {
      return (await fetch(`${server.origin}/api/admin/emails/${id}/resend`, { method: 'POST', headers })).json()
    },
    async expectAllLeads() {
      const { faults, missingOf } = await readStoredForms(database.read, sent)
      expect(faults).toEqual([])
      expect(missingOf(sent)).toEqual([])
    },
  }
}
