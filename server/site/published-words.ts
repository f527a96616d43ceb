import { words as originals, type Words } from '#content/all-words.ts'

declare module 'fastify' {
  interface FastifyInstance {
    published: PublishedWords
  }
}

/** What the site says now. Read `words` at the time of use: the owner may publish others at any time. */
export type PublishedWords = { readonly words: Words }

export const createPublishedWords = (initial: Words = originals) => ({ words: initial })
