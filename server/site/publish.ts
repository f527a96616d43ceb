import type { FastifyRequest } from 'fastify'
import type { Words } from '#content/all-words.ts'
import { applyChanges } from '#content/editing/apply-changes.ts'
import type { Json } from '#content/editing/change.ts'
import { checkValue } from '#content/editing/check-value.ts'
import { brokenPromises } from '#content/editing/promises.ts'
import { entriesOf, valueAt } from '#content/editing/value-at.ts'
import type { Remark } from '#contracts/words.ts'
import { addAuditEntry, type SecurityEmails } from '#server/admin/audit-log.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import type { WordProblem } from './check-site.ts'
import { reportRedirects, requireFreshLoginToRedirect } from './destinations.ts'
import { deleteDrafts } from './drafts.ts'
import { differences, storeHistory } from './history.ts'
import { type LiveWords, renderedOn } from './live-words.ts'
import { firstPage, type PageTexts } from './page-texts.ts'
import { deleteUnusedPhotos, photosOf, readPhotos } from './photos.ts'
import type { SitePages } from './site-pages.ts'
import type { RenderedWords, SiteRenderer } from './site-renderer.ts'
import {
  changeRow,
  lockWords,
  nameOfText,
  readWordState,
  type StoredDraft,
  type ThreeWords,
  threeWords,
  type WordState,
  withDrafts,
  withOwnDates,
} from './word-store.ts'

type Parts = {
  database: Database
  renderer: SiteRenderer
  live: LiveWords
  emails: SecurityEmails
  drafts: ReturnType<typeof createDraftCheck>
  pagesOf: (state: WordState) => Promise<readonly PageTexts[]>
}

/** The drafts as they are now have to be those that the owner saw. */
function requireSameDrafts({ drafts }: WordState, revisions: readonly string[]) {
  const seen = new Set(revisions)
  if (drafts.length !== seen.size || drafts.some(({ revision }) => !seen.has(revision)))
    throw new PublicError(409, 'The drafts have changed since you looked at them. Look at them again, then publish.')
}

/** First rendered, then stored, then shown: if anything fails, everything stays as it was. */
export async function publishDrafts(
  { database, renderer, live, emails, drafts, pagesOf }: Parts,
  request: FastifyRequest,
  revisions: readonly string[],
) {
  const state = await readWordState(database.read)
  requireSameDrafts(state, revisions)
  if (state.drafts.length === 0) throw new PublicError(422, 'There are no drafts to publish.')
  requireFreshLoginToRedirect(
    request,
    state.drafts.map(({ path }) => path),
  )
  const parts = { read: database.read, renderer, live: live.current(), pagesOf: () => pagesOf(state) }
  const { problems, rendered } = await drafts.check(state, parts)
  const [problem] = problems
  if (problem) throw new PublicError(422, problem.label ? `“${problem.label}”: ${problem.message}` : problem.message)
  if (!rendered) throw new Error('Nothing was rendered.')
  const today = renderedOn()
  const { version, emailIds } = await database.write(async transaction => {
    await lockWords(transaction)
    const now = await readWordState(transaction)
    requireSameDrafts(now, revisions)
    if (now.version !== state.version)
      throw new PublicError(409, 'Someone else has just published. Look at the drafts again.')
    return storePublished(transaction, now, request.actor, { emails, pages: rendered.updated, today })
  })
  for (const id of emailIds) emails.sendNow(id)
  drafts.forget()
  const changes = withDrafts(state.changes, state.drafts)
  const pageDates = withOwnDates(
    rendered.updated.map(page => [page, today]),
    state.pageDates,
  )
  live.show(version, applyChanges(changes, pageDates).words, rendered)
}

async function storePublished(
  transaction: Handle,
  state: WordState,
  actor: FastifyRequest['actor'],
  { emails, pages, today }: { emails: SecurityEmails; pages: readonly string[]; today: string },
) {
  const version = state.version + 1
  const after = withDrafts(state.changes, state.drafts)
  const changed = differences(state.changes, after)
  // The version is the key: of two servers that publish, only one can store it.
  await transaction
    .insertInto('word_versions')
    .values({ version, published_at: actor.at, session_id: actor.sessionId, device: actor.device })
    .execute()
  if (changed.length > 0) await storeHistory(transaction, version, changed)
  for (const { path } of changed) await transaction.deleteFrom('word_changes').where('path', '=', path).execute()
  const rows = after.filter(({ path }) => changed.some(change => change.path === path)).map(changeRow)
  if (rows.length > 0) await transaction.insertInto('word_changes').values(rows).execute()
  for (const page of pages) {
    const date = { updated: today }
    await transaction
      .insertInto('word_page_dates')
      .values({ page, ...date })
      .onConflict(conflict => conflict.column('page').doUpdateSet(date))
      .execute()
  }
  await deleteDrafts(transaction)
  await deleteUnusedPhotos(transaction, actor.at)
  const details = { count: changed.length, version }
  await addAuditEntry(transaction, actor, { action: 'words.published', details })
  const paths = changed.map(({ path }) => path)
  const emailIds = await reportRedirects(transaction, emails, actor, { paths, before: threeWords(state).published })
  return { version, emailIds }
}

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
