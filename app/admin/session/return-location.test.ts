import { expect, test } from 'vitest'
import { parseReturnLocation } from './return-location.ts'

test.each(['/admin', '/admin/leads?lead=1', '/admin?from=email#at-a-glance', '/admin#top'])(
  'returns to %s after login',
  next => expect(parseReturnLocation({ next, reason: 'ended' })).toEqual({ next, reason: 'ended' }),
)

test.each([
  null,
  'text',
  {},
  { next: 7 },
  { next: '/' },
  { next: '/administer' },
  { next: '//evil.example/admin' },
  { next: 'https://evil.example/admin' },
  { next: '/admin/login' },
  { next: '/about', reason: 'unknown' },
])('falls back to the dashboard for history state %j', state =>
  expect(parseReturnLocation(state)).toEqual({ next: '/admin' }),
)
