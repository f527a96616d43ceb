import type { z } from 'zod'
import type { Words } from '#content/all-words.ts'
import { replyByText, replyDueAt } from '#server/calendar/reply-due.ts'
import type { Form, FormCall, FormType } from './form.ts'

/** About this form only: the response must not reveal whether the address is known. */
export function withReceipt<C extends FormCall, Answers>(
  type: FormType<C, Answers>,
  form: Form<Answers>,
  response: z.input<C['response']>,
  words: Words,
): z.input<C['response']> {
  if (!type.receipt) return response
  const dueAt = replyDueAt(form.submittedAt, type.replyWithinBusinessDays)
  return Object.assign({}, response, type.receipt(form, dueAt && replyByText(dueAt), words))
}
