import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSame } from '#content/editing/is-same.ts'
import {
  addPhoto,
  checkDrafts,
  discardDrafts,
  listVersions,
  publishWords,
  readFields,
  readPageFields,
  readWords,
  saveDraft,
  settleConflict,
  undoWords,
} from '#contracts/words.ts'
import { addAuditEntry, addAuditEntryHourly, type NewAuditEntry } from '#server/admin/audit-log.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { articleRoutes } from './article-routes.ts'
import { createSiteCheck } from './check-site.ts'
import { deleteDrafts, isDrafted, putDraft, requireNew, requireRevision, settle } from './drafts.ts'
import { returnTo, undoChange, versionsBefore } from './history.ts'
import { photoUrl, preparePhoto, storePhoto } from './photos.ts'
import { createDraftCheck, publishDrafts, warningsAbout } from './publish.ts'
import { viewRoutes } from './view-routes.ts'
import { lockWords, readWordState, threeWords, type WordState } from './word-store.ts'
import { createPageIndex, fieldAt, overviewOf, pathsOnPage } from './words-overview.ts'

const draftedIn = ({ drafts }: WordState) => drafts.map(({ path, value }) => ({ path, value }))

/** The owner's words: drafts, publishing and history. */
export async function wordsRoutes(app: FastifyInstance) {
  const { database, site, config } = app
  const { read } = database
  const pagesOf = createPageIndex(site)
  const drafts = createDraftCheck(createSiteCheck(site, config.siteUrl))
  await app.register(viewRoutes)
  await app.register(articleRoutes)

  const overview = async () => {
    const state = await readWordState(read)
    return overviewOf(state, await pagesOf(state))
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

  addCall(app, readPageFields, async request => {
    const state = await readWordState(read)
    const page = (await pagesOf(state)).find(({ path }) => path === request.query.page)
    if (!page) throw new PublicError(404, "There's no such page.")
    const words = threeWords(state)
    return pathsOnPage(words.drafted, page.texts).flatMap(path => fieldAt(state, words, path) ?? [])
  })

  addCall(app, readFields, async request => {
    const state = await readWordState(read)
    const words = threeWords(state)
    return request.body.paths.flatMap(path => fieldAt(state, words, path) ?? [])
  })

  addCall(app, saveDraft, async request => {
    const { path, value, revision, isNew } = request.body
    const { device } = request.actor
    const { before, after } = await change(async (transaction, state) => {
      if (!isDrafted(state, path, value)) {
        if (isNew) requireNew(state, path)
        requireRevision(state, path, revision)
      }
      const stored = await putDraft(transaction, state, { path, value, device })
      await addAuditEntryHourly(transaction, request.actor, 'words.drafted')
      return { before: state, after: stored }
    })
    const field = fieldAt(after, threeWords(after), path)
    if (field) return field
    // An article that was only a draft, and no longer is one.
    const gone = fieldAt(before, threeWords(before), path)
    if (!gone) throw new PublicError(422, "There's no such text.")
    return { ...gone, value: null, isDraft: false, revision: null }
  })

  addCall(app, discardDrafts, async request => {
    await change(async transaction => {
      const count = await deleteDrafts(transaction, request.body.path)
      if (count > 0) await report(transaction, request, { action: 'words.discarded', details: { count } })
    })
    return overview()
  })

  addCall(app, checkDrafts, async () => {
    const state = await readWordState(read)
    const { problems } = await drafts.check(state, () => pagesOf(state))
    return { problems, warnings: warningsAbout(state, threeWords(state), await pagesOf(state)) }
  })

  addCall(app, publishWords, async request => {
    const today = site.today()
    const { securityEmails: emails } = app
    await publishDrafts({ database, emails, drafts, pagesOf, today }, request, request.body.revisions)
    await site.renew()
    return overview()
  })

  addCall(app, settleConflict, async request => {
    const { keep } = request.body
    await change(async (transaction, state) => {
      await settle(transaction, state, request.body, request.actor.device)
      await report(transaction, request, { action: 'words.settled', details: { keep } })
    })
    return overview()
  })

  addCall(app, listVersions, async request => versionsBefore(read, await readWordState(read), request.query.before))

  addCall(app, undoWords, async request => {
    const { body, actor } = request
    const skipped = await change(async (transaction, state) => {
      const skipped = 'after' in body ? await returnTo(transaction, state, body.after, actor.device) : []
      if ('path' in body) await undoChange(transaction, state, body, actor.device)
      // A repeat changes nothing.
      if (!isSame(draftedIn(await readWordState(transaction)), draftedIn(state)))
        await report(transaction, request, { action: 'words.undone' })
      return skipped
    })
    return { ...(await overview()), skipped }
  })

  addCall(app, addPhoto, async request => {
    const photo = preparePhoto(request.body.jpeg, request.actor.at)
    await change(async transaction => {
      await storePhoto(transaction, photo)
      await report(transaction, request, { action: 'words.photo' })
    })
    return { photo: photoUrl(photo.id) }
  })
}
