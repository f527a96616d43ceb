import type { FastifyInstance, FastifyRequest } from 'fastify'
import { words as releaseWords } from '#content/all-words.ts'
import { allTexts } from '#content/editing/texts.ts'
import { greeting, sender } from '#content/greeting.ts'
import {
  addArticle,
  addPicture,
  discardDrafts,
  listPictures,
  listVersions,
  publishWords,
  readReplyValues,
  readTexts,
  readWords,
  returnToVersion,
  saveDraft,
  searchTexts,
  sharePage,
  type Text,
} from '#contracts/words.ts'
import { addAuditEntry, addAuditEntryHourly, type NewAuditEntry } from '#server/admin/audit-log.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { ChangedElsewhere, checkDraft, deleteDrafts, requireText, storeDraft } from './drafts.ts'
import { newestVersions, returnTo, storeVersion } from './history.ts'
import { addArticleDraft } from './new-article.ts'
import { drawings, listOwnPictures, ownPicture, preparePicture, storePicture } from './pictures.ts'
import { createPublisher } from './publish.ts'
import { createTextIndex } from './text-index.ts'
import { openShares, shareDraft, viewRoutes } from './view-routes.ts'
import { bothWords, draftsRevision, lockWords, readWordState, type WordState } from './word-store.ts'
import { overviewOf, search, textAt } from './words-reader.ts'

/** The owner's words: drafts, publishing and history. */
export async function wordsRoutes(app: FastifyInstance) {
  const { database, site, clock, config } = app
  const { read } = database
  const textIndex = createTextIndex(site.withWords)
  await app.register(viewRoutes)

  const publish = createPublisher(app, (state, { drafted }) => textIndex(state, drafted))

  async function readAll() {
    const state = await readWordState(read)
    const words = bothWords(state)
    return { state, words, index: await textIndex(state, words.drafted) }
  }

  async function overview() {
    const { state, words, index } = await readAll()
    return overviewOf(state, words, index, await openShares(read, clock.now(), config.siteUrl))
  }

  async function readText(path: string) {
    const { state, words, index } = await readAll()
    return textAt(path, state, words, index) as Text
  }

  /** One after the other, on all servers. A change and its audit entry are one transaction. */
  const change = <Result>(work: (transaction: Handle, state: WordState) => Promise<Result>) =>
    database.write(async transaction => {
      await lockWords(transaction)
      return work(transaction, await readWordState(transaction))
    })

  const report = (transaction: Handle, { actor }: FastifyRequest, entry: NewAuditEntry) =>
    addAuditEntry(transaction, actor, entry)

  addCall(app, readWords, overview)

  addCall(app, readTexts, async ({ query }) => {
    const { state, words, index } = await readAll()
    const page = index.find(({ path }) => path === query.page)
    if (query.page !== undefined && !page) throw new PublicError(404, "There's no such page.")
    const isWanted = (path: string) =>
      page ? page.texts.has(path) : path === query.path || path.startsWith(`${query.path}/`)
    return allTexts(words.drafted).flatMap(({ path }) =>
      isWanted(path) ? (textAt(path, state, words, index) ?? []) : [],
    )
  })

  addCall(app, searchTexts, async ({ query }) => {
    const { words, index } = await readAll()
    return search(query.q, words.drafted, index)
  })

  addCall(app, saveDraft, async ({ body, actor }) => {
    try {
      const isLive = await change(async (transaction, state) => {
        const words = bothWords(state)
        const draft = await checkDraft(transaction, state, words, body)
        if (!draft) return false
        const { isLive } = requireText(body.path, words)
        if (isLive) {
          const saved = bothWords({ ...state, drafts: [{ ...draft, editedAt: actor.at, device: actor.device }] })
          const version = await storeVersion(transaction, state, [draft], saved, actor)
          await addAuditEntry(transaction, actor, { action: 'words.published', details: { count: 1, version } })
        } else {
          await storeDraft(transaction, state, draft, actor)
          await addAuditEntryHourly(transaction, actor, 'words.drafted')
        }
        return isLive
      })
      if (isLive) await site.renew()
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) throw error
      throw new PublicError(409, error.message, { details: { newest: await readText(body.path) } })
    }
    return { text: await readText(body.path) }
  })

  addCall(app, discardDrafts, async request => {
    const { path, revision } = request.body
    await change(async (transaction, state) => {
      if (path !== undefined && !state.drafts.some(other => other.path === path)) return
      if (revision !== draftsRevision(state))
        throw new PublicError(409, 'The drafts have changed since you looked at them. Look at them again first.')
      const count = await deleteDrafts(transaction, path)
      if (count > 0) await report(transaction, request, { action: 'words.discarded', details: { count } })
    })
    return overview()
  })

  addCall(app, publishWords, async request => {
    await publish(request, request.body)
    return overview()
  })

  addCall(app, sharePage, async request => {
    const { page, isShared } = request.body
    const { index } = await readAll()
    if (!index.some(({ path }) => path === page)) throw new PublicError(404, "There's no such page.")
    await database.write(async transaction => {
      if (isShared) await shareDraft(transaction, page, clock.now())
      else await transaction.deleteFrom('word_shares').where('page', '=', page).execute()
      await report(transaction, request, { action: isShared ? 'words.shared' : 'words.unshared' })
    })
    return overview()
  })

  addCall(app, listVersions, async () => newestVersions(read, bothWords(await readWordState(read))))

  addCall(app, returnToVersion, async request => {
    const skipped = await change(async (transaction, state) => {
      const skipped = await returnTo(transaction, state, bothWords(state), request.body.version, request.actor)
      await report(transaction, request, { action: 'words.undone' })
      return skipped
    })
    return { ...(await overview()), skipped }
  })

  addCall(app, addArticle, async ({ body, actor }) => {
    const path = await change(async (transaction, state) => {
      await addAuditEntryHourly(transaction, actor, 'words.drafted')
      return addArticleDraft(transaction, state, body.title, site.today(), actor)
    })
    return { path }
  })

  addCall(app, addPicture, async request => {
    const picture = preparePicture(request.body.picture, request.body.alt, request.actor.at)
    await change(async transaction => {
      await storePicture(transaction, picture)
      await report(transaction, request, { action: 'words.picture' })
    })
    return ownPicture(picture)
  })

  addCall(app, listPictures, async () => {
    return [...(await listOwnPictures(read)).map(ownPicture), ...drawings(releaseWords)]
  })

  addCall(app, readReplyValues, async () => {
    const { site: company } = bothWords(await readWordState(read)).published
    const values = {
      booking: company.links.booking,
      assessment: `${config.siteUrl}/`,
      articles: `${config.siteUrl}/articles`,
      places: `${company.betaPlaces}`,
    }
    return { values, greeting: greeting('Anna Example'), signature: sender(company) }
  })
}
