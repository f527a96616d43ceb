import { sql } from 'kysely'
import type { Handle } from '#server/storage/database.ts'
import { isPerson } from '#server/storage/is-person.ts'
import { sourceOf } from './visit-source.ts'

type LeadCount = Record<'first_form' | 'first_page' | 'referrer_host' | 'campaign', string | null> & {
  status: string
  leads: number
}

/**
 * Leads by what's known about their first form, without those who only booked a call: they opened none. In the order of
 * the index, so that nothing has to be sorted.
 */
export async function leadOutcomes(read: Handle, from = '', ownHost: string) {
  const { rows } = await sql<LeadCount>`
    select first_form, first_page, referrer_host, campaign, status, count(*) as leads
    from leads where first_submitted_at >= ${from} and ${isPerson} and first_form is distinct from 'booking'
    group by first_form, first_page, referrer_host, campaign, status`.execute(read)
  return rows.map(({ status, leads, referrer_host, campaign, ...first }) => ({
    ...first,
    ...sourceOf({ referrerHost: referrer_host ?? '', utmCampaign: campaign ?? '' }, [ownHost]),
    outcomes: {
      leads,
      booked: status === 'booked' || status === 'won' ? leads : 0,
      won: status === 'won' ? leads : 0,
    },
  }))
}
