import { describe, expect, test } from 'vitest'
import { type App, testApp, testPasswords } from '#tests/support/test-app.ts'
import { toolkit } from './toolkit.ts'

const validate = (app: App, password: unknown) =>
  app.inject({ method: 'POST', url: '/api/toolkit/validate', payload: { password } })
const correctPassword = testPasswords.toolkit.value

test('returns the toolkit for the correct password, ignoring surrounding whitespace', async () => {
  const { app } = await testApp()
  for (const password of [correctPassword, ` ${correctPassword}\n`])
    expect((await validate(app, password)).json()).toEqual({ isValid: true, toolkit })
})

test.each(['wrong', '', correctPassword.toUpperCase(), `${correctPassword}x`])(
  'returns isValid: false for the password "%s"',
  async password => {
    const { app } = await testApp()
    const response = await validate(app, password)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ isValid: false })
  },
)

test("rejects a password that isn't a string", async () => {
  const { app } = await testApp()
  const response = await validate(app, 7)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ error: 'Password is required.' })
})

describe('toolkit password limit', () => {
  test('locks out after ten failures, even in parallel, and ignores successes', async () => {
    const { app } = await testApp()
    for (let index = 0; index < 12; index += 1) expect((await validate(app, correctPassword)).json().isValid).toBe(true)
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => validate(app, `guess ${index}`)))
    expect(guesses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    const rejected = await validate(app, correctPassword)
    expect(rejected.statusCode).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(60)
  })
})
