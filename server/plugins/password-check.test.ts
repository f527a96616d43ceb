import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createSlots, type Slots } from '#server/slots.ts'
import { PublicError } from './errors.ts'
import { createPasswordCheck } from './password-check.ts'

const request = {} as FastifyRequest

/** Counts what a visitor has used up. */
function checkWith(turns: Slots) {
  let used = 0
  const limits = {
    take: async () => {
      used += 1
    },
    giveBack: async () => {
      used -= 1
    },
  }
  const check = createPasswordCheck({ name: 'test', password: 'the right one', limits, turns })
  return { check: (candidate: string) => check(request, candidate), used: () => used }
}

test('one check after the other has the only turn, and leaves it to the next, right or wrong', async () => {
  let atOnce = 0
  let most = 0
  const slots = createSlots(1)
  const { check, used } = checkWith({
    async take(signal) {
      const giveBack = await slots.take(signal)
      atOnce += 1
      most = Math.max(most, atOnce)
      return () => {
        atOnce -= 1
        giveBack?.()
      }
    },
  })
  const answers = await Promise.all(['wrong', 'the right one', 'wrong', 'the right one'].map(check))
  expect(answers).toEqual([false, true, false, true])
  expect(most).toBe(1)
  expect(atOnce).toBe(0)
  expect(used()).toBe(2)
})

test('whoever gets no turn in time is asked to come back, and has used up nothing', async () => {
  const { check, used } = checkWith({ take: async () => undefined })
  const refusal = await check('the right one').catch(reason => reason)
  expect(refusal).toBeInstanceOf(PublicError)
  expect(refusal).toMatchObject({
    statusCode: 429,
    message: 'Too many passwords are being tried. Please try again in a moment.',
    retryAfterSeconds: 5,
  })
  expect(used()).toBe(0)
})
