import { replyByText, replyDueAt } from '#server/calendar/reply-due.ts'
import type { StoredMessage } from '#server/messages/outbox/message-repository.ts'
import type { Database } from '#server/storage/database.ts'
import type { EmailedForm } from './form.ts'
import { findFormToEmail } from './form-repository.ts'
import { formTypeOf } from './form-types.ts'

/** With a new link on each attempt, because the token of an earlier one isn't stored. */
export async function loadEmailedForm(
  database: Database,
  { form_id, recipient }: StoredMessage,
  now: Date,
): Promise<EmailedForm | undefined> {
  const form = await findFormToEmail(database.read, form_id ?? '')
  const type = form && formTypeOf(form.kind)
  if (!type) return undefined
  const isToVisitor = recipient !== null
  const dueAt = replyDueAt(form.submittedAt, type.replyWithinBusinessDays)
  const isTooLate = isToVisitor && dueAt !== null && Date.parse(dueAt) < now.getTime()
  const linkToken = isToVisitor ? await type.createLink?.(database, form.id, now) : undefined
  return {
    ...form,
    replyBy: dueAt === null || isTooLate ? null : replyByText(dueAt),
    linkToken: linkToken ?? null,
  }
}
