import { sql } from 'kysely'
import type { Database } from '#server/storage/database.ts'

const batchSize = 2000

export async function duplicateQuiz(database: Database, copies: number) {
  const { id, ...form } = await database.read.selectFrom('forms').selectAll().executeTakeFirstOrThrow()
  const others = sql.join(Object.keys(form).map(column => sql.ref(column)))
  for (let first = 1; first <= copies; first += batchSize)
    await database.write(transaction =>
      sql`
        with recursive counter (number) as (
          select ${sql.lit(first)}
          union all select number + 1 from counter where number < ${sql.lit(Math.min(first + batchSize - 1, copies))}
        )
        insert into forms (id, ${others})
        select id || number, ${others} from forms, counter where id = ${id}`.execute(transaction),
    )
}
