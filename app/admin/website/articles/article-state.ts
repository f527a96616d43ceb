import type { BadgeTone } from '#app/ui/badge.tsx'
import type { ListedArticle } from '#contracts/words.ts'

/** `isListed`: with what was changed on the screen. */
export function articleState({ isPublished, isNew, hasDrafts }: ListedArticle, isListed: boolean) {
  const state = (label: string, tone: BadgeTone) => ({ label, tone })
  if (isNew) return isListed ? state('New draft', 'accent') : state('Draft, left out', 'quiet')
  if (!isListed) return isPublished ? state('Will be unpublished', 'accent') : state('Unpublished', 'quiet')
  if (!isPublished) return state('Will be published again', 'accent')
  return hasDrafts ? state('Published, with a draft', 'accent') : state('Published', 'success')
}

export function moveSlug(order: readonly string[], slug: string, step: -1 | 1) {
  const from = order.indexOf(slug)
  const to = from + step
  return from === -1 || to < 0 || to >= order.length ? [...order] : order.toSpliced(from, 1).toSpliced(to, 0, slug)
}

/** For the web address: "What's new in AI?" becomes "whats-new-in-ai". */
export const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '')
