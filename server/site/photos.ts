import { hash } from 'node:crypto'
import type { Change, Json } from '#content/editing/change.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'

const maxPhotos = 200
/** Time for a photo that was just added to become part of a draft. */
const unusedMs = 60 * 60_000
const photoPath = /\/photos\/([\w-]{43})\.jpg/g

/** The value of a text, such as the owner's photo. */
export const photoUrl = (id: string) => `/photos/${id}.jpg`

const photoIdsIn = (texts: ReadonlyArray<string | null>) =>
  new Set(texts.flatMap(text => Array.from((text ?? '').matchAll(photoPath), ([, id]) => id as string)))

export const photosOf = (changes: readonly Change[]) => [
  ...photoIdsIn(changes.map(({ value }) => JSON.stringify(value))),
]

const maxBytes = 300 * 1024
const [minSide, maxSide] = [200, 2000]
const mostScans = 20

/** A photo as a browser encodes it: the picture alone, without what a camera or a program added, such as the place. */
export function cleanJpeg(bytes: Buffer) {
  if (bytes.length > maxBytes) throw new PublicError(422, 'The photo is too large. Choose a smaller one.')
  const picture = pictureIn(bytes)
  if (!picture) throw new PublicError(422, "This file isn't a photo that can be used. Choose another one.")
  if (picture.sides.some(side => side < minSide))
    throw new PublicError(422, `The photo is too small. Each side needs at least ${minSide} pixels.`)
  if (picture.sides.some(side => side > maxSide))
    throw new PublicError(422, `The photo is too large. Each side can have at most ${maxSide} pixels.`)
  return picture.jpeg
}

const [start, end, scan] = [0xd8, 0xd9, 0xda]
/** Baseline, extended and progressive: what browsers show. */
const frames = [0xc0, 0xc1, 0xc2]
/** Huffman and quantization tables, and restart intervals. */
const tables = [0xc4, 0xdb, 0xdd]
const marker = (code: number) => Buffer.from([0xff, code])

/** Undefined if it isn't a whole JPEG with one frame and few scans. */
function pictureIn(bytes: Buffer) {
  const isAt = (code: number, position: number) => bytes[position] === 0xff && bytes[position + 1] === code
  const kept: Buffer[] = [marker(start)]
  const found: number[] = []
  let sides: number[] = []
  let position = isAt(start, 0) ? 2 : bytes.length
  while (position + 9 < bytes.length && bytes[position] === 0xff && !isAt(end, position)) {
    const code = bytes[position + 1] as number
    const segmentEnd = position + 2 + bytes.readUInt16BE(position + 2)
    const next = code === scan ? endOfScan(bytes, segmentEnd) : segmentEnd
    if (frames.includes(code)) sides = [bytes.readUInt16BE(position + 5), bytes.readUInt16BE(position + 7)]
    if ([...frames, ...tables, scan].includes(code)) kept.push(bytes.subarray(position, next))
    found.push(code)
    position = next
  }
  const scans = found.filter(code => code === scan).length
  const isUsual = found.filter(code => frames.includes(code)).length === 1 && scans > 0 && scans <= mostScans
  return isUsual && isAt(end, position) ? { jpeg: Buffer.concat([...kept, marker(end)]), sides } : undefined
}

/** In a scan, ff is followed by 00 or by a restart marker (d0 to d7). Any number of ff may come before a marker. */
function endOfScan(bytes: Buffer, from: number) {
  for (let position = bytes.indexOf(0xff, from); position >= 0; position = bytes.indexOf(0xff, position + 1)) {
    const code = bytes[position + 1] ?? 0
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return position
  }
  return bytes.length
}

/** A photo, checked and ready to store. */
export function preparePhoto(base64: string, created_at: string) {
  const jpeg = cleanJpeg(Buffer.from(base64, 'base64'))
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
