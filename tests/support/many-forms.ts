import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** The one quiz that is stored, so many times more: as somebody's program would leave it within a night. */
export const copyOnlyQuiz = (database: Database, copies: number) =>
  database.write(async transaction => {
    const row = await transaction.selectFrom('quiz_submissions').selectAll().executeTakeFirstOrThrow()
    const others = sql.join(
      Object.keys(row)
        .filter(column => column !== 'id')
        .map(column => sql.ref(column)),
    )
    await sql`
      with recursive counter (number) as (
        select 1 union all select number + 1 from counter where number < ${sql.lit(copies)}
      )
      insert into quiz_submissions (id, ${others})
      select id || number, ${others} from quiz_submissions, counter where true`.execute(transaction)
    await transaction
      .updateTable('people')
      .set({ quiz_count: copies + 1 })
      .execute()
  })
