import type { z } from 'zod'
import type { Call } from '#contracts/call.ts'
import type { FormKind } from '#contracts/constants.ts'
import type { FormExtras } from '#contracts/form-extras.ts'
import type { EmailTemplate } from '#server/email/email-template.ts'

type Contact = { name: string; email: string; phone: string | null; businessName: string }

/** Where the visitor came from, as far as we know. */
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
  /** Why this may be a bot; null for people. */
  botCheck: string | null
  source: Source
}

export type Fact = readonly [label: string, value: string]

export type FormDescription = { title: string; facts: readonly Fact[] }

/** The call that sends a form. */
export type FormCall = Call & { body: z.ZodType<FormExtras>; response: z.ZodType }

/** What a kind of form has of its own. Everything else is the same for all of them. */
export type FormType<C extends FormCall, Answers> = {
  kind: FormKind
  call: C
  /** Only a bot fills it in faster. */
  quickestMs: number
  /** What's stored of a valid body. May throw a PublicError for what the schema can't check. */
  read(body: z.output<C['body']>): {
    variant: string | null
    contact: Omit<Contact, 'phone'> & { phone?: string | undefined }
    answers: Answers
    /** Where the visitor gave their consent. */
    page: string
    toolkitOptIn?: boolean
  }
  /** What the form is called, and its answers as people read them: in emails and in the admin area. */
  describe(form: Form<Answers>): FormDescription
  emails: ReadonlyArray<EmailTemplate<Form<Answers>>>
  /**
   * What the visitor's browser gets, by the names of the emails that were sent. One that nobody wants because the address
   * has unsubscribed counts as sent: nothing went wrong, and the response mustn't reveal it.
   */
  respond(sent: ReadonlySet<string>): z.input<C['response']>
}
