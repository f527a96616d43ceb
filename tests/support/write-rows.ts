import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#server/storage/open-database.ts'

const [settings = '', name = '', count = '0', startAt = '0'] = process.argv.slice(2)
// Processes started together wait for the same moment, for maximum contention.
await sleep(Math.max(0, Number(startAt) - Date.now()))
const database = await openDatabase(JSON.parse(settings))
for (let index = 0; index < Number(count); index += 1) {
  const values = { name: `${name}${index}`, value: '1', changed_at: '2026-01-01T00:00:00.000Z' }
  await database.write(transaction => transaction.insertInto('settings').values(values).execute())
}
await database.close()
