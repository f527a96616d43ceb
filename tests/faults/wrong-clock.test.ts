import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import { newFolder, startServer, stop } from '#tests/support/processes.ts'
import { anna, exitSurvey } from '#tests/support/sample-forms.ts'
import { postJson } from '#tests/support/server-calls.ts'
import { serverClock } from '#tests/support/server-clock.ts'

const yearMinutes = 366 * 24 * 60

test('refuses to purge leads and logs it when the clock is years ahead', async () => {
  const dataDir = newFolder('wrong-clock')
  const first = await startServer({ env: { DATA_DIR: dataDir } })
  for (let index = 0; index < 5; index += 1) {
    const contactInfo = { ...anna, email: `anna-${index}@example.com` }
    expect((await postJson(`${first.origin}/api/survey/submit`, { ...exitSurvey, contactInfo })).status).toBe(200)
  }
  await stop(first.child)

  const clock = serverClock()
  clock.moveForward(3 * yearMinutes)
  const server = await startServer({ env: { DATA_DIR: dataDir, ...clock.env } })
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  await vi.waitFor(() => expect(server.output()).toContain('purge refused: It would delete 5 of 5 leads'), 30_000)
  await stop(server.child)

  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  onTestFinished(() => database.close())
  const rows = async (table: 'forms' | 'leads') => (await database.read.selectFrom(table).select('id').execute()).length
  expect([await rows('forms'), await rows('leads')]).toEqual([5, 5])
})

test('refuses to start when the clock is earlier than the build', async () => {
  const clock = serverClock()
  clock.moveForward(-yearMinutes)
  await expect(startServer({ env: clock.env })).rejects.toThrow(
    /before this site was built. Set the clock and try again./,
  )
})
