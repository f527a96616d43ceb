export type TextSection = {
  heading: string
  paragraphs: readonly string[]
  /** An official page behind the section's main claim. None is better than a doubtful one. */
  source?: { label: string; url: `https://${string}` }
}
