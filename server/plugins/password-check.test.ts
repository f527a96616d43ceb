import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createSlots, type Slots } from '#server/slots.ts'
import type { Limits } from './limits.ts'
import { createPasswordCheck } from './password-check.ts'

const request = {} as FastifyRequest

function checkWith(turns: Slots) {
  const counted = { failures: 0 }
  const limits: Limits = {
    async take() {
      counted.failures += 1
    },
    async giveBack() {
      counted.failures -= 1
    },
  }
  return { counted, isPassword: createPasswordCheck({ name: 'test', password: 'right', limits, turns }) }
}

test('a wrong password counts, the right one does not', async () => {
  const { counted, isPassword } = checkWith(createSlots(1))
  expect([await isPassword(request, 'wrong'), counted.failures]).toEqual([false, 1])
  expect([await isPassword(request, 'right'), counted.failures]).toEqual([true, 1])
})

test('whoever finds all turns taken is told to come back, and it does not count', async () => {
  const { counted, isPassword } = checkWith({ take: async () => undefined })
  await expect(isPassword(request, 'right')).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: 5 })
  expect(counted.failures).toBe(0)
})

test('a turn is given back, whatever came of it', async () => {
  const turns = createSlots(1)
  const { isPassword } = checkWith(turns)
  await Promise.all(['wrong', 'right', 'wrong'].map(candidate => isPassword(request, candidate)))
  expect(await turns.take(AbortSignal.timeout(1))).toBeTypeOf('function')
})
