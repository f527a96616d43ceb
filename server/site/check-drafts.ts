import type { Words } from '#content/all-words.ts'
import type { Json } from '#content/editing/change.ts'
import { checkValue } from '#content/editing/check-value.ts'
import { brokenPromises } from '#content/editing/promises.ts'
import { entriesOf, valueAt } from '#content/editing/value-at.ts'
import type { Remark } from '#contracts/words.ts'
import type { Handle } from '#server/storage/database.ts'
import type { WordProblem } from './check-site.ts'
import { nameOfText, type ThreeWords, threeWords, withDrafts } from './drafted-words.ts'
import { renderedOn } from './live-words.ts'
import { firstPage, type PageTexts } from './page-texts.ts'
import { photosOf, readPhotos } from './photos.ts'
import type { SitePages } from './site-pages.ts'
import type { RenderedWords, SiteRenderer } from './site-renderer.ts'
import type { StoredDraft, WordState } from './word-store.ts'

type Checked = { problems: Remark[]; rendered?: RenderedWords }

type CheckParts = {
  read: Handle
  renderer: SiteRenderer
  live: SitePages
  /** Which texts a page shows. */
  pagesOf: () => Promise<readonly PageTexts[]>
}

/** Keeps what the last check rendered, so that publishing right after it doesn't render everything again. */
export function createDraftCheck() {
  let last: { key: string; checked: Promise<Checked> } | undefined
  return {
    async check(state: WordState, parts: CheckParts) {
      const key = JSON.stringify([state.version, renderedOn(), ...state.drafts.map(({ revision }) => revision).sort()])
      if (last?.key !== key) last = { key, checked: checkAndRender(state, parts) }
      const current = last
      const isUsable = await current.checked.then(
        ({ rendered }) => rendered !== undefined,
        () => false,
      )
      if (!isUsable && last === current) last = undefined
      return current.checked
    },
    forget: () => {
      last = undefined
    },
  }
}

export type DraftCheck = ReturnType<typeof createDraftCheck>

/** Renders everything as it would be published. */
async function checkAndRender(state: WordState, { read, renderer, live, pagesOf }: CheckParts): Promise<Checked> {
  const { changes, drafts, pageDates } = state
  const words = threeWords(state)
  const remark = (path: string, message: string, page: string | null = null) => ({
    path,
    page,
    label: nameOfText(words, path),
    message,
  })
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
  const { problem } = rendered
  const cause = causeOf(problem, drafts, words.drafted, await pagesOf())
  const page = problem.path ?? null
  return {
    problems: [
      cause ? remark(cause, problem.message, page) : { path: null, page, label: null, message: problem.message },
    ],
  }
}

/** The text that says it, else the draft that does, else the first draft on the page. */
function causeOf(
  { path: page, text }: WordProblem,
  drafts: readonly StoredDraft[],
  words: Words,
  pages: readonly PageTexts[],
) {
  // The server's own failure isn't about a text.
  if (page === undefined && text === undefined) return undefined
  const shown = pages.filter(({ path }) => page === undefined || path === page).flatMap(({ texts }) => texts)
  const isOnPage = ({ path }: StoredDraft) => shown.some(other => other === path || other.startsWith(`${path}/`))
  const says = ({ value }: StoredDraft) => text !== undefined && hasText(value, text)
  const own = page === undefined ? [] : drafts.filter(isOnPage)
  const [draft] = [...own.filter(says), ...drafts.filter(says), ...own, ...(drafts.length === 1 ? drafts : [])]
  return shown.find(path => text !== undefined && valueAt(words, path) === text) ?? draft?.path
}

const hasText = (value: Json, text: string): boolean =>
  value === text || entriesOf(value).some(([, item]) => hasText(item, text))

/** What the owner should read again before publishing. */
export function warningsAbout({ drafts }: WordState, words: ThreeWords, pages: readonly PageTexts[]): Remark[] {
  const { published, drafted } = words
  const legal = drafts.filter(({ path }) => ['legalDocuments', 'consents'].includes(path.split('/')[0] ?? ''))
  return [
    ...brokenPromises(published, drafted),
    ...legal.map(({ path }) => ({
      path,
      message: 'This is a legal text. Have someone who knows the law read it before you publish it.',
    })),
  ].map(({ path, message }) => ({
    path,
    page: firstPage(pages, path),
    label: nameOfText(words, path),
    message,
  }))
}
