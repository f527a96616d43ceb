import { expect, test } from 'vitest'
import { smallBody } from '#contracts/call.ts'
import { formTypes } from '#server/forms/form-types.ts'
import { allRoutes, publicRoutes } from '#tests/support/routes.ts'
import { testApp } from '#tests/support/test-app.ts'

const largeBodies = [...formTypes.map(({ call }) => `${call.method} ${call.path}`), 'POST /api/bookings']

test('calls that anyone can send take small bodies, except for forms and bookings', async () => {
  const { app } = await testApp()
  const routes = (await allRoutes()).filter(
    route =>
      /^(POST|PUT|PATCH) \/api\/[^*]/.test(route) && publicRoutes.includes(route) && !largeBodies.includes(route),
  )
  expect(routes.length).toBeGreaterThan(8)
  const nested = `{"payload":${'['.repeat(smallBody / 2)}${']'.repeat(smallBody / 2)}}`
  for (const route of routes) {
    const [method, url] = route.split(' ') as ['POST', string]
    const response = await app.inject({ method, url, payload: nested, headers: { 'content-type': 'application/json' } })
    expect([response.statusCode, response.body], route).toEqual([413, '{"error":"The request is too large."}'])
  }
})

test('counts a visit with the longest values', async () => {
  const { app } = await testApp()
  const long = '界'.repeat(300)
  const names = ['firstPage', 'referrerHost', 'utmSource', 'utmMedium', 'utmCampaign', 'utmTerm', 'utmContent']
  const payload = { page: long, visit: Object.fromEntries(names.map(name => [name, long])), step: 'started' }
  expect((await app.inject({ method: 'POST', url: '/api/visits', payload })).statusCode).toBe(204)
})
