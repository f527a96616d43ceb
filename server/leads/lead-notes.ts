import { randomUUIDv7 } from 'node:crypto'
import type { Lead } from '#contracts/leads.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { foldText } from '#server/storage/sorted-rows.ts'

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
    (byLead.get(leadId) ?? []).map(({ id, text, created_at, edited_at, author }) => ({
      id,
      text,
      createdAt: created_at,
      editedAt: edited_at,
      author,
    }))
}

type NewNote = { id?: string | undefined; text: string; author?: string | null | undefined }

/** False if it was added before: the browser sends it again with the same id if it got no response. */
export async function insertNote(
  transaction: Handle,
  lead_id: string,
  { id = randomUUIDv7(), text, author = null }: NewNote,
  created_at: string,
) {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('lead_notes')
    .values({ id, lead_id, text, search_text: foldText(text), created_at, edited_at: null, author })
    .onConflict(conflict => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False if it already has this text. */
export async function updateNote(transaction: Handle, { leadId, noteId }: Note, text: string, edited_at: string) {
  const note = await transaction
    .selectFrom('lead_notes')
    .select('text')
    .where('id', '=', noteId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  if (!note) throw noteIsGone()
  if (note.text === text) return false
  await transaction
    .updateTable('lead_notes')
    .set({ text, search_text: foldText(text), edited_at })
    .where('id', '=', noteId)
    .execute()
  return true
}

export async function deleteNote(transaction: Handle, { leadId, noteId }: Note) {
  const { numDeletedRows } = await transaction
    .deleteFrom('lead_notes')
    .where('id', '=', noteId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw noteIsGone()
  return true
}

const noteIsGone = () => new PublicError(404, 'This note no longer exists.')
