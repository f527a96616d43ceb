import type { z } from 'zod'
import type { Call } from '#contracts/call.ts'
import type { FormKind } from '#contracts/constants.ts'
import type { FormExtras } from '#contracts/form-extras.ts'
import type { EmailTemplate } from '#server/email/email-template.ts'

type Contact = { name: string; email: string; phone: string | null; businessName: string }

export type Source = { firstPage: string | null; referrerHost: string | null; campaign: Record<string, string> }

export type Consent = { purpose: 'contact' | 'toolkit'; wording: string; version: number; page: string }

export type Form<Answers = unknown> = {
  id: string
  kind: FormKind
  variant: string | null
  contact: Contact
  answers: Answers
  consents: readonly Consent[]
  submittedAt: string
  /** Why this may be a bot, or null. */
  botCheck: string | null
  source: Source
}

export type Fact = readonly [label: string, value: string]

export type FormDescription = { title: string; facts: readonly Fact[] }

export type FormCall = Call & { body: z.ZodType<FormExtras>; response: z.ZodType }

export type FormType<C extends FormCall, Answers> = {
  kind: FormKind
  call: C
  minFillMs: number
  read(body: z.output<C['body']>): {
    variant: string | null
    contact: Omit<Contact, 'phone'> & { phone?: string | undefined }
    answers: Answers
    page: string
    toolkitOptIn?: boolean
  }
  describe(form: Form<Answers>): FormDescription
  emails: ReadonlyArray<EmailTemplate<Form<Answers>>>
  /** `sent` has template names. It includes suppressed emails, so the response doesn't reveal who unsubscribed. */
  respond(sent: ReadonlySet<string>): z.input<C['response']>
}
