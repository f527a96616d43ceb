import type { z } from 'zod'
import type { Words } from '#content/all-words.ts'
import type { CallSheetHint } from '#content/call-sheet.ts'
import type { ConsentPurpose } from '#content/consents.ts'
import type { ReplyTemplate } from '#content/reply-templates.ts'
import type { Call } from '#contracts/call.ts'
import type { FormExtras } from '#contracts/form-extras.ts'
import type { FormFact, FormRecord, LeadSource } from '#contracts/form-records.ts'
import type { CallSheetPoint, CallSheetSection } from '#contracts/leads.ts'
import type { Plan } from '#contracts/plan.ts'
import type { EmailTemplate } from '#server/messages/emails.ts'
import type { Database, Handle } from '#server/storage/database.ts'

export type Contact = FormRecord['contact']

export type Consent = { purpose: ConsentPurpose; wording: string; version: number; page: string }

export type Form<Answers = unknown> = {
  id: string
  kind: string
  variant: string | null
  contact: Contact
  answers: Answers
  consents: readonly Consent[]
  submittedAt: string
  /** Why this may be a bot, or null. */
  botCheck: string | null
  source: LeadSource
}

/** What its emails are written from. */
export type EmailedForm<Answers = unknown> = Form<Answers> & {
  leadId: string
  /** Null if no reply was promised, or if it's too late to tell the visitor. */
  replyBy: string | null
  /** In emails to the visitor, if the form creates links. */
  linkToken: string | null
}

export type FormDescription = { title: string; facts: readonly FormFact[] }

/** What a form adds to the call sheet: points for the shared sections, and sections of its own. */
export type CallSheetPart = Record<'startHere' | 'thenAsk' | 'alsoSaid', CallSheetPoint[]> & {
  own: CallSheetSection[]
}

export type FormCall = Call & { body: z.ZodType<FormExtras>; response: z.ZodType }

/** Everything about one kind of form. docs/add-a-form.md explains each part. `words`: as published at that time. */
export type FormType<C extends FormCall, Answers> = {
  /** Stored with each form, so never rename it. */
  kind: string
  /** In lists and exports of the admin area. */
  label: string
  call: C
  /** A form that was filled out faster may be a bot's. */
  minFillMs: number
  /** When the reply that the form's page promises is due. Null if it promises none. */
  replyWithinBusinessDays: number | null
  read(
    body: z.output<C['body']>,
    words: Words,
  ): {
    variant?: string
    /** Whatever the form doesn't ask for is left out. */
    contact: { email: string } & { [Detail in 'name' | 'phone' | 'businessName']?: string | undefined }
    answers: Answers
    page: string
    consents: readonly ConsentPurpose[]
  }
  /** For the lead's page, emails to the team and webhooks. */
  describe(form: Form<Answers>, words: Words): FormDescription
  /** Why to call them, in a few words each. */
  reason?(form: Form<Answers>, words: Words): string[]
  callSheet?(form: Form<Answers>, words: Words): CallSheetPart
  /** For the owner's reply. Empty if nobody replies to this form. */
  replies(words: Words): readonly ReplyTemplate[]
  emails: ReadonlyArray<EmailTemplate<EmailedForm<Answers>>>
  /** What else is stored, in the same transaction. */
  alsoStore?(transaction: Handle, form: Form<Answers>, body: z.output<C['body']>): Promise<unknown>
  /** Made from the form each time, so that a repeated request gets the same. `sent`: as `reportedAsSent` returns it. */
  respond(sent: ReadonlySet<string>, form: Form<Answers>, replyBy: string | null, words: Words): z.input<C['response']>
  /** Returns the token of a new link for the visitor's email. Only its hash is stored. */
  createLink?(database: Database, formId: string, now: Date): Promise<string>
  /** What the visitor got back at once. */
  plan?(form: Form<Answers>, words: Words): Plan
}

type Value = string | number | readonly string[]
type Answer = { value: Value; point: CallSheetPoint; hints?: readonly CallSheetHint[] | undefined }

/** Sorts answers by the rules in content/call-sheet.ts. Those without a matching hint come last, or in a section of their own. */
export function placeAnswers(answers: readonly Answer[], ownTitle?: string): CallSheetPart {
  const part: CallSheetPart = { startHere: [], thenAsk: [], alsoSaid: [], own: [] }
  const others: CallSheetPoint[] = []
  for (const { value, point, hints } of answers) {
    const hint = hints?.find(candidate => matches(candidate, value))
    if (hint?.startHere) part.startHere.push({ ...point, hint: hint.startHere })
    else if (hint?.thenAsk) part.thenAsk.push({ ...point, hint: hint.thenAsk })
    else others.push(point)
  }
  if (ownTitle === undefined) part.alsoSaid = others
  else if (others.length > 0) part.own = [{ title: ownTitle, points: others }]
  return part
}

function matches({ answers, atMost, atLeast }: CallSheetHint, answer: Value) {
  if (answers) return typeof answer === 'string' && answers.includes(answer)
  if (atMost !== undefined) return typeof answer === 'number' && answer <= atMost
  if (atLeast !== undefined) return typeof answer === 'number' && answer >= atLeast
  return true
}
