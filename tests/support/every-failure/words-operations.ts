import { randomUUID } from 'node:crypto'
import { adminOperation, type FailureSite, type SiteOperation } from './failure-site.ts'

const path = 'about/mission'

async function discard({ asAdmin }: FailureSite) {
  await asAdmin('POST', '/words/drafts/discard', {})
}

/** Returns its revision. */
async function newDraft(site: FailureSite) {
  await discard(site)
  const value = `We fix Mondays: ${randomUUID()}.`
  const { body } = await site.asAdmin('PATCH', '/words/drafts', { path, value, revision: null })
  return JSON.parse(body ?? '').revision as string
}

async function publish(site: FailureSite) {
  await site.asAdmin('POST', '/words/publish', { revisions: [await newDraft(site)] })
}

export const wordsOperations: readonly SiteOperation[] = [
  adminOperation('saving a draft', async site => {
    await discard(site)
    return ['PATCH', '/words/drafts', { path, value: 'We fix Mondays.', revision: null }]
  }),
  adminOperation('discarding drafts', async site => {
    await newDraft(site)
    return ['POST', '/words/drafts/discard', {}]
  }),
  adminOperation('publishing words', async site => ['POST', '/words/publish', { revisions: [await newDraft(site)] }], {
    whenDone: 409,
  }),
  adminOperation('taking published words back', async site => {
    await publish(site)
    await publish(site)
    const versions = site.plain.read.selectFrom('word_versions').select('version').orderBy('version', 'desc')
    const { version } = await versions.executeTakeFirstOrThrow()
    return ['POST', '/words/undo', { version, path }]
  }),
]
