import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Limits } from '#server/http/limits.ts'
import { passwordCheck } from './passwords.ts'

const request = {} as FastifyRequest

test('counts only wrong passwords as failures and ignores Unicode normalization', async () => {
  let failures = 0
  const limits: Limits = {
    async take() {
      failures += 1
    },
    allows: async () => true,
    async release() {
      failures -= 1
    },
  }
  const isPassword = passwordCheck({ limits }, 'test', 'café')
  expect([await isPassword(request, 'cafe'), failures]).toEqual([false, 1])
  expect([await isPassword(request, ''), failures]).toEqual([false, 2])
  expect([await isPassword(request, 'cafe\u0301'), failures]).toEqual([true, 2])
})
