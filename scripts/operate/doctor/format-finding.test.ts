import { expect, test } from 'vitest'
import { ok, skipped, warning, wrong } from './check.ts'
import { formatFinding, summarize } from './format-finding.ts'
import { secretHider } from './secrets.ts'
import { loadSettings } from './settings.ts'

test('aligns the lines of a finding and wraps them at words', () => {
  expect(formatFinding('Site', ok('Fine.'))).toBe('  ✓ Site          Fine.')
  expect(formatFinding('Settings', wrong('One line.\nAnother line.'))).toBe(
    '  ✗ Settings      One line.\n                  Another line.',
  )
  const wrapped = formatFinding('Site', warning('one two three four five six seven eight nine ten'), 50)
  expect(wrapped.split('\n').map(line => line.length <= 50 && line.slice(18))).toEqual([
    'one two three four five six',
    'seven eight nine ten',
  ])
})

test('removes escape sequences that a server may have sent', () => {
  expect(formatFinding('Email', wrong('550 \u001b[2JGone\u0007'))).toBe('  ✗ Email         550  [2JGone ')
})

test('sums up', () => {
  expect(summarize([ok(''), ok('')])).toBe('2 fine.')
  expect(summarize([ok(''), wrong(''), warning(''), skipped('')])).toBe('1 to fix, 1 warning, 1 fine, 1 skipped.')
})

test('hides every secret in the settings, also as it is encoded in a URL', () => {
  const { config } = loadSettings({
    ADMIN_PASSWORD: 'a long admin word',
    TOOLKIT_PASSWORD: 'toolkit-word',
    SMTP_URL: 'smtps://user:sm%40tp@mail.example.com',
    DATABASE_URL: 'postgres://site:dbpass@127.0.0.1/site',
  })
  const hide = secretHider(config)
  expect(hide('a long admin word, toolkit-word, sm@tp, sm%40tp, dbpass, site')).toBe('•••, •••, •••, •••, •••, site')
})
