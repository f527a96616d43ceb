import { type Block, blockTexts, textBlocks } from '#content/documents/blocks.ts'

const wordsPerMinute = 220

export const countWords = (content: readonly Block[]) =>
  textBlocks(content).flatMap(blockTexts).join(' ').split(/\s+/).filter(Boolean).length

export const readTimeOf = (content: readonly Block[]) =>
  `${Math.max(1, Math.round(countWords(content) / wordsPerMinute))} min read`
