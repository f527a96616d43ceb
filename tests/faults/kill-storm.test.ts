import { expect, inject, test } from 'vitest'
import { startServer, stop } from '#tests/support/processes.ts'

const rounds = 20 * inject('faultCount')

test(`the server is ready again within 3 s after each of ${rounds} kills`, async () => {
  const { child, readyAfterMs } = await startServer()
  await stop(child, 'SIGKILL')
  expect(readyAfterMs).toBeLessThan(3000)
})
