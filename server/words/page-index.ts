import { withDrafts } from './drafted-words.ts'
import { renderedOn } from './live-words.ts'
import type { PageTexts } from './page-texts.ts'
import type { SiteRenderer } from './site-renderer.ts'
import type { WordState } from './word-store.ts'

/** Which texts each page shows, with the drafts. Kept until something changes, because all pages have to be rendered. */
export function createPageIndex(renderer: Pick<SiteRenderer, 'listTexts'>) {
  let last: { key: string; pages: Promise<readonly PageTexts[]> } | undefined

  async function find({ changes, drafts, pageDates }: WordState): Promise<readonly PageTexts[]> {
    const today = renderedOn()
    const drafted = await renderer.listTexts({ changes: withDrafts(changes, drafts), pageDates, today })
    if (!('problem' in drafted)) return drafted
    // Drafts that can't be shown must not keep the owner from changing them.
    const published = await renderer.listTexts({ changes, pageDates, today })
    return 'problem' in published ? [] : published
  }

  return (state: WordState) => {
    const key = JSON.stringify([
      state.version,
      state.drafts.map(({ path, revision }) => [path, revision]),
      renderedOn(),
    ])
    if (last?.key !== key) last = { key, pages: find(state) }
    return last.pages
  }
}
