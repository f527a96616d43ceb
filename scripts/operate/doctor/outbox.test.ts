import { expect, test } from 'vitest'
import { newMessage } from '#server/messages/message-repository.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { describeOnEachDatabase, migratedDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { checkOutbox } from './outbox.ts'

describeOnEachDatabase('the outbox check', kind => {
  test('reports emails that have been waiting for more than an hour', async () => {
    const { dataDir, databaseUrl = '' } = await migratedDatabaseSettings(kind)
    const context = doctorContext({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SMTP_URL: 'smtp://127.0.0.1' })
    expect(await checkOutbox(context)).toEqual({
      status: 'ok',
      text: 'Nothing has been waiting for more than an hour.',
    })
    const database = await openDatabase({ dataDir, databaseUrl })
    const created_at = new Date(Date.now() - 2.5 * 60 * 60 * 1000).toISOString()
    const message = newMessage({ channel: 'email', template: 'any', created_at, last_error: 'connect ECONNREFUSED' })
    await database.write(transaction => transaction.insertInto('outbox').values(message).execute())
    await database.close()
    expect(await checkOutbox(context)).toEqual({
      status: 'wrong',
      text: 'Emails aren\'t going out. 1 email hasn\'t been delivered. The oldest is 2 hours old.\nThe admin dashboard has the reasons, under "Not delivered".',
    })
  })
})

test('is skipped without a database, and if nothing is sent', async () => {
  const dataDir = await temporaryFolder()
  expect((await checkOutbox(doctorContext({ DATA_DIR: dataDir }))).status).toBe('skipped')
  expect((await checkOutbox(doctorContext({ DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1' }))).status).toBe('skipped')
})
