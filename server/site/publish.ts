import { applyChanges } from '#content/editing/apply-changes.ts'
import type { Actor } from '#server/admin/audit-log.ts'
import { addAuditEntry } from '#server/admin/audit-log.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import type { DraftCheck } from './check-drafts.ts'
import { withDrafts } from './drafted-words.ts'
import { deleteDrafts } from './drafts.ts'
import { type LiveWords, renderedOn } from './live-words.ts'
import type { PageTexts } from './page-texts.ts'
import { deleteUnusedPhotos } from './photos.ts'
import type { SiteRenderer } from './site-renderer.ts'
import { differences, storeHistory } from './word-history.ts'
import { changeRow, lockWords, readWordState, type WordState, withOwnDates } from './word-store.ts'

type Parts = {
  database: Database
  renderer: SiteRenderer
  live: LiveWords
  drafts: DraftCheck
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
  { database, renderer, live, drafts, pagesOf }: Parts,
  actor: Actor,
  revisions: readonly string[],
) {
  const state = await readWordState(database.read)
  requireSameDrafts(state, revisions)
  if (state.drafts.length === 0) throw new PublicError(422, 'There are no drafts to publish.')
  const parts = { read: database.read, renderer, live: live.current(), pagesOf: () => pagesOf(state) }
  const { problems, rendered } = await drafts.check(state, parts)
  const [problem] = problems
  if (problem) throw new PublicError(422, problem.label ? `“${problem.label}”: ${problem.message}` : problem.message)
  if (!rendered) throw new Error('Nothing was rendered.')
  const today = renderedOn()
  const version = await database.write(async transaction => {
    await lockWords(transaction)
    const now = await readWordState(transaction)
    requireSameDrafts(now, revisions)
    if (now.version !== state.version)
      throw new PublicError(409, 'Someone else has just published. Look at the drafts again.')
    return storePublished(transaction, now, actor, { pages: rendered.updated, today })
  })
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
  actor: Actor,
  { pages, today }: { pages: readonly string[]; today: string },
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
  return version
}
