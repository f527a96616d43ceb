import type { Overview } from '#contracts/overview.ts'
import type { Handle } from '#server/storage/database.ts'

/** Something that's wrong with the installation, for the dashboard and an email to the team. */
export type Trouble = {
  /** A sentence without its period. */
  title: string
  detail: string
  /** For someone who isn't an engineer. It may end with a command for the person who runs the server. */
  whatToDo: string
}

export const openTroubles = (read: Handle): Promise<Overview['troubles']> =>
  read
    .selectFrom('troubles')
    .select(['id', 'title', 'detail', 'what_to_do as whatToDo', 'opened_at as since'])
    .orderBy('opened_at')
    .orderBy('id')
    .execute()

/** `id`: of the check that found it. */
export async function storeTroubles(transaction: Handle, found: ReadonlyArray<Trouble & { id: string }>, now: string) {
  for (const { id, whatToDo: what_to_do, ...text } of found)
    await transaction
      .insertInto('troubles')
      .values({ id, ...text, what_to_do, opened_at: now, seen_at: now })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ ...text, what_to_do, seen_at: now }))
      .execute()
}
