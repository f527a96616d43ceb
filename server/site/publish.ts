import type { FastifyRequest } from 'fastify'
import type { Words } from '#content/all-words.ts'
import type { Json } from '#content/editing/change.ts'
import { checkValue } from '#content/editing/check-value.ts'
import { brokenPromises } from '#content/editing/promises.ts'
import { entriesOf, valueAt } from '#content/editing/value-at.ts'
import type { Remark } from '#contracts/words.ts'
import { addAuditEntry, type SecurityEmails } from '#server/admin/audit-log.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import type { createSiteCheck, WordProblem } from './check-site.ts'
import { reportRedirects, requireFreshLoginToRedirect } from './destinations.ts'
import { deleteDrafts } from './drafts.ts'
import { differences, storeHistory } from './history.ts'
import { firstPage, type PageTexts } from './page-texts.ts'
import { deleteUnusedPhotos, photosOf, photoUrl } from './photos.ts'
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
} from './word-store.ts'

type Parts = {
  database: Database
  emails: SecurityEmails
  drafts: ReturnType<typeof createDraftCheck>
  pagesOf: (state: WordState) => Promise<readonly PageTexts[]>
  /** YYYY-MM-DD */
  today: string
}

/** The drafts as they are now have to be those that the owner saw. */
function requireSameDrafts({ drafts }: WordState, revisions: readonly string[]) {
  const seen = new Set(revisions)
  if (drafts.length !== seen.size || drafts.some(({ revision }) => !seen.has(revision)))
    throw new PublicError(409, 'The drafts have changed since you looked at them. Look at them again, then publish.')
}

/** First checked, then stored: if anything fails, everything stays as it was. */
export async function publishDrafts(
  { database, emails, drafts, pagesOf, today }: Parts,
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
  const { problems, updated } = await drafts.check(state, () => pagesOf(state))
  const [problem] = problems
  if (problem) throw new PublicError(422, problem.label ? `“${problem.label}”: ${problem.message}` : problem.message)
  const emailIds = await database.write(async transaction => {
    await lockWords(transaction)
    const now = await readWordState(transaction)
    requireSameDrafts(now, revisions)
    if (now.version !== state.version)
      throw new PublicError(409, 'Someone else has just published. Look at the drafts again.')
    return storePublished(transaction, now, request.actor, { emails, pages: updated, today })
  })
  for (const id of emailIds) emails.sendNow(id)
  drafts.forget()
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
  return reportRedirects(transaction, emails, actor, { paths, before: threeWords(state).published })
}

type Checked = { problems: Remark[]; updated: readonly string[] }

/** Which texts a page shows. */
type PagesOf = () => Promise<readonly PageTexts[]>

/** Keeps the last result, so that publishing right after a check doesn't render everything again. */
export function createDraftCheck(checkSite: ReturnType<typeof createSiteCheck>) {
  let last: { key: string; checked: Promise<Checked> } | undefined
  return {
    async check(state: WordState, pagesOf: PagesOf) {
      const key = JSON.stringify([state.version, ...state.drafts.map(({ revision }) => revision).sort()])
      if (last?.key !== key) last = { key, checked: checkDrafted(state, checkSite, pagesOf) }
      const current = last
      try {
        return await current.checked
      } catch (error) {
        if (last === current) last = undefined
        throw error
      }
    },
    forget: () => {
      last = undefined
    },
  }
}

async function checkDrafted(
  state: WordState,
  checkSite: ReturnType<typeof createSiteCheck>,
  pagesOf: PagesOf,
): Promise<Checked> {
  const { changes, drafts } = state
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
  if (unfit.length > 0) return { problems: unfit, updated: [] }
  const photos = photosOf(withDrafts(changes, drafts)).map(photoUrl)
  const { problems, updated } = await checkSite({ before: words.published, after: words.drafted, photos })
  const [problem] = problems
  if (!problem) return { problems: [], updated }
  const cause = causeOf(problem, drafts, words.drafted, await pagesOf())
  const page = problem.path ?? null
  return {
    problems: [
      cause ? remark(cause, problem.message, page) : { path: null, page, label: null, message: problem.message },
    ],
    updated: [],
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
