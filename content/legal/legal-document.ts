export type LegalTable = {
  caption: string
  columns: readonly string[]
  /** The first cell is the row's heading. */
  rows: ReadonlyArray<readonly string[]>
}

export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; table: LegalTable }
  | { kind: 'links'; links: ReadonlyArray<{ label: string; to: string }> }

export type LegalSection = {
  /** The URL fragment. Keep it when the heading changes. */
  id: string
  heading: string
  body: readonly LegalBlock[]
}

export type LegalDocument = {
  slug: 'privacy-policy' | 'terms-of-service' | 'cookie-policy'
  title: string
  metaTitle: string
  metaDescription: string
  intro: string
  sections: readonly LegalSection[]
}

export const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text })
export const list = (...items: string[]): LegalBlock => ({ kind: 'list', items })
export const table = (parts: LegalTable): LegalBlock => ({ kind: 'table', table: parts })
export const links = (...targets: Array<{ label: string; to: string }>): LegalBlock => ({
  kind: 'links',
  links: targets,
})
