import { hash } from 'node:crypto'
import type { Words } from '#content/all-words.ts'
import { textBlocks } from '#content/documents/blocks.ts'
import type { Change } from '#content/editing/apply-changes.ts'
import { hourMs } from '#contracts/time.ts'
import type { Json, SitePicture } from '#contracts/words.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { cleanPicture } from './picture-file.ts'

const maxPictures = 300
/** Time for a picture that was just added to become part of a draft. */
const unusedMs = hourMs
const picturePath = /\/photos\/([\w-]{43}\.jpg)/g

/** The value of a text, such as the owner's photo. */
export const pictureUrl = (id: string) => `/photos/${id}`

const idsIn = (texts: ReadonlyArray<string | null>) =>
  new Set(texts.flatMap(text => Array.from((text ?? '').matchAll(picturePath), ([, id]) => id as string)))

export const picturesOf = (changes: readonly Change[]) => [...idsIn(changes.map(({ value }) => JSON.stringify(value)))]

const drawingsPath = '/pictures/articles/'

/** Every drawing for articles is in one of the release's: above it, or in its text. */
export function drawings({ articles }: Words): SitePicture[] {
  const used = articles.flatMap(({ featuredImage, featuredImageAlt, content }) => [
    { url: featuredImage, alt: featuredImageAlt },
    ...textBlocks(content).flatMap(block => (block.type === 'image' ? { url: block.url, alt: block.alt } : [])),
  ])
  const known = used.filter(({ url }) => url.startsWith(drawingsPath))
  return known.filter(({ url }, index) => known.findIndex(other => other.url === url) === index)
}

export const ownPicture = ({ id, alt }: { id: string; alt: string }): SitePicture => ({ url: pictureUrl(id), alt })

/** Checked and ready to store. */
export function preparePicture(base64: string, alt: string, created_at: string) {
  const bytes = cleanPicture(Buffer.from(base64, 'base64'))
  return { id: `${hash('sha256', bytes, 'base64url')}.jpg`, body: bytes.toString('base64'), alt, created_at }
}

/** In a transaction that has the lock. */
export async function storePicture(transaction: Handle, picture: ReturnType<typeof preparePicture>) {
  await deleteUnusedPictures(transaction, picture.created_at)
  const { count } = await transaction
    .selectFrom('pictures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxPictures)
    throw new PublicError(
      422,
      'There are too many pictures. Discard drafts with pictures that you no longer need, and try again in an hour.',
    )
  const { created_at, alt } = picture
  await transaction
    .insertInto('pictures')
    .values(picture)
    .onConflict(conflict => conflict.column('id').doUpdateSet({ created_at, alt }))
    .execute()
}

/** Undefined if it isn't stored. */
export async function readPicture(handle: Handle, id: string) {
  const row = await handle.selectFrom('pictures').select('body').where('id', '=', id).executeTakeFirst()
  return row && Buffer.from(row.body, 'base64')
}

/** Newest first, without their bytes. */
export const listOwnPictures = (handle: Handle) =>
  handle.selectFrom('pictures').select(['id', 'alt']).orderBy('created_at', 'desc').orderBy('id').execute()

/** A sentence for the owner if a picture isn't stored. */
export async function pictureProblem(handle: Handle, value: Json) {
  const ids = picturesOf([{ path: '', value }])
  if (ids.length === 0) return undefined
  const stored = await handle.selectFrom('pictures').select('id').where('id', 'in', ids).execute()
  return stored.length === ids.length ? undefined : "This picture isn't stored anymore. Add it again."
}

/** What neither the site, a draft nor the history has. */
export async function deleteUnusedPictures(transaction: Handle, now: string) {
  const stored = await transaction
    .selectFrom('pictures')
    .select('id')
    .where('created_at', '<', new Date(Date.parse(now) - unusedMs).toISOString())
    .execute()
  if (stored.length === 0) return
  const changes = await transaction.selectFrom('word_changes').select(['value']).execute()
  const drafts = await transaction.selectFrom('word_drafts').select(['value']).execute()
  const history = await transaction
    .selectFrom('word_history')
    .select(['before_value', 'after_value'])
    .where(({ or, eb }) => or([eb('before_value', 'like', '%/photos/%'), eb('after_value', 'like', '%/photos/%')]))
    .execute()
  const used = idsIn([
    ...changes.map(({ value }) => value),
    ...drafts.map(({ value }) => value),
    ...history.flatMap(row => [row.before_value, row.after_value]),
  ])
  const unused = stored.flatMap(({ id }) => (used.has(id) ? [] : id))
  if (unused.length > 0) await transaction.deleteFrom('pictures').where('id', 'in', unused).execute()
}
