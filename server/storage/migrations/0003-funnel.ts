import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  for (const statement of changes) await sql.raw(statement).execute(db)
  await dateSessions(db)
  await nameCampaigns(db)
  for (const statement of firstForms) await sql.raw(statement).execute(db)
}

const formCounts = ['opened', 'started', 'completed']

const changes = [
  // Surveys only, and counted before the form was accepted. A survey that was started had also been opened.
  'alter table page_visits rename column surveys_started to started',
  'alter table page_visits rename column surveys_completed to completed',
  'alter table page_visits add column opened integer not null default 0',
  'update page_visits set opened = started',
  ...formCounts.map(count => `alter table visit_sources add column ${count} integer not null default 0`),
  `create table form_visits (
    day text not null,
    form text not null,
    opened integer not null,
    started integer not null,
    completed integer not null,
    primary key (day, form)
  )`,
  'alter table analytics_sessions drop column first_page',
  'alter table analytics_sessions add column awaits_survey integer not null default 0',
  "alter table analytics_sessions add column started_day text not null default ''",
  'alter table forms add column session_id text',
  'alter table forms add column campaign text',
  'create index forms_possible_bots on forms (id) where bot_check is not null',
  'alter table leads add column first_form text',
  'alter table leads add column campaign text',
  'create index leads_spam on leads (email_key) where spam_at is not null',
]

const firstOf = (column: string) =>
  `(select ${column} from forms where forms.email_key = leads.email_key order by submitted_at limit 1)`

const firstForms = [
  'drop index leads_source',
  `update leads set first_form = ${firstOf('coalesce(variant, kind)')}, campaign = ${firstOf('campaign')}`,
  'create index leads_first on leads (first_submitted_at, bot_check, spam_at)',
  `create index leads_outcomes on leads
    (first_form, first_page, referrer_host, campaign, status, first_submitted_at, bot_check, spam_at)`,
]

/** In the company's time zone, whose days start on the hour. */
async function dateSessions(db: Kysely<unknown>) {
  const { rows } = await sql<{ hour: string }>`
    select distinct substr(started_at, 1, 13) as hour from analytics_sessions order by 1`.execute(db)
  const hours = rows.map(({ hour }) => hour).filter(hour => !Number.isNaN(Date.parse(`${hour}:00Z`)))
  for (const [day, [first = '', ...others]] of Map.groupBy(hours, dayAt))
    await sql`update analytics_sessions set started_day = ${day}
      where started_at >= ${first} and started_at < ${`${others.at(-1) ?? first}:99`}`.execute(db)
  // Counts of a date range read nothing but this index.
  await sql`create index analytics_sessions_days on analytics_sessions
    (started_day, is_completed, toolkit_opt_in, last_step, furthest_step, survey_type)`.execute(db)
}

const { format } = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Winnipeg' })
const hourMs = 60 * 60 * 1000

/** Manitoba stopped turning its clocks back, which Node's time zone data may not know yet. */
function dayAt(hour: string) {
  const time = new Date(`${hour}:00Z`)
  const isNewRule = time.getTime() >= Date.UTC(2026, 10, 1, 7)
  return isNewRule ? new Date(time.getTime() - 5 * hourMs).toISOString().slice(0, 10) : format(time)
}

const batchSize = 500

/** Copies each form's campaign out of its JSON, which may be damaged. */
async function nameCampaigns(db: Kysely<unknown>) {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; utm: string }>`
      select id, utm from forms where utm is not null and id > ${after} order by id limit ${batchSize}`.execute(db)
    if (rows.length === 0) return
    for (const [campaign, forms] of Map.groupBy(rows, ({ utm }) => campaignIn(utm)))
      if (campaign)
        await sql`update forms set campaign = ${campaign} where id in (${sql.join(forms.map(({ id }) => id))})`.execute(
          db,
        )
    after = rows.at(-1)?.id ?? ''
  }
}

function campaignIn(utm: string) {
  try {
    const { utmCampaign } = JSON.parse(utm)
    return typeof utmCampaign === 'string' ? utmCampaign.trim().slice(0, 100).toWellFormed() : ''
  } catch {
    return ''
  }
}
