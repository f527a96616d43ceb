import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Words } from '#content/all-words.ts'
import { markWords } from '#content/editing/mark-words.ts'
import { dayMs, minuteMs } from '#contracts/time.ts'
import { startWordsView } from '#contracts/words.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { LimitRule } from '#server/http/limits.ts'
import { viewHeaders } from '#server/http/security-headers.ts'
import type { Handle } from '#server/storage/database.ts'
import { readOrStore } from '#server/storage/settings.ts'
import { picturesOf, pictureUrl, readPicture } from './pictures.ts'
import { inlineHashes } from './site-files.ts'
import { bothWords, readWordState, withDrafts } from './word-store.ts'

type ViewRoute = { Params: { token: string; '*': string } }
type ViewRequest = FastifyRequest<ViewRoute>

const viewsPath = '/words-view'
const sharedPath = '/shared'

/** Anyone may have the link, and a page takes 30 ms to render. */
const sharedLimit: LimitRule = { name: 'shared drafts', uses: 100, windowMs: minuteMs }

const noInline = { scripts: [], styles: [] }

/** Pages with drafts: in frames of the admin area, and one by one for anyone with a link. Without a valid token there's nothing here. */
export async function viewRoutes(app: FastifyInstance) {
  const { site, clock } = app
  const { read } = app.database
  const tokens = createViewTokens(app)

  addCall(app, startWordsView, async ({ actor }) => ({
    base: `${viewsPath}/${await tokens.issue(actor.sessionId ?? '')}`,
  }))

  /** Undefined if there's no such page. With words of an unexpected kind, any component can fail. */
  function renderWith(words: Words, path: string) {
    try {
      return site.withWords(words).renderPage(path)
    } catch (error) {
      app.log.warn({ path, reason: String(error).slice(0, 300) }, 'page not rendered')
      throw new PublicError(422, "This page can't be shown with the drafts.")
    }
  }

  /** The editor's policy blocks scripts; without them, the browser has nothing to report. A picture that's only in a draft isn't public, so it has an address under `base`. */
  async function render(path: string, base: string, isMarked = false) {
    const state = await readWordState(read)
    const { drafted } = bothWords(state)
    const page = path.startsWith('/admin') ? undefined : renderWith(isMarked ? markWords(drafted) : drafted, path)
    if (!page) return undefined
    const { inline } = page
    const shown = isMarked
      ? inline.scripts.reduce((text, script) => text.replace(script, () => ''), page.html)
      : page.html
    const pictures = picturesOf(withDrafts(state.changes, state.drafts)).filter(id => shown.includes(pictureUrl(id)))
    const html = pictures.reduce(
      (text, id) => text.replaceAll(`"${pictureUrl(id)}"`, `"${base}${pictureUrl(id)}"`),
      shown,
    )
    return { html, inline: inlineHashes(inline), pictures }
  }

  async function sendPicture(id: string, request: FastifyRequest, reply: FastifyReply) {
    const picture = await readPicture(read, id)
    if (!picture) return site.showNotFound(request, reply)
    return reply.headers(viewHeaders(noInline, false)).type('image/jpeg').send(picture)
  }

  const onRequest = async (request: ViewRequest, reply: FastifyReply) => {
    if (!(await tokens.isValid(request.params.token))) return site.showNotFound(request, reply)
  }

  const showPage = (isEditor: boolean) => async (request: ViewRequest, reply: FastifyReply) => {
    const { token, '*': path } = request.params
    const page = await render(`/${path}`, `${viewsPath}/${token}`, isEditor)
    if (!page) return site.showNotFound(request, reply)
    return reply.headers(viewHeaders(page.inline, !isEditor)).type('text/html; charset=utf-8').send(page.html)
  }

  app.get<ViewRoute>(`${viewsPath}/:token/edit/*`, { onRequest }, showPage(true))
  app.get<ViewRoute>(`${viewsPath}/:token/preview/*`, { onRequest }, showPage(false))
  app.get<ViewRoute>(`${viewsPath}/:token/photos/*`, { onRequest }, (request, reply) =>
    sendPicture(request.params['*'], request, reply),
  )

  /** The one page that the link is for. */
  async function sharedPage(token: string) {
    // Postgres refuses a NUL.
    if (!/^[\w-]+$/.test(token)) return undefined
    const share = await read.selectFrom('word_shares').selectAll().where('id', '=', token).executeTakeFirst()
    const isOpen = share && Date.parse(share.expires_at) > clock.now().getTime()
    return isOpen ? render(share.page, `${sharedPath}/${token}`) : undefined
  }

  const limit = { onRequest: async (request: ViewRequest) => app.limits.take([sharedLimit], request) }

  app.get<ViewRoute>(`${sharedPath}/:token`, limit, async (request, reply) => {
    const page = await sharedPage(request.params.token)
    if (!page) return site.showNotFound(request, reply)
    return reply.headers(viewHeaders(page.inline, true)).type('text/html; charset=utf-8').send(page.html)
  })

  app.get<ViewRoute>(`${sharedPath}/:token/photos/*`, limit, async (request, reply) => {
    const { token, '*': id } = request.params
    const page = await sharedPage(token)
    return page?.pictures.includes(id) ? sendPicture(id, request, reply) : site.showNotFound(request, reply)
  })
}

const sharedMs = 7 * dayMs

/** With another link each time. */
export async function shareDraft(transaction: Handle, page: string, now: Date) {
  const share = {
    id: randomBytes(16).toString('base64url'),
    expires_at: new Date(now.getTime() + sharedMs).toISOString(),
  }
  await transaction
    .insertInto('word_shares')
    .values({ page, ...share })
    .onConflict(conflict => conflict.column('page').doUpdateSet(share))
    .execute()
}

/** By page. `siteUrl`: what links begin with. */
export async function openShares(handle: Handle, now: Date, siteUrl: string) {
  const rows = await handle.selectFrom('word_shares').selectAll().where('expires_at', '>', now.toISOString()).execute()
  return new Map(
    rows.map(
      ({ page, id, expires_at }) => [page, { url: `${siteUrl}${sharedPath}/${id}`, expiresAt: expires_at }] as const,
    ),
  )
}

const lifetimeMs = 30 * minuteMs

/** A frame can't send the admin token, so its address has this: an admin session, until when, and a MAC. */
function createViewTokens({ database, adminSessions, clock }: FastifyInstance) {
  // Not derived from the password: anyone who gets a MAC could test guesses against it offline.
  const readKey = () => readOrStore(database, 'words_view_key', () => randomBytes(32).toString('base64url'), clock)
  const macOf = async (body: string) =>
    createHmac('sha256', await readKey())
      .update(body)
      .digest()

  return {
    async issue(sessionId: string) {
      const expires = clock.now().getTime() + lifetimeMs
      const body = `${sessionId}.${expires.toString(36)}`
      const mac = await macOf(body)
      return `${body}.${mac.toString('base64url')}`
    },

    /** Whether it's ours, hasn't expired, and the administrator is still logged in. */
    async isValid(token: string) {
      const [sessionId = '', expires = '', mac = ''] = token.split('.')
      const given = Buffer.from(mac, 'base64url')
      const expected = await macOf(`${sessionId}.${expires}`)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
      return Number.parseInt(expires, 36) > clock.now().getTime() && (await adminSessions.isOpen(sessionId))
    },
  }
}
