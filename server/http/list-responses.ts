import { Readable } from 'node:stream'
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

type Cell = string | number | boolean | null | undefined

type Export<Item> = {
  fileName: string
  columns: ReadonlyArray<readonly [title: string, cellOf: (item: Item) => Cell]>
  pageAfter(cursor: Cursor | undefined): Promise<{ items: Item[]; next: Cursor | undefined }>
  /** In the audit log. */
  record(): Promise<void>
}

export async function sendExport<Item>(reply: FastifyReply, options: Export<Item>) {
  // Read before the response starts, so that an unavailable database still gets a 503.
  const first = await options.pageAfter(undefined)
  await options.record()
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${options.fileName}.csv"`)
    .send(Readable.from(csvLines(options, first)))
}

async function* csvLines<Item>(
  { columns, pageAfter }: Export<Item>,
  first: Awaited<ReturnType<Export<Item>['pageAfter']>>,
) {
  yield byteOrderMark + csvLine(columns.map(([title]) => title))
  for (let page = first; ; page = await pageAfter(page.next)) {
    yield page.items.map(item => csvLine(columns.map(([, cellOf]) => cellOf(item)))).join('')
    if (!page.next) return
  }
}

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/**
 * Where a formula could start: a French Excel, for example, splits lines at semicolons and takes most of our quotes for
 * text. No character fits both classes before the formula's, or a long run of tabs would take quadratic time.
 */
const formula = /(^|[,;\t\r\n])((?:[^\S\t\r\n]|["\0])*)(?=[=+\-@＝＋－＠])/g

/** Visitors choose the text: an apostrophe keeps a spreadsheet from running it as a formula. */
const escapeFormulas = (text: string) => {
  const escaped = text.replace(formula, "$1'$2")
  return /^[\t\r\n]/.test(escaped) ? `'${escaped}` : escaped
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

export const csvLine = (cells: ReadonlyArray<string | number | boolean | null | undefined>) =>
  `${cells.map(cell => (typeof cell === 'string' ? quote(escapeFormulas(cell)) : String(cell ?? ''))).join(',')}\r\n`
