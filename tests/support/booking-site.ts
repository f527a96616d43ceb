import { expect } from 'vitest'
import type { Lead, LeadSummary } from '#contracts/leads.ts'
import type { Overview } from '#contracts/overview.ts'
import { logIn } from './admin.ts'
import { bookingRequest, bookingSecret } from './booking-events.ts'
import { type TestAppOptions, testApp } from './test-app.ts'

/** With the setting that turns bookings on. */
export async function startBookingSite({ env, ...options }: TestAppOptions = {}) {
  const site = await testApp({ ...options, env: { BOOKING_WEBHOOK_SECRET: bookingSecret, ...env } })
  const { app, database } = site
  const headers = await logIn(app)
  const get = async (url: string) => (await app.inject({ url, headers })).json()
  const leads = (): Promise<LeadSummary[]> => get('/api/admin/leads?show=all')
  return {
    ...site,
    get,
    post: (url: string, payload: object) => app.inject({ method: 'POST', url, payload }),
    deliver: async (...events: object[]) => {
      for (const event of events) {
        const { statusCode, body } = await app.inject({
          method: 'POST',
          url: '/api/bookings',
          ...bookingRequest(event),
        })
        expect([statusCode, body]).toEqual([200, '{"success":true}'])
      }
    },
    change: (id: string, payload: object) =>
      app.inject({ method: 'PATCH', url: `/api/admin/leads/${id}`, headers, payload }),
    leads,
    async onlyLead(): Promise<Lead> {
      const found = await leads()
      expect(found).toHaveLength(1)
      return get(`/api/admin/leads/${found[0]?.id}`)
    },
    overview: (): Promise<Overview> => get('/api/admin/overview'),
    rows: () => database.read.selectFrom('bookings').selectAll().orderBy('starts_at').execute(),
  }
}
