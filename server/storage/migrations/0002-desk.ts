import { type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  for (const statement of [...columnsAndTables, ...(isSqlite ? [] : postgresOnly)]) await sql.raw(statement).execute(db)
  await foldForms(db)
  await foldLeads(db)
  await foldNotes(db)
  for (const statement of indexes) await sql.raw(statement).execute(db)
}

const columnsAndTables = [
  'alter table leads add column spam_at text',
  'alter table leads add column follow_up_on text',
  "alter table leads add column follow_up_note text not null default ''",
  'alter table leads add column follow_up_reminded_for text',
  "alter table leads add column sort_name text not null default ''",
  `create table lead_notes (
    id text primary key,
    lead_id text not null,
    text text not null,
    search_text text not null,
    created_at text not null,
    edited_at text
  )`,
  // Nobody stored when a note was written. The reply, or else the latest form, is the best guess.
  `insert into lead_notes (id, lead_id, text, search_text, created_at)
    select id, id, note, '', coalesce(answered_at, last_submitted_at) from leads where trim(note) <> ''`,
  'alter table leads drop column note',
  // Before the rows are changed, so that they're changed only once.
  'drop index leads_list',
  'drop index leads_open',
  'drop index leads_source',
  'drop index outbox_notices',
]

// Otherwise rows of more than 2 KB are compressed, and a search takes twice as long.
const postgresOnly = ['alter table leads set (toast_tuple_target = 8160)']

/** The lists by latest form and by name: an index that has what they filter by is enough to find the ids. */
const filters = 'id, status, bot_check, spam_at, answered_at, due_at, follow_up_on'

const indexes = [
  `create index leads_list on leads (last_submitted_at, ${filters})`,
  `create index leads_name on leads (sort_name, ${filters})`,
  `create index leads_waiting on leads (due_at, id)
    where answered_at is null and due_at is not null and bot_check is null and spam_at is null`,
  'create index leads_follow_up on leads (follow_up_on, id) where follow_up_on is not null',
  'create index leads_source on leads (first_submitted_at, first_page, referrer_host, bot_check, spam_at)',
  'create index lead_notes_lead on lead_notes (lead_id)',
  // Without notices that were never to be sent: the hourly summary can replace thousands.
  `create index outbox_notices on outbox (created_at)
    where channel = 'email' and recipient is null and status not in ('suppressed', 'dismissed')`,
]

const unmarked: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', '’': "'" }

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøłđß’]/g, letter => unmarked[letter] ?? letter)

const linesOf = (texts: ReadonlyArray<string | null>) => [
  ...new Set(texts.flatMap(text => fold(text ?? '').split(/\s*[\r\n]+\s*/)).filter(Boolean)),
]

const maxSearchText = 20_000
const maxSortName = 80

type Contact = { id: string; name: string | null; email: string; business_name: string | null }

const foldForms = (db: Kysely<unknown>) =>
  inBatches<Contact & { variant: string | null }>(
    db,
    'forms',
    'id, variant, name, email, business_name',
    async forms => {
      const rows = forms.map(({ id, variant, name, email, business_name }) => {
        const parts = [variant, name, email, business_name].flatMap(part => (part ? [fold(part)] : []))
        return sql`(${id}, ${parts.join('\n')})`
      })
      await sql`update forms set search_text = folded.column2 from (values ${sql.join(rows)}) as folded
        where forms.id = folded.column1`.execute(db)
    },
  )

const foldLeads = (db: Kysely<unknown>) =>
  inBatches<Contact & { email_key: string; phone: string | null }>(
    db,
    'leads',
    'id, email_key, name, email, business_name, phone',
    async leads => {
      const forms = await sql<{ email_key: string; answers: string }>`
        select email_key, answers from forms
        where email_key in (${sql.join(leads.map(({ email_key }) => email_key))})
        order by submitted_at desc`.execute(db)
      const answersBy = Map.groupBy(forms.rows, ({ email_key }) => email_key)
      const rows = leads.map(({ id, email_key, name, email, business_name, phone }) => {
        const answers = (answersBy.get(email_key) ?? []).flatMap(form => textsIn(form.answers))
        const digits = phone?.replace(/\D/g, '') ?? ''
        const lines = linesOf([name, email, business_name, phone, digits, ...answers])
        const searchText = lines.join('\n').slice(0, maxSearchText).toWellFormed()
        const sortName = fold(name?.trim() || email)
          .slice(0, maxSortName)
          .toWellFormed()
        return sql`(${id}, ${searchText}, ${sortName})`
      })
      await sql`update leads set search_text = folded.column2, sort_name = folded.column3
        from (values ${sql.join(rows)}) as folded where leads.id = folded.column1`.execute(db)
    },
  )

const foldNotes = (db: Kysely<unknown>) =>
  inBatches<{ id: string; text: string }>(db, 'lead_notes', 'id, text', async notes => {
    const rows = notes.map(({ id, text }) => sql`(${id}, ${fold(text)})`)
    await sql`update lead_notes set search_text = folded.column2 from (values ${sql.join(rows)}) as folded
      where lead_notes.id = folded.column1`.execute(db)
  })

/** Parts of a quiz result that aren't the visitor's words. */
const notSaid = new Set(['question', 'difficulty'])

/** Close to what the server stores for new forms, whose code a migration can't use. */
function textsIn(answers: string): string[] {
  const walk = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, part]) => (notSaid.has(key) ? [] : walk(part)))
  }
  try {
    return walk(JSON.parse(answers))
  } catch {
    return []
  }
}

const batchSize = 500

async function inBatches<Row extends { id: string }>(
  db: Kysely<unknown>,
  table: string,
  columns: string,
  change: (rows: Row[]) => Promise<void>,
) {
  for (let after: string | undefined; ; ) {
    const next = after === undefined ? sql`true` : sql`id > ${after}`
    const { rows } = await sql<Row>`select ${sql.raw(columns)} from ${sql.table(table)}
      where ${next} order by id limit ${batchSize}`.execute(db)
    if (rows.length === 0) return
    await change(rows)
    after = rows.at(-1)?.id
  }
}
