import { type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await createAdminSessions(db)
  await createPeople(db)
  await createAnalyticsCounts(db)
  await db.schema
    .alterTable('survey_responses')
    .addColumn('search_text', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await introducePeople(db)
  await fillSearchText(db)
  await createSearchIndex(db, 'survey_responses', 'submitted_at')
  await createSearchIndex(db, 'people', 'last_submitted_at')
}

async function createAdminSessions(db: Kysely<unknown>) {
  await db.schema
    .createTable('admin_sessions')
    .addColumn('token_hash', 'text', column => column.primaryKey())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('last_used_at', 'text', column => column.notNull())
    .execute()
}

async function createPeople(db: Kysely<unknown>) {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('email_key', 'text', column => column.notNull().unique())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('business_name', 'text', column => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('search_text', 'text', column => column.notNull())
    .addColumn('first_submitted_at', 'text', column => column.notNull())
    .addColumn('last_submitted_at', 'text', column => column.notNull())
    .addColumn('first_page', 'text')
    .addColumn('referrer_host', 'text')
    .addColumn('survey_count', 'integer', column => column.notNull())
    .addColumn('quiz_count', 'integer', column => column.notNull())
    .addColumn('beta_count', 'integer', column => column.notNull())
    .addColumn('suspicion', 'text')
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('due_at', 'text', column => column.notNull())
    .addColumn('answered_at', 'text')
    .addColumn('note', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('people_time').on('people').columns(['last_submitted_at', 'id']).execute()
  await db.schema
    .createIndex('people_source')
    .on('people')
    .columns(['first_submitted_at', 'first_page', 'referrer_host'])
    .execute()
  await sql`create index people_beta on people (beta_count) where beta_count > 0`.execute(db)
  await db.schema.createIndex('people_open').on('people').columns(['answered_at', 'due_at']).execute()
}

async function introducePeople(db: Kysely<unknown>) {
  const formsIn = (table: string, kind: string) => sql`
    select id, email_key, email, name, business_name, phone, submitted_at, suspicion, first_page, referrer_host,
      ${sql.lit(kind)} as kind
    from ${sql.table(table)}`
  await sql`
    insert into people (id, email_key, email, name, business_name, phone, search_text, first_submitted_at,
      last_submitted_at, first_page, referrer_host, survey_count, quiz_count, beta_count, suspicion, status, due_at,
      answered_at, note)
    with forms as (
      ${formsIn('survey_responses', 'survey')}
      union all ${formsIn('quiz_submissions', 'quiz')}
      union all ${formsIn('beta_applications', 'beta')}
    ), placed as (
      select forms.*,
        row_number() over (partition by email_key order by submitted_at, id) as from_first,
        row_number() over (partition by email_key order by submitted_at desc, id desc) as from_last
      from forms
    ), counted as (
      select email_key,
        sum(case when kind = 'survey' then 1 else 0 end) as surveys,
        sum(case when kind = 'quiz' then 1 else 0 end) as quizzes,
        sum(case when kind = 'beta' then 1 else 0 end) as betas
      from forms group by email_key
    )
    select first.id, first.email_key, last.email, last.name, last.business_name, coalesce(last.phone, first.phone), '', first.submitted_at,
      last.submitted_at, first.first_page, first.referrer_host, surveys, quizzes, betas, last.suspicion, 'new', '',
      null, ''
    from placed as first
    join placed as last on last.email_key = first.email_key and last.from_last = 1
    join counted on counted.email_key = first.email_key
    where first.from_first = 1`.execute(db)
  const { rows } = await sql<{ id: string; sent: string }>`select id, first_submitted_at as sent from people`.execute(
    db,
  )
  for (const { id, sent } of rows)
    await sql`update people set due_at = ${twoWeekdaysAfter(sent)} where id = ${id}`.execute(db)
}

/** These forms predate the first release, so holidays and time zones don't matter. */
function twoWeekdaysAfter(sent: string) {
  const time = new Date(sent)
  for (let days = 0; days < 2; ) {
    time.setUTCDate(time.getUTCDate() + 1)
    if (time.getUTCDay() % 6 !== 0) days += 1
  }
  return time.toISOString()
}

/** In JavaScript, because SQLite lower-cases only ASCII. */
async function fillSearchText(db: Kysely<unknown>) {
  const columns = {
    survey_responses: ['survey_type', 'name', 'email', 'business_name'],
    people: ['name', 'email', 'business_name', 'phone'],
  }
  for (const [table, names] of Object.entries(columns)) {
    const { rows } = await sql<Record<string, string>>`
      select id, ${sql.join(names.map(name => sql.ref(name)))} from ${sql.table(table)}`.execute(db)
    for (const row of rows) {
      const text = names
        .flatMap(name => row[name] || [])
        .join('\n')
        .toLowerCase()
      await sql`update ${sql.table(table)} set search_text = ${text} where id = ${row.id}`.execute(db)
    }
  }
}

async function createAnalyticsCounts(db: Kysely<unknown>) {
  const kind = ['survey_type', 'is_completed', 'toolkit_opt_in', 'last_step', 'furthest_step'] as const
  await db.schema
    .createTable('analytics_counts')
    .addColumn('survey_type', 'text', column => column.notNull())
    .addColumn('is_completed', 'integer', column => column.notNull())
    .addColumn('toolkit_opt_in', 'integer', column => column.notNull())
    .addColumn('last_step', 'integer', column => column.notNull())
    .addColumn('furthest_step', 'integer', column => column.notNull())
    .addColumn('sessions', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('analytics_counts_key', [...kind])
    .execute()
  const columns = sql.join(kind.map(name => sql.ref(name)))
  await sql`insert into analytics_counts (${columns}, sessions)
    select ${columns}, count(*) from analytics_sessions group by ${columns}`.execute(db)
}

/** A covering index, so that SQLite searches don't read whole rows. Postgres refuses index entries of this length. */
async function createSearchIndex(db: Kysely<unknown>, table: string, time: string) {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
  await db.schema.createIndex(`${table}_search`).on(table).columns([time, 'id', 'search_text']).execute()
}
