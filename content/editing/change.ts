export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** The owner's words in place of the release's. */
export type Change = {
  /** Keys in the words, joined by slashes. Articles, cities and legal documents go by their slugs: "homeFaq/3/answer". */
  path: string
  /** The release's value when it was changed. Null for an article that was added. */
  original: Json
  value: Json
}

/** A release that has other words where the owner's are. The owner's stay until they choose. */
export type WordConflict = {
  path: string
  oldOriginal: Json
  /** Null if nothing is there anymore. */
  newOriginal: Json
  owners: Json
}
