import type { Words } from '#content/all-words.ts'

export type EmailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'links'; links: ReadonlyArray<{ text: string; url: string }> }
  | {
      kind: 'entry'
      title: string
      lead: string
      paragraphs: readonly string[]
      link: { text: string; url: string } | undefined
    }
  | { kind: 'facts'; facts: ReadonlyArray<readonly [label: string, value: string, url?: string | undefined]> }
  | { kind: 'link'; text: string; url: string }

export type EmailContent = {
  subject: string
  preview: string
  blocks: readonly EmailBlock[]
  replyTo?: string
  /** For a visitor who may not have filled out a form. */
  whyYouGetThis?: string
}

export type EmailContext = {
  siteUrl: string
  toolkitPassword: string
  noticesPerHour: number
  /** As published when it's sent. */
  words: Words
}

/** Only the name is stored. The text is rendered on sending, so it has the current words, URLs and password. */
export type EmailTemplate<Data> = {
  /** Stored with each email, so never rename it. */
  name: string
  title: string
  audience: 'team' | 'visitor'
  write(data: Data, context: EmailContext): EmailContent
}
