import type { ArticleBlock, TextBlock } from '#content/articles/article.ts'
import { textBlocks } from '#content/articles/text-blocks.ts'

const wordsPerMinute = 220

export const blockTexts = (block: TextBlock): readonly string[] => {
  if (block.type === 'list') return block.items
  return [block.type === 'video' || block.type === 'image' ? block.caption : block.text]
}

export const countWords = (content: readonly ArticleBlock[]) =>
  textBlocks(content).flatMap(blockTexts).join(' ').split(/\s+/).filter(Boolean).length

export const readTimeOf = (content: readonly ArticleBlock[]) =>
  `${Math.max(1, Math.round(countWords(content) / wordsPerMinute))} min read`
