export type LegalSection = {
  heading: string
  paragraphs: readonly string[]
  items?: readonly string[]
}

export type LegalDocument = {
  slug: 'privacy-policy' | 'terms-of-service' | 'cookie-policy'
  title: string
  metaTitle: string
  metaDescription: string
  intro: string
  sections: readonly LegalSection[]
}
