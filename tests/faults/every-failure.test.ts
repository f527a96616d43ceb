import pino from 'pino'
import { expect, test } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { insertMessages, newMessage } from '#server/messages/message-repository.ts'
import { createChannelQueue } from '#server/messages/outbox.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { adminOperations } from '#tests/support/every-failure/admin-operations.ts'
import { failEach } from '#tests/support/every-failure/fail-each.ts'
import { withFailure } from '#tests/support/every-failure/failing-database.ts'
import { failureSite } from '#tests/support/every-failure/failure-site.ts'
import { jobOperations, jobSite } from '#tests/support/every-failure/job-operations.ts'
import { passkeyOperations } from '#tests/support/every-failure/passkey-operations.ts'
import { visitorOperations } from '#tests/support/every-failure/visitor-operations.ts'
import { wordsOperations } from '#tests/support/every-failure/words-operations.ts'

const requests = [...visitorOperations, ...adminOperations, ...passkeyOperations, ...wordsOperations]

describeOnEachDatabase('whichever statement fails, this is done or not done, and a repeat finishes it:', kind => {
  test.each(requests)('$name', async operation => {
    const site = await failureSite(kind, operation)
    const { problems, statements } = await failEach(operation, site, site.plain)
    console.info(`${operation.name} (${kind}): ${statements.length} failures`)
    expect(problems).toEqual([])
  })

  test.each(jobOperations)('$name', async operation => {
    const site = await jobSite(kind)
    const { problems, statements } = await failEach(operation, site, site.plain)
    console.info(`${operation.name} (${kind}): ${statements.length} failures`)
    expect(problems).toEqual([])
  })

  test('a message is sent, and only an unexpected error sends it twice', async () => {
    const { database, plain } = await jobSite(kind)
    const [log, clock] = [pino({ level: 'silent' }), { ...systemClock, sleep: async () => undefined }]
    const queueOptions = { backoffMs: [30_000], onAttempt: () => undefined }
    const problems: string[] = []
    for (const failure of ['unavailable', 'lost', 'unexpected'] as const)
      for (let at = 1; ; at += 1) {
        const message = newMessage({ channel: 'email', template: 'any', created_at: new Date().toISOString() })
        await plain.write(transaction => insertMessages(transaction, [message]))
        const sent: string[] = []
        const channel = {
          name: 'email',
          leaseMs: 60_000,
          send: async ({ id }: { id: string }) => void sent.push(id),
        } as const
        const queue = createChannelQueue({ database, log, clock }, channel, queueOptions)
        const { failed } = await withFailure(failure, at, () => queue.deliver([message.id], 30_000))
        if (!failed) break
        // The lease ends.
        await plain.write(transaction => transaction.updateTable('outbox').set({ leased_until: null }).execute())
        await queue.deliver([message.id], 30_000)
        const row = plain.read.selectFrom('outbox').select('status').where('id', '=', message.id)
        const { status } = await row.executeTakeFirstOrThrow()
        if (status !== 'sent' || sent.length < 1 || sent.length > (failure === 'unexpected' ? 2 : 1))
          problems.push(`${failure} ${at} (${failed}): ${status}, sent ${sent.length} times`)
      }
    expect(problems).toEqual([])
  })
})
