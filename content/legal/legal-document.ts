import type { Block } from '#content/documents/blocks.ts'

type LegalFacts = {
  slug: string
  title: string
  metaTitle: string
  metaDescription: string
  intro: string
}

/** As written: its text is Markdown. */
export type WrittenLegalDocument = LegalFacts & { text: string }

export type LegalDocument = LegalFacts & { content: readonly Block[] }
