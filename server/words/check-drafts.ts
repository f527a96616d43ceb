import type { Json } from '#content/editing/change.ts'
import { checkValue } from '#content/editing/check-value.ts'
import { brokenPromises } from '#content/editing/promises.ts'
import { entriesOf } from '#content/editing/value-at.ts'
import type { Remark } from '#contracts/words.ts'
import type { Handle } from '#server/db/database.ts'
import type { SitePages } from '#server/http/site-pages.ts'
import { nameOfText, type ThreeWords, threeWords, withDrafts } from './drafted-words.ts'
import { renderedOn } from './live-words.ts'
import type { PageTexts } from './page-texts.ts'
import { photosOf, readPhotos } from './photos.ts'
import type { RenderedWords, SiteRenderer } from './site-renderer.ts'
import type { StoredDraft, WordState } from './word-store.ts'

type Checked = { problems: Remark[]; rendered?: RenderedWords }

/** Renders everything as it would be published. `pagesOf` says which texts a page shows. */
export async function checkAndRender(
  state: WordState,
  {
    read,
    renderer,
    live,
    pagesOf,
  }: { read: Handle; renderer: SiteRenderer; live: SitePages; pagesOf: () => Promise<readonly PageTexts[]> },
): Promise<Checked> {
  const { changes, drafts, pageDates } = state
  const words = threeWords(state)
  const remark = (path: string, message: string) => ({ path, label: nameOfText(words, path), message })
  const unfit = drafts.flatMap(({ path, value }) => {
    const problem = value === null ? undefined : checkValue(words.drafted, path, value)
    return problem === undefined ? [] : remark(path, problem)
  })
  if (unfit.length > 0) return { problems: unfit }
  const after = withDrafts(changes, drafts)
  const photos = await readPhotos(read, photosOf(after))
  const input = { changes: after, before: changes, pageDates, today: renderedOn(), photos }
  const rendered = await renderer.renderSite(input, live)
  if (!('problem' in rendered)) return { problems: [], rendered }
  const { message, path: page, text } = rendered.problem
  const culprit =
    (text && drafts.find(({ value }) => hasText(value, text))) ||
    (page && draftOn(drafts, await pagesOf(), page)) ||
    ((text || page) && drafts.length === 1 ? drafts[0] : undefined)
  return { problems: [culprit ? remark(culprit.path, message) : { path: null, label: null, message }] }
}

/** The first draft that a page shows. */
function draftOn(drafts: readonly StoredDraft[], pages: readonly PageTexts[], page: string) {
  const texts = pages.find(({ path }) => path === page)?.texts ?? []
  return drafts.find(({ path }) => texts.some(text => text === path || text.startsWith(`${path}/`)))
}

const hasText = (value: Json, text: string): boolean =>
  value === text || entriesOf(value).some(([, item]) => hasText(item, text))

/** What the owner should read again before publishing. */
export function warningsAbout({ drafts }: WordState, words: ThreeWords): Remark[] {
  const { published, drafted } = words
  const legal = drafts.filter(({ path }) => ['legalDocuments', 'consents'].includes(path.split('/')[0] ?? ''))
  return [
    ...brokenPromises(published, drafted),
    ...legal.map(({ path }) => ({
      path,
      message: 'This is a legal text. Have someone who knows the law read it before you publish it.',
    })),
  ].map(({ path, message }) => ({ path, label: nameOfText(words, path), message }))
}
