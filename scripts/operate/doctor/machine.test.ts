import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migratedDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startTimeServer } from '#tests/support/time-server.ts'
import { checkClock, checkDisk, judgeSpace } from './machine.ts'

const gigabyte = 1e9

test.each([
  [50, 100, 'ok', '50 GB (50%) are free in /data.'],
  [20, 100, 'ok', '20 GB'],
  [19.9, 100, 'warning', '19 GB (19%)'],
  [5, 100, 'warning', '5000 MB (5%)'],
  [1.9, 30, 'warning', '1900 MB (6%)'],
  [1.9, 100, 'wrong', 'Only 1900 MB (1%)'],
  [2.1, 100, 'warning', '2100 MB (2%)'],
  [0.19, 0.2, 'wrong', 'Only 190 MB (95%)'],
])('judges %d of %d GB', (free, total, status, text) => {
  const finding = judgeSpace({ free: free * gigabyte, total: total * gigabyte }, '/data')
  expect(finding).toEqual({ status, text: expect.stringContaining(text) })
})

test('measures the disk of DATA_DIR, which must be a folder', async () => {
  const dataDir = await temporaryFolder()
  const contextFor = (folder: string) => doctorContext({ DATA_DIR: folder })
  expect((await checkDisk(contextFor(dataDir))).text).toContain(`are free in ${dataDir}.`)
  expect((await checkDisk(contextFor(join(dataDir, 'missing')))).text).toContain("doesn't exist")
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  expect(await checkDisk(contextFor(file))).toEqual({
    status: 'wrong',
    text: `${file} is a file, not a folder. Set DATA_DIR to a folder.`,
  })
})

const checkClockWith = (timeServer: string, env: Record<string, string> = {}) =>
  checkClock(doctorContext(env, { timeServer }))

test('compares the clock with a time server', async () => {
  const right = await startTimeServer()
  expect(await checkClockWith(right)).toEqual({ status: 'ok', text: `Agrees with ${right}.` })
  const ahead = await startTimeServer({ offsetMs: 90_000 })
  expect(await checkClockWith(ahead)).toEqual({
    status: 'wrong',
    text: expect.stringContaining(`90 s behind ${ahead}`),
  })
  const behind = await startTimeServer({ offsetMs: -3600_000 })
  expect((await checkClockWith(behind)).text).toContain(`3600 s ahead of ${behind}`)
})

test('compares the clock with Postgres too', async () => {
  const { databaseUrl = '' } = await migratedDatabaseSettings('postgres')
  const server = await startTimeServer()
  expect((await checkClockWith(server, { DATABASE_URL: databaseUrl })).text).toBe(`Agrees with ${server} and Postgres.`)
})

test("uses another machine's clock if no time server responds", async () => {
  const server = createServer((_request, response) =>
    response.setHeader('date', new Date(Date.now() + 120_000).toUTCString()).end(),
  ).listen(0, '0.0.0.0')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  // Reaches this machine, but doesn't look like one of its addresses.
  const siteUrl = `http://0.0.0.0:${(server.address() as AddressInfo).port}`
  const timeServer = 'not a host'
  expect((await checkClockWith(timeServer, { SITE_URL: siteUrl })).text).toMatch(/ 1[12]\d s behind 0\.0\.0\.0\./)
})

test("only warns if no time server responds, and doesn't compare the machine with itself", async () => {
  const context = doctorContext({}, { timeServer: `127.0.0.1:${await freePort()}` })
  expect(await checkClock({ ...context, timeoutMs: 1000 })).toEqual({
    status: 'warning',
    text: expect.stringContaining('--time-server'),
  })
})
