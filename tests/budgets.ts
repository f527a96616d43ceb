import { content } from '#content/all-content.ts'
import type { PageWeight } from './support/page-weight.ts'

const { articles } = content

/** Gzipped bytes of a public page on a first visit. Raise one only for a good reason, and record it in decision 0003. */
export const budgets: PageWeight = {
  javascript: 6_000,
  // Includes the inlined public stylesheet. The largest page is the privacy policy.
  html: 22_000,
  css: 9_500,
  // Two files. If a page needs a third, add the missing character to app/fonts.css.
  fonts: 26_000,
  // Drawings: the list of articles has one for each. Photos are limited by the build.
  images: 3_000 + 1_000 * articles.length,
}

/** React, and what a form needs. */
export const islandJavascript = 88_000

/** Fits, with headers, in the initial congestion window of a new connection. */
export const homePageBrotliBytes = 13_500
