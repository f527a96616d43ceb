import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { totalHeader } from '#contracts/constants.ts'
import { text } from '#contracts/text.ts'
import type { Cursor } from '#server/storage/sorted-rows.ts'
import { PublicError } from './errors.ts'

const cursorParts = z.tuple([text('Key', 100), text('Id', 100)])

const encodeCursor = ({ key, id }: Cursor) => Buffer.from(JSON.stringify([key, id])).toString('base64url')

export function decodeCursor(cursor: string | undefined): Cursor | undefined {
  if (cursor === undefined) return undefined
  try {
    const [key, id] = cursorParts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { key, id }
  } catch {
    throw new PublicError(400, "The cursor isn't valid.")
  }
}

type Page<Item> = { items: Item[]; total: number; next: Cursor | undefined }

export function sendPage<Item>(request: FastifyRequest, reply: FastifyReply, { items, total, next }: Page<Item>) {
  reply.header(totalHeader, total)
  if (next) {
    const address = new URL(request.url, 'http://localhost')
    address.searchParams.set('cursor', encodeCursor(next))
    reply.header('link', `<${address.pathname}${address.search}>; rel="next"`)
  }
  return items
}
