import type { PageWeight } from './support/page-weight.ts'

/**
 * What a public page may weigh on a first visit: bytes after gzip, with 1 KB = 1,000 bytes. Browsers get Brotli, which is
 * about a seventh less. Raise one only with a reason that a visitor would accept, and write it down in decision 0004.
 */
export const budgets: PageWeight = {
  javascript: 120_000,
  // With the whole public stylesheet in it. The longest is the privacy policy.
  html: 20_500,
  css: 9_500,
  // Two files. A page that needs a third has a character that scripts/make-fonts.ts should add.
  fonts: 26_000,
  images: 15_000,
}

/** The page that most visitors see first: with its headers, it arrives in the first window of a new connection. */
export const homePageHtmlInBrotli = 13_500
