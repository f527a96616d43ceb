import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseDocument } from '#content/documents/parse-document.ts'
import { refusalOf } from '#content/editing/check-words.ts'
import { brokenPromises } from '#content/editing/promises.ts'
import { partOf } from '#content/editing/shape.ts'
import { allTexts, findText, releasedValue } from '#content/editing/texts.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import type { Json, Remark } from '#contracts/words.ts'
import { addAuditEntry } from '#server/admin/audit-log.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { createSiteCheck, type WordProblem } from './check-site.ts'
import { reportRedirects, requireFreshLoginToRedirect } from './destinations.ts'
import { storeVersion } from './history.ts'
import { deleteUnusedPictures, picturesOf, pictureUrl } from './pictures.ts'
import { pagesWith, type TextIndex } from './text-index.ts'
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

type Checked = {
  problems: Remark[]
  /** Paths of listed pages whose words are new. */
  updated: string[]
}

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
  let last: { key: string; checked: Promise<Checked> } | undefined

  async function checkAll(state: WordState, words: BothWords): Promise<Checked> {
    const unfit = unfitDraft(state, words)
    if (unfit) return { problems: [unfit], updated: [] }
    const photos = picturesOf(withDrafts(state.changes, state.drafts)).map(pictureUrl)
    const { problems, updated } = await checkSite({ before: words.published, after: words.drafted, photos })
    if (problems.length === 0) return { problems: [], updated }
    const index = await indexOf(state, words)
    return { problems: problems.map(problem => remarkOn(problem, state.drafts, words, index)), updated }
  }

  /** Keeps the last result, so that publishing right after the check doesn't render everything again. */
  async function check(state: WordState) {
    const words = bothWords(state)
    const key = `${state.version} ${draftsRevision(state)} ${site.today()}`
    if (last?.key !== key) {
      const checked = checkAll(state, words)
      last = { key, checked }
      checked.catch(() => {
        last = undefined
      })
    }
    return last.checked
  }

  return {
    check: (state: WordState) => check(withoutUnfinished(state)),

    /** First checked, then stored, then shown: if anything fails, everything stays as it was. */
    async publish(request: FastifyRequest, { revision, without }: PublishRequest) {
      const whole = await readWordState(database.read)
      requireSameDrafts(whole, revision)
      const state = withoutUnfinished(withoutDrafts(whole, without))
      if (state.drafts.length === 0) throw new PublicError(422, 'There is nothing to publish.')
      const words = bothWords(state)
      const publication = { before: words.published, after: words.drafted }
      requireFreshLoginToRedirect(request, publication)
      const { problems, updated } = await check(state)
      const [problem] = problems
      if (problem)
        throw new PublicError(422, problem.label ? `“${problem.label}”: ${problem.message}` : problem.message)
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
    },
  }
}

function unfitDraft({ drafts }: WordState, words: BothWords): Remark | undefined {
  for (const { path, value } of drafts) {
    const text = value === null ? undefined : findText(path, words.drafted)
    const message =
      text &&
      (refusalOf(text.schema, releasedValue(text), value)?.message ??
        documentProblem(value) ??
        missingIn({ path, value }))
    if (message) return { path, page: null, label: labelOf(path, words), message }
  }
}

/** What a draft can have but a page can't. */
function documentProblem(value: Json) {
  const markdown = partOf(value, 'text')
  const [problem] = typeof markdown === 'string' ? parseDocument(markdown).problems : []
  if (!problem) return undefined
  const line = (markdown as string).slice(0, problem.start).split('\n').length
  return `Line ${line} of the text: ${problem.message}`
}

/** An article that isn't written yet stays a draft, so that everything else can be published. */
export const unfinishedArticles = (state: WordState) =>
  state.drafts.filter(draft => !state.changes.some(({ path }) => path === draft.path) && missingIn(draft) !== undefined)

export const withoutDrafts = (state: WordState, paths: readonly string[]): WordState => ({
  ...state,
  drafts: state.drafts.filter(({ path }) => !paths.includes(path)),
})

const withoutUnfinished = (state: WordState) =>
  withoutDrafts(
    state,
    unfinishedArticles(state).map(({ path }) => path),
  )

/** What an article needs before it can be published. */
export function missingIn({ path, value }: Pick<StoredDraft, 'path' | 'value'>) {
  if (!path.startsWith('articles/') || typeof value !== 'object' || value === null || Array.isArray(value)) return
  return typeof value.text === 'string' && value.text.trim() === '' ? 'It has no text.' : undefined
}

async function storePageDate(transaction: Handle, page: string, updated: string) {
  await transaction
    .insertInto('word_page_dates')
    .values({ page, updated })
    .onConflict(conflict => conflict.column('page').doUpdateSet({ updated }))
    .execute()
}

/** Names the draft that contains the text. If none does, the page's own drafts could be the reason, or for a link, any draft. */
function remarkOn(
  { message, path, text }: WordProblem,
  drafts: readonly StoredDraft[],
  words: BothWords,
  index: TextIndex,
): Remark {
  const page = path ?? null
  const shown = index.find(other => other.path === page)?.texts
  const says = ({ value }: StoredDraft) =>
    text !== undefined && JSON.stringify(value).includes(JSON.stringify(text).slice(1, -1))
  const own = drafts.filter(({ path }) => shown?.has(path))
  const [certain] = [...own.filter(says), ...drafts.filter(says)]
  const possible = certain ? [certain] : text === undefined && own.length > 0 ? own : drafts
  const [draft, ...others] = possible.map(({ path }) => ({ path, label: labelOf(path, words) }))
  if (!draft) return { path: null, page, label: null, message }
  if (others.length === 0) return { ...draft, page, message }
  const names = new Intl.ListFormat('en-CA', { type: 'disjunction' })
  const reason = names.format([draft, ...others].map(({ label }) => `“${label}”`))
  return { path: null, page, label: null, message: `${message} (The reason is in ${reason}.)` }
}

/** What the owner should read again before publishing. */
export function warningsAbout(state: WordState, words: BothWords, index: TextIndex): Remark[] {
  const drafted = new Set(state.drafts.map(({ path }) => path))
  const texts = allTexts(words.published).filter(({ path }) => drafted.has(path))
  const legal = [...drafted].filter(path => path.startsWith('legal/'))
  return [
    ...unfinishedArticles(state).map(({ path }) => ({ path, message: 'It has no text, so it stays a draft.' })),
    ...brokenPromises(texts, words.published, words.drafted),
    ...legal.map(path => ({
      path,
      message: 'This is a legal text. Have someone who knows the law read it before you publish it.',
    })),
  ].map(({ path, message }) => ({
    path,
    page: pagesWith(index, path)[0]?.path ?? null,
    label: labelOf(path, words),
    message,
  }))
}
