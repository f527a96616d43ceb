import { type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await createAdminSessions(db)
  await createPeople(db)
  await createAnalyticsCounts(db)
  await db.schema
    .alterTable('survey_responses')
    .addColumn('search_text', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await fillSurveySearch(db)
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
  await db.schema.createIndex('people_open').on('people').columns(['answered_at', 'due_at']).execute()
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

/** Those that are there already are to be found, too. Not in SQL: SQLite has lower case for the English letters only. */
async function fillSurveySearch(db: Kysely<unknown>) {
  type Response = { id: string; survey_type: string; name: string; email: string; business_name: string }
  const { rows } =
    await sql<Response>`select id, survey_type, name, email, business_name from survey_responses`.execute(db)
  for (const { id, survey_type, name, email, business_name } of rows) {
    const text = [survey_type, name, email, business_name].filter(Boolean).join('\n').toLowerCase()
    await sql`update survey_responses set search_text = ${text} where id = ${id}`.execute(db)
  }
}

/**
 * Searching looks at every row, and on SQLite reading whole rows is what takes the time: there the text stands in an
 * index of its own. (Postgres refuses index entries of this length; it has other means.)
 */
async function createSearchIndex(db: Kysely<unknown>, table: string, time: string) {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
  await db.schema.createIndex(`${table}_search`).on(table).columns([time, 'id', 'search_text']).execute()
}
