import type { ArticleBlock } from '#content/articles/article.ts'

const wordsPerMinute = 220

const textOf = (block: ArticleBlock) => {
  if (block.type === 'list') return block.items.join(' ')
  return block.type === 'video' || block.type === 'image' ? block.caption : block.text
}

/** For example '5 min read': counted from the words, never less than a minute. */
export function readTimeOf(content: readonly ArticleBlock[]) {
  const words = content.map(textOf).join(' ').split(/\s+/).filter(Boolean).length
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`
}
