import { expect, test } from 'vitest'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { checkPlaceholders } from './company.ts'

test('lists the placeholders that are left', () => {
  const context = doctorContext({})
  const text = expect.stringMatching(/^Replace email, .* Decide there too: how long a first call is/)
  expect(checkPlaceholders(context)).toEqual({ status: 'wrong', text })
  expect(checkPlaceholders({ ...context, site: { ...context.site, standIns: [] } }).status).toBe('ok')
})
