import type { Change } from '#content/editing/change.ts'
import { withDrafts } from './drafted-words.ts'
import { renderedOn } from './live-words.ts'
import type { PageTexts } from './page-texts.ts'
import type { SiteRenderer } from './site-renderer.ts'
import type { WordState } from './word-store.ts'

/** Other texts don't change which page shows what, or its title. */
const changesPages = ({ path, original, value }: Change) =>
  typeof value !== 'string' || value === '' || original === '' || path.startsWith('site/') || /title/i.test(path)

/** Which texts each page shows, with the drafts. Kept for as long as it's right, because all pages have to be rendered. */
export function createPageIndex(renderer: Pick<SiteRenderer, 'listTexts'>) {
  let last: { key: string; pages: Promise<readonly PageTexts[]> } | undefined

  async function find({ changes, pageDates }: WordState, drafted: readonly Change[]): Promise<readonly PageTexts[]> {
    const today = renderedOn()
    const found = await renderer.listTexts({ changes: drafted, pageDates, today })
    if (!('problem' in found)) return found
    // Drafts that can't be shown must not keep the owner from changing them. The next one may be better.
    last = undefined
    const published = await renderer.listTexts({ changes, pageDates, today })
    return 'problem' in published ? [] : published
  }

  return (state: WordState) => {
    const drafted = withDrafts(state.changes, state.drafts)
    const key = JSON.stringify([drafted.filter(changesPages), renderedOn()])
    if (last?.key !== key) last = { key, pages: find(state, drafted) }
    return last.pages
  }
}
