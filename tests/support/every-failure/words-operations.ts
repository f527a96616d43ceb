import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
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

async function photo() {
  const create = { width: 300, height: 300, channels: 3, background: '#357' } as const
  return (await sharp({ create }).jpeg().toBuffer()).toString('base64')
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
  adminOperation(
    "keeping the owner's words after an upgrade changed the original",
    async site => {
      await publish(site)
      const changed = { original: JSON.stringify('An older original.') }
      await site.plain.write(transaction => transaction.updateTable('word_changes').set(changed).execute())
      return ['POST', '/words/conflicts', { path, keep: 'owners' }]
    },
    { whenDone: 422 },
  ),
  adminOperation(
    'adding a photo',
    async ({ plain }) => {
      await plain.write(transaction => transaction.deleteFrom('photos').execute())
      return ['POST', '/words/photos', { jpeg: await photo() }]
    },
    { addsAnother: true },
  ),
]
