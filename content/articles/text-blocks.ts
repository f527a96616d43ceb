import type { ArticleBlock, TextBlock } from './article.ts'

/** Everything to read, in order. */
export const textBlocks = (content: readonly ArticleBlock[]): readonly TextBlock[] =>
  content.flatMap(block => {
    if (block.type === 'payback') return []
    return block.type === 'checklist' ? block.blocks : [block]
  })
