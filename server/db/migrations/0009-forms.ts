import { type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await createForms(db)
  await copyForms(db, 'survey_responses', row => ({
    kind: 'survey',
    variant: row.survey_type ?? null,
    answers: withToolkit(String(row.answers), row.toolkit_opt_in === 1),
    search_text: row.search_text ?? null,
  }))
  await copyForms(db, 'quiz_submissions', row => ({
    kind: 'quiz',
    variant: null,
    answers: `{"results":${row.results}}`,
    search_text: searchText(row),
  }))
  await copyForms(db, 'beta_applications', row => ({
    kind: 'beta',
    variant: null,
    answers: JSON.stringify({
      businessWebsite: row.business_website,
      industry: row.industry,
      revenueBracket: row.revenue_bracket,
      goals: row.goals,
      challenges: row.challenges,
      automationExperience: row.automation_experience,
      magicWandFix: row.magic_wand_fix,
      whyGoodFit: row.why_good_fit,
      willingToTestify: row.willing_to_testify,
      additionalInfo: row.additional_info,
    }),
    search_text: searchText(row),
  }))
  for (const table of ['survey_responses', 'quiz_submissions', 'beta_applications', 'consents', 'submissions'])
    await db.schema.dropTable(table).execute()
  await createIndexes(db)

  await db.schema.dropIndex('people_beta').execute()
  for (const column of ['survey_count', 'quiz_count', 'beta_count'])
    await db.schema.alterTable('people').dropColumn(column).execute()
  await db.schema.alterTable('people').renameColumn('suspicion', 'bot_check').execute()

  await db.schema.alterTable('mails').renameTo('emails').execute()
  await db.schema.alterTable('emails').renameColumn('lead_id', 'form_id').execute()
  await db.schema.alterTable('emails').dropColumn('data').execute()
}

async function createForms(db: Kysely<unknown>) {
  await db.schema
    .createTable('forms')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('variant', 'text')
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('email_key', 'text', column => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('business_name', 'text', column => column.notNull())
    .addColumn('answers', 'text', column => column.notNull())
    .addColumn('consents', 'text', column => column.notNull())
    .addColumn('submitted_at', 'text', column => column.notNull())
    .addColumn('bot_check', 'text')
    .addColumn('first_page', 'text')
    .addColumn('referrer_host', 'text')
    .addColumn('utm', 'text')
    .addColumn('search_text', 'text', column => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('body_hash', 'text')
    .addColumn('response', 'text')
    .execute()
}

/** After the inserts, because building an index in one pass is faster. */
async function createIndexes(db: Kysely<unknown>) {
  await db.schema.createIndex('forms_idempotency').unique().on('forms').column('idempotency_key').execute()
  await db.schema.createIndex('forms_person').on('forms').columns(['email_key', 'submitted_at']).execute()
  await db.schema.createIndex('forms_time').on('forms').column('submitted_at').execute()
  await sql`create index forms_keys on forms (submitted_at) where idempotency_key is not null`.execute(db)
  // SQLite searches the index without reading whole rows. Postgres refuses entries of this length.
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  await db.schema
    .createIndex('forms_list')
    .on('forms')
    .columns(['kind', 'submitted_at', 'id', ...(isSqlite ? ['search_text'] : [])])
    .execute()
}

type Row = Record<string, string | number | null>

const batchSize = 500

async function copyForms(db: Kysely<unknown>, table: string, formOf: (row: Row) => Row) {
  for (let lastId = ''; ; ) {
    const { rows } = await sql<Row & { id: string }>`
      select * from ${sql.table(table)} where id > ${lastId} order by id limit ${batchSize}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    lastId = last.id
    const ids = sql.join(rows.map(({ id }) => id))
    const { rows: consents } = await sql<Row>`
      select * from consents where lead_id in (${ids}) order by purpose`.execute(db)
    const { rows: keys } = await sql<Row>`select * from submissions where lead_id in (${ids})`.execute(db)
    for (const row of rows) {
      const key = keys.find(({ lead_id }) => lead_id === row.id)
      const form: Row = {
        id: row.id,
        name: row.name ?? null,
        email: row.email ?? null,
        email_key: row.email_key ?? null,
        phone: row.phone ?? null,
        business_name: row.business_name ?? null,
        consents: JSON.stringify(
          consents
            .filter(({ lead_id }) => lead_id === row.id)
            .map(({ purpose, wording, wording_version: version, page }) => ({ purpose, wording, version, page })),
        ),
        submitted_at: row.submitted_at ?? null,
        bot_check: row.suspicion ?? null,
        first_page: row.first_page ?? null,
        referrer_host: row.referrer_host ?? null,
        utm: row.utm ?? null,
        idempotency_key: key?.key ?? null,
        body_hash: key?.body_hash ?? null,
        response: key?.answer ?? null,
        ...formOf(row),
      }
      await sql`insert into forms (${sql.join(Object.keys(form).map(name => sql.ref(name)))})
        values (${sql.join(Object.values(form))})`.execute(db)
    }
  }
}

/** Inserted as stored, so that even damaged answers survive. */
const withToolkit = (answers: string, toolkitOptIn: boolean) => `{"answers":${answers},"toolkitOptIn":${toolkitOptIn}}`

const searchText = ({ name, email, business_name }: Row) => [name, email, business_name].join('\n').toLowerCase()
