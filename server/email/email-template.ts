/** layout.ts turns it into HTML and into plain text. */
export type EmailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'links'; links: ReadonlyArray<{ text: string; url: string }> }
  | { kind: 'facts'; facts: ReadonlyArray<readonly [label: string, value: string]> }
  | { kind: 'link'; text: string; url: string }

export type EmailContent = {
  subject: string
  /** Email programs show it next to the subject. */
  preview: string
  blocks: readonly EmailBlock[]
  /** Where an answer goes, if not to the sender. */
  replyTo?: string
}

export type EmailContext = { siteUrl: string; toolkitPassword: string; noticesPerHour: number }

/** Only its name is stored. It's written when it's sent, so it always has the current addresses and password. */
export type EmailTemplate<Form> = {
  /** Stored with each email: never rename one that's in use. */
  name: string
  title: string
  /** Visitors' emails have an unsubscribe link. */
  audience: 'team' | 'visitor'
  write(form: Form, context: EmailContext): EmailContent
}
