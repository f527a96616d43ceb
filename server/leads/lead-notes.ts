import { randomUUIDv7 } from 'node:crypto'
import type { Lead } from '#contracts/leads.ts'
import type { Handle } from '#server/db/database.ts'
import { PublicError } from '#server/http/errors.ts'
import { foldText } from '#server/lists/search.ts'

export type LeadNote = Lead['notes'][number]

type Note = { leadId: string; noteId: string }

/** By lead id, newest first. */
export async function notesOf(read: Handle, leadIds: readonly string[], limit?: number) {
  if (leadIds.length === 0) return () => []
  const rows = await read
    .selectFrom('lead_notes')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, query => query.limit(limit ?? 0))
    .execute()
  const byLead = Map.groupBy(rows, row => row.lead_id)
  return (leadId: string): LeadNote[] =>
    (byLead.get(leadId) ?? []).map(({ id, text, created_at, edited_at }) => ({
      id,
      text,
      createdAt: created_at,
      editedAt: edited_at,
    }))
}

export const insertNote = (transaction: Handle, lead_id: string, text: string, created_at: string) =>
  transaction
    .insertInto('lead_notes')
    .values({ id: randomUUIDv7(), lead_id, text, search_text: foldText(text), created_at, edited_at: null })
    .execute()

export async function updateNote(transaction: Handle, { leadId, noteId }: Note, text: string, edited_at: string) {
  const { numUpdatedRows } = await transaction
    .updateTable('lead_notes')
    .set({ text, search_text: foldText(text), edited_at })
    .where('id', '=', noteId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  assertFound(numUpdatedRows)
}

export async function deleteNote(transaction: Handle, { leadId, noteId }: Note) {
  const { numDeletedRows } = await transaction
    .deleteFrom('lead_notes')
    .where('id', '=', noteId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  assertFound(numDeletedRows)
}

function assertFound(rows: bigint) {
  if (rows === 0n) throw new PublicError(404, 'This note no longer exists.')
}
