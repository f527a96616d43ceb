import { articles } from '#content/articles/all-articles.ts'
import { cities } from '#content/cities/all-cities.ts'
import type { PageWeight } from './support/page-weight.ts'

/** Gzipped bytes of a public page on a first visit. Raise one only for a good reason, and record it in decision 0004. */
export const budgets: PageWeight = {
  // The app has the path of every article and city page, at 20 to 40 bytes each.
  javascript: 120_700 + 40 * (articles.length + cities.length),
  // Includes the inlined public stylesheet. The largest page is the privacy policy.
  html: 22_000,
  css: 9_500,
  // Two files. If a page needs a third, add the missing character in scripts/build/make-fonts.ts.
  fonts: 26_000,
  // Drawings: the list of articles has one for each. Photos are limited by the build.
  images: 3_000 + 1_000 * articles.length,
}

/** Fits, with headers, in the initial congestion window of a new connection. */
export const homePageBrotliBytes = 13_500
