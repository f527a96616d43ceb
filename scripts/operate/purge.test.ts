import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import { temporaryFolder } from '#tests/support/databases.ts'
import { anna, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { purge } from './purge.ts'

test('refuses to purge more than half of the leads with the command that confirms it', async () => {
  const dataDir = await temporaryFolder()
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  const { app } = await testApp({ database })
  for (let index = 0; index < 5; index += 1) {
    const contactInfo = { ...anna, email: `anna-${index}@example.com` }
    await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: { ...quiz, contactInfo } })
  }
  const submitted = '2020-01-01T00:00:00.000Z'
  await database.write(async transaction => {
    await transaction.updateTable('forms').set({ submitted_at: submitted }).execute()
    await transaction.updateTable('leads').set({ last_submitted_at: submitted }).execute()
  })
  await expect(purge([], { DATA_DIR: dataDir })).rejects.toThrow(
    /^Nothing was deleted\. It would delete 5 of 5 leads, more than half\. .* run: npm run purge -- --yes$/,
  )
  expect(await purge(['--yes'], { DATA_DIR: dataDir })).toMatch(/forms +5\n/)
  expect(await database.read.selectFrom('leads').select('id').execute()).toEqual([])
  expect(await database.read.selectFrom('audit_log').select(['action', 'device']).execute()).toEqual([
    { action: 'data.purged', device: 'A command on the server' },
  ])
  await app.close()
  await database.close()
})

test.each([[['now']], [['--yes', 'now']]])('explains its usage for the arguments %j', async args => {
  const dataDir = await temporaryFolder()
  await expect(purge(args, { DATA_DIR: dataDir })).rejects.toThrow('npm run purge -- [--yes]')
  const env = { DATA_DIR: dataDir, SYSTEMD_EXEC_PID: String(process.pid) }
  await expect(purge(args, env)).rejects.toThrow('sudo modernize purge [--yes]')
})

test("doesn't create a missing database", async () => {
  const dataDir = await temporaryFolder()
  await expect(purge([], { DATA_DIR: dataDir })).rejects.toThrow(`No database found at ${join(dataDir, 'site.db')}`)
  expect(readdirSync(dataDir)).toEqual([])
})
