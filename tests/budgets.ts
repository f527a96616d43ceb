import type { PageWeight } from './support/page-weight.ts'

/** Gzipped bytes of a public page on a first visit. Raise one only for a good reason, and record it in decision 0004. */
export const budgets: PageWeight = {
  javascript: 122_000,
  // Includes the inlined public stylesheet. The largest page is the privacy policy.
  html: 22_000,
  css: 9_500,
  // Two files. If a page needs a third, add the missing character in scripts/build/make-fonts.ts.
  fonts: 26_000,
  // Drawings. Photos have a limit of their own.
  images: 15_000,
}

/** Of one photo, of which all but the first load when they're near. */
export const photoBytes = 150_000

/** Fits, with headers, in the initial congestion window of a new connection. */
export const homePageBrotliBytes = 13_500
