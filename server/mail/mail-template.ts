/** A piece of a mail, in words; layout.ts turns it into HTML and into plain text. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; facts: ReadonlyArray<readonly [label: string, value: string]> }
  | { kind: 'link'; text: string; url: string }

export type MailContent = {
  subject: string
  /** Shown by mail programs beside the subject. */
  preview: string
  blocks: readonly MailBlock[]
  /** Where an answer goes, if not to the sender. */
  replyTo?: string
}

/** What a mail says that depends on the settings of the moment it is sent, not of the moment it was written. */
export type MailContext = { siteUrl: string; toolkitPassword: string }

/**
 * One kind of mail. What is stored is its name and its data; the words are made when it is sent, so that a mail which
 * waited for a mail server carries today's addresses and password.
 */
export type MailTemplate<Data> = {
  /** Stored with each mail: never rename one that is in use. */
  name: string
  /** For the administrator: which mail this is. */
  title: string
  /** The team gets notices; a visitor gets mail that names the sender's address and offers to unsubscribe. */
  audience: 'team' | 'visitor'
  write(data: Data, context: MailContext): MailContent
}
