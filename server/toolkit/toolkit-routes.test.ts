import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { testApp, testPasswords } from '#tests/support/test-app.ts'
import { toolkit } from './toolkit-content.ts'

type App = Awaited<ReturnType<typeof testApp>>['app']
const validate = (app: App, password: unknown) =>
  app.inject({ method: 'POST', url: '/api/toolkit/validate', payload: { password } })
const right = testPasswords.toolkit.value

test('the right password brings the toolkit, also with a space that was copied along', async () => {
  const { app } = await testApp()
  for (const password of [right, ` ${right}\n`])
    expect((await validate(app, password)).json()).toEqual({ isValid: true, toolkit })
})

test.each(['wrong', '', right.toUpperCase(), `${right}x`])('the password "%s" brings nothing', async password => {
  const { app } = await testApp()
  const answer = await validate(app, password)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ isValid: false })
})

test('a password that is no text is refused', async () => {
  const { app } = await testApp()
  const answer = await validate(app, 7)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ error: 'Password is required.' })
})

describeOnEachDatabase('guessing the toolkit password', kind => {
  test('ends after ten failures, even in parallel; the right password does not count', async () => {
    const { app } = await testApp({ kind })
    for (let index = 0; index < 12; index += 1) expect((await validate(app, right)).json().isValid).toBe(true)
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => validate(app, `guess ${index}`)))
    expect(guesses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    const refused = await validate(app, right)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
  })
})
