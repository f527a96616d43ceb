import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await foldNames(db, 'referrer', isPublicHost)
  await foldNames(db, 'campaign', isPlainLabel)
  // Nothing reads other types, and anyone could send a text as one.
  await sql`update analytics_events set event_type = 'other' where event_type <> 'question_viewed'`.execute(db)
}

const other = '(other)'
const batchSize = 500

/** Merges names that may be about a person into one, so that the totals stay correct. */
async function foldNames(db: Kysely<unknown>, kind: string, isKept: (name: string) => boolean) {
  const { rows } = await sql<{ name: string }>`
    select distinct name from visit_sources where kind = ${kind}`.execute(db)
  const folded = rows.map(({ name }) => name).filter(name => name !== other && !isKept(name))
  for (let from = 0; from < folded.length; from += batchSize) {
    const isFolded = sql`kind = ${kind} and name in (${sql.join(folded.slice(from, from + batchSize))})`
    await sql`insert into visit_sources (day, kind, name, visits, opened, started, completed)
      select day, ${kind}, ${other}, sum(visits), sum(opened), sum(started), sum(completed)
      from visit_sources where ${isFolded} group by day
      on conflict (day, kind, name) do update set
        visits = visit_sources.visits + excluded.visits,
        opened = visit_sources.opened + excluded.opened,
        started = visit_sources.started + excluded.started,
        completed = visit_sources.completed + excluded.completed`.execute(db)
    await sql`delete from visit_sources where ${isFolded}`.execute(db)
  }
}

const hostName = /^([a-z0-9-]+\.){1,3}([a-z]{2,}|xn--[a-z0-9-]+)$/
const privateEnding = /\.(local|localhost|localdomain|internal|intranet|private|lan|home|corp|arpa)$/
const plainLabel = /^[\p{L}\d][\p{L}\d _.-]{0,39}$/u
const date = /(?<!\d)20[2-4]\d[-_.]?(0[1-9]|1[0-2])([-_.]?[0-3]\d)?(?!\d)/g
const manyDigits = /(\d\D*){6}/

const isPublicHost = (host: string) =>
  host.length <= 60 && hostName.test(host) && !privateEnding.test(host) && !manyDigits.test(host)

const isPlainLabel = (label: string) => plainLabel.test(label.normalize()) && !manyDigits.test(label.replace(date, ''))
