import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { isGuessable, passwordRule } from './guessable-password.ts'

test.each([
  'Summer2026!!',
  'iloveyou1234',
  'modernizemybusiness',
  'ModernizeMyBusiness2026',
  'passwordpassword',
  'Administrator1',
  'November-2026',
  'qwertyuiop12',
  'asdfghjkl;123',
  'abcdefghijklm',
  '1qaz2wsx3edc',
  '111111111111',
  '204-555-0123-77',
  'annaannaanna',
])('%s is refused with the rule', password => {
  expect(() => loadConfig({ ADMIN_PASSWORD: password })).toThrow(`ADMIN_PASSWORD must be ${passwordRule}.`)
})

test.each([
  'demo-admin-password',
  'blue horses in may',
  'correct horse battery',
  'my winter cabin 1987',
  'x7Kp-2mQz-9LtW',
  'kwp7-h3np-x9ra-t2mv-c8sd',
])('%s is accepted', password => {
  expect(isGuessable(password)).toBe(false)
})
