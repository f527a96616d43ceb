import { expect, test } from 'vitest'
import { returnPlaceIn } from './return-place.ts'

test.each(['/admin', '/admin/leads?person=1', '/admin?from=mail#at-a-glance', '/admin#top'])(
  'the login leads back to %s',
  next => expect(returnPlaceIn({ next, obstacle: 'ended' })).toEqual({ next, obstacle: 'ended' }),
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
  { next: '/about', obstacle: 'no such word' },
])('whatever else history holds, %j leads to the dashboard', state =>
  expect(returnPlaceIn(state)).toEqual({ next: '/admin' }),
)
