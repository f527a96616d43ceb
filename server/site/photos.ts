import { hash } from 'node:crypto'
import type { Change, Json } from '#content/editing/change.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { cleanJpeg, PhotoRefused } from './jpeg.ts'

const maxPhotos = 200
/** Time for a photo that was just added to become part of a draft. */
const unusedMs = 60 * 60_000
const photoPath = /\/photos\/([\w-]{43})\.jpg/g

/** The value of a text, such as the owner's photo. */
export const photoUrl = (id: string) => `/photos/${id}.jpg`

export const photoIdsIn = (texts: ReadonlyArray<string | null>) =>
  new Set(texts.flatMap(text => Array.from((text ?? '').matchAll(photoPath), ([, id]) => id as string)))

export const photosOf = (changes: readonly Change[]) => [
  ...photoIdsIn(changes.map(({ value }) => JSON.stringify(value))),
]

function checkedJpeg(base64: string) {
  try {
    return cleanJpeg(Buffer.from(base64, 'base64'))
  } catch (error) {
    if (error instanceof PhotoRefused) throw new PublicError(422, error.message)
    throw error
  }
}

/** A photo, checked and ready to store. */
export function preparePhoto(base64: string, created_at: string) {
  const jpeg = checkedJpeg(base64)
  return { id: hash('sha256', jpeg, 'base64url'), jpeg: jpeg.toString('base64'), created_at }
}

/** In a transaction that has the lock. */
export async function storePhoto(transaction: Handle, photo: ReturnType<typeof preparePhoto>) {
  await deleteUnusedPhotos(transaction, photo.created_at)
  const { count } = await transaction
    .selectFrom('photos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxPhotos)
    throw new PublicError(
      422,
      'There are too many photos. Discard drafts with photos that you no longer need, and try again in an hour.',
    )
  const { created_at } = photo
  await transaction
    .insertInto('photos')
    .values(photo)
    .onConflict(conflict => conflict.column('id').doUpdateSet({ created_at }))
    .execute()
}

/** Undefined if it isn't stored. */
export async function readPhoto(handle: Handle, id: string) {
  const row = await handle.selectFrom('photos').select('jpeg').where('id', '=', id).executeTakeFirst()
  return row && Buffer.from(row.jpeg, 'base64')
}

/** With the paths that they're published at. */
export async function readPhotos(handle: Handle, ids: readonly string[]) {
  const found = await Promise.all(ids.map(async id => ({ path: photoUrl(id), body: await readPhoto(handle, id) })))
  return found.flatMap(({ path, body }) => (body ? { path, body } : []))
}

/** A sentence for the owner if a photo isn't stored. */
export async function photoProblem(handle: Handle, value: Json) {
  const ids = photosOf([{ path: '', original: null, value }])
  const photos = await readPhotos(handle, ids)
  return photos.length === ids.length ? undefined : "This photo isn't stored anymore. Add it again."
}

/** What neither the site, a draft nor the history has. */
export async function deleteUnusedPhotos(transaction: Handle, now: string) {
  const stored = await transaction
    .selectFrom('photos')
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
  const used = photoIdsIn([
    ...changes.map(({ value }) => value),
    ...drafts.map(({ value }) => value),
    ...history.flatMap(row => [row.before_value, row.after_value]),
  ])
  const unused = stored.flatMap(({ id }) => (used.has(id) ? [] : id))
  if (unused.length > 0) await transaction.deleteFrom('photos').where('id', 'in', unused).execute()
}
