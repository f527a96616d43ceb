import type { Lead } from '#contracts/leads.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { foldText } from '#server/storage/sorted-rows.ts'

export type LeadNote = Lead['notes'][number]

type Note = { leadId: string; noteId: string }

/** By lead id, newest first. */
export async function notesOf(read: Handle, leadIds: readonly string[]) {
  if (leadIds.length === 0) return () => []
  const rows = await read
    .selectFrom('lead_notes')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
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

type NewNote = Note & { text: string; author: string | null | undefined }

/** Adds or changes it. Returns what it did, if anything. */
export async function saveNote(transaction: Handle, { leadId, noteId, text, author = null }: NewNote, at: string) {
  const search_text = foldText(text)
  const known = await transaction
    .selectFrom('lead_notes')
    .select(['lead_id', 'text'])
    .where('id', '=', noteId)
    .executeTakeFirst()
  if (!known) {
    const note = { id: noteId, lead_id: leadId, text, search_text, created_at: at, edited_at: null, author }
    await transaction.insertInto('lead_notes').values(note).execute()
    return 'note.added'
  }
  if (known.lead_id !== leadId) throw noteIsGone()
  if (known.text === text) return undefined
  await transaction
    .updateTable('lead_notes')
    .set({ text, search_text, edited_at: at })
    .where('id', '=', noteId)
    .execute()
  return 'note.changed'
}

export async function deleteNote(transaction: Handle, { leadId, noteId }: Note) {
  const { numDeletedRows } = await transaction
    .deleteFrom('lead_notes')
    .where('id', '=', noteId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw noteIsGone()
  return 'note.deleted' as const
}

const noteIsGone = () => new PublicError(404, 'This note no longer exists.')
