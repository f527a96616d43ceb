import { sql } from 'kysely'
import { uncountedForms } from '#server/analytics/uncounted-forms.ts'
import type { Handle } from '#server/db/database.ts'
import { sourceOf } from './visit-source.ts'

export type UncountedForm = { form: string; page: string; referrer: string; campaign: string }

/** Their steps are in the totals: nobody can tell a bot or spam before the form arrives. */
export async function uncountedFormsSince(read: Handle, from = '', ownHost: string): Promise<UncountedForm[]> {
  const forms = await read
    .selectFrom('forms')
    .select(['kind', 'variant', 'first_page', 'referrer_host', 'campaign'])
    .where(sql<boolean>`id in ${uncountedForms}`)
    .where('submitted_at', '>=', from)
    .execute()
  return forms.map(({ kind, variant, first_page, referrer_host, campaign }) => ({
    form: variant ?? kind,
    page: first_page ?? '',
    ...sourceOf({ referrerHost: referrer_host ?? '', utmCampaign: campaign ?? '' }, [ownHost]),
  }))
}
