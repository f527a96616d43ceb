import { type RawBuilder, sql } from 'kysely'
import { companyDay } from '#server/calendar/company-days.ts'
import type { Handle } from '#server/storage/database.ts'
import { uncountedForms } from './uncounted-forms.ts'
import { sourceOf, type VisitSource } from './visit-source.ts'

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

/** Called before the forms of a possible bot or spam are erased, because erased forms no longer say what they were. */
export async function subtractUncounted(transaction: Handle, emailKey: string) {
  const forms = await transaction
    .selectFrom('forms')
    .select(['kind', 'variant', 'first_page', 'referrer_host', 'campaign', 'session_id', 'submitted_at'])
    .where('email_key', '=', emailKey)
    .where(sql<boolean>`id in ${uncountedForms}`)
    .execute()
  const steps = forms.map(({ kind, variant, first_page, referrer_host, campaign, submitted_at }) => ({
    day: companyDay(submitted_at).toString(),
    form: variant ?? kind,
    page: first_page ?? '',
    ...sourceOf({ referrerHost: referrer_host ?? '', utmCampaign: campaign ?? '' }, []),
  }))
  // A visit that started on a page that isn't listed was counted under no name.
  await subtract(transaction, 'page_visits', steps, ({ day, page }) => {
    const counted = sql`select page from page_visits where day = ${day} and page = ${page}`
    return sql`page = coalesce((${counted}), '')`
  })
  await subtract(transaction, 'form_visits', steps, ({ form }) => sql`form = ${form}`)
  for (const kind of ['referrer', 'campaign'] as const)
    await subtract(transaction, 'visit_sources', steps, step => sql`kind = ${kind} and name = ${step[kind]}`)
  const sessions = forms.flatMap(({ session_id }) => session_id ?? [])
  if (sessions.length > 0) await transaction.deleteFrom('analytics_sessions').where('id', 'in', sessions).execute()
}

type Step = VisitSource & { day: string; form: string; page: string }

async function subtract(
  transaction: Handle,
  table: 'page_visits' | 'form_visits' | 'visit_sources',
  steps: readonly Step[],
  isRowOf: (step: Step) => RawBuilder<unknown>,
) {
  for (const same of Map.groupBy(steps, step => JSON.stringify(step)).values()) {
    const [step] = same as [Step]
    const less = (column: string) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${same.length}`
    await sql`update ${sql.table(table)} set ${less('opened')}, ${less('started')}, ${less('completed')}
      where day = ${step.day} and ${isRowOf(step)}`.execute(transaction)
  }
}
