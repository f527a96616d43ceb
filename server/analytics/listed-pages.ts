import type { Words } from '#content/all-words.ts'
import { listedPagesOf } from '#content/listed-pages.ts'

export const isListedPage = (words: Words, path: string | undefined): path is string =>
  path !== undefined && listedPagesOf(words).includes(path)
