import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseDocument } from '#content/documents/parse-document.ts'
import { refusalOf } from '#content/editing/check-words.ts'
import { partOf } from '#content/editing/shape.ts'
import { findText } from '#content/editing/texts.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import type { Json } from '#contracts/words.ts'
import { addAuditEntry } from '#server/admin/audit-log.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { createSiteCheck, type WordProblem } from './check-site.ts'
import { reportRedirects, requireFreshLoginToRedirect } from './destinations.ts'
import { storeVersion } from './history.ts'
import { deleteUnusedPictures, picturesOf, pictureUrl } from './pictures.ts'
import type { TextIndex } from './text-index.ts'
import {
  type BothWords,
  bothWords,
  draftsRevision,
  lockWords,
  readWordState,
  type StoredDraft,
  type WordState,
  withDrafts,
} from './word-store.ts'
import { labelOf } from './words-reader.ts'

/** The drafts as they are now have to be those that the owner saw. */
function requireSameDrafts(state: WordState, revision: string) {
  if (draftsRevision(state) !== revision)
    throw new PublicError(409, 'The drafts have changed since you looked at them. Look at them again, then publish.')
}

type PublishRequest = { revision: string; without: readonly string[] }

type IndexOf = (state: WordState, words: BothWords) => Promise<TextIndex>

export function createPublisher(app: FastifyInstance, indexOf: IndexOf) {
  const { database, site, config } = app
  const checkSite = createSiteCheck(site, config.siteUrl)

  /** Paths of listed pages whose words are new. */
  async function check(state: WordState, words: BothWords) {
    requireFitting(state, words)
    const photos = picturesOf(withDrafts(state.changes, state.drafts)).map(pictureUrl)
    const { problems, updated } = await checkSite({ before: words.published, after: words.drafted, photos })
    if (problems.length === 0) return updated
    const index = await indexOf(state, words)
    const sentences = problems.map(problem => sentenceAbout(problem, state.drafts, words, index))
    throw new PublicError(422, sentences.join('\n'))
  }

  /** First checked, then stored, then shown: if anything fails, everything stays as it was. */
  return async (request: FastifyRequest, { revision, without }: PublishRequest) => {
    const whole = await readWordState(database.read)
    requireSameDrafts(whole, revision)
    const state = { ...whole, drafts: whole.drafts.filter(({ path }) => !without.includes(path)) }
    if (state.drafts.length === 0) throw new PublicError(422, 'There is nothing to publish.')
    const words = bothWords(state)
    const publication = { before: words.published, after: words.drafted }
    requireFreshLoginToRedirect(request, publication)
    const updated = await check(state, words)
    const { actor } = request
    await database.write(async transaction => {
      await lockWords(transaction)
      const now = await readWordState(transaction)
      requireSameDrafts(now, revision)
      if (now.version !== state.version)
        throw new PublicError(409, 'Someone else has just published. Look at the drafts again.')
      const version = await storeVersion(transaction, now, state.drafts, words, actor)
      for (const page of updated) await storePageDate(transaction, page, site.today())
      await deleteUnusedPictures(transaction, actor.at)
      const details = { count: state.drafts.length, version }
      await addAuditEntry(transaction, actor, { action: 'words.published', details })
      const after = listedPagesOf(words.drafted)
      const gone = listedPagesOf(words.published).filter(page => !after.includes(page))
      await app.outbox.addPages(transaction, [...updated, ...gone], actor.at)
      await reportRedirects(transaction, app.recordSecurityEvent, actor, publication)
    })
    await site.renew()
  }
}

/** A draft may have anything in it. */
function requireFitting({ drafts }: WordState, words: BothWords) {
  for (const { path, value } of drafts) {
    const text = value === null ? undefined : findText(path, words.drafted)
    const problem = text && (refusalOf(text, value)?.message ?? documentProblem(path, value))
    if (problem) throw new PublicError(422, `“${labelOf(path, words)}”: ${problem}`)
  }
}

/** What a draft can have but a page can't. */
function documentProblem(path: string, value: Json) {
  const markdown = partOf(value, 'text')
  if (typeof markdown !== 'string') return undefined
  if (path.startsWith('articles/') && markdown.trim() === '') return 'It has no text. Until it has, mark it “Not yet”.'
  const [problem] = parseDocument(markdown).problems
  const line = markdown.slice(0, problem?.start).split('\n').length
  return problem && `Line ${line} of the text: ${problem.message}`
}

async function storePageDate(transaction: Handle, page: string, updated: string) {
  await transaction
    .insertInto('word_page_dates')
    .values({ page, updated })
    .onConflict(conflict => conflict.column('page').doUpdateSet({ updated }))
    .execute()
}

/** Names the drafts that could be the reason: those with the words or the link, or those that the page shows. */
function sentenceAbout(
  { message, path, text }: WordProblem,
  drafts: readonly StoredDraft[],
  words: BothWords,
  index: TextIndex,
) {
  const shown = index.find(other => other.path === path)?.texts
  const written = text === undefined ? undefined : JSON.stringify(text).slice(1, -1)
  const saying = drafts.filter(({ value }) => written !== undefined && JSON.stringify(value).includes(written))
  const own = drafts.filter(({ path }) => written === undefined && shown?.has(path))
  const [possible = drafts] = [saying, own].filter(list => list.length > 0)
  const names = new Intl.ListFormat('en-CA', { type: 'disjunction' })
  return `${names.format(possible.map(({ path }) => `“${labelOf(path, words)}”`))}: ${message}`
}
