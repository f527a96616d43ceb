import { expect, test } from 'vitest'
import { returnLocationIn } from './return-location.ts'

test.each(['/admin', '/admin/leads?person=1', '/admin?from=email#at-a-glance', '/admin#top'])(
  'after the login comes %s',
  next => expect(returnLocationIn({ next, reason: 'ended' })).toEqual({ next, reason: 'ended' }),
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
  { next: '/about', reason: 'no such word' },
])('%j in the history state means the dashboard', state => expect(returnLocationIn(state)).toEqual({ next: '/admin' }))
