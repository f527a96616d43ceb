import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { startWordsView } from '#contracts/words.ts'
import { addCall } from '#server/http/call-route.ts'
import { viewHeaders } from '#server/http/security-headers.ts'
import { createStoredKey } from '#server/storage/settings.ts'
import { type LiveWords, renderedOn } from './live-words.ts'
import { photosOf, photoUrl, readPhoto } from './photos.ts'
import type { SiteRenderer } from './site-renderer.ts'
import { sendNotFoundPage } from './site-routes.ts'
import { readWordState, withDrafts } from './word-store.ts'

type Parts = { renderer: SiteRenderer; live: LiveWords }

type ViewRoute = { Params: { token: string; '*': string } }
type ViewRequest = FastifyRequest<ViewRoute>

const viewsPath = '/words-view'

const noInline = { scripts: [], styles: [] }

/** Pages with drafts, for frames in the admin area. Without a valid token there's nothing here. */
export async function viewRoutes(app: FastifyInstance, { renderer, live }: Parts) {
  const { read } = app.database
  const tokens = createViewTokens(app)

  addCall(app, startWordsView, async ({ actor }) => {
    const { token, expiresAt } = await tokens.issue(actor.sessionId ?? '')
    return { base: `${viewsPath}/${token}`, expiresAt }
  })

  const onRequest = async (request: ViewRequest, reply: FastifyReply) => {
    if (!(await tokens.isValid(request.params.token))) return sendNotFoundPage(live.current(), request, reply)
  }

  const showPage = (isEditor: boolean) => async (request: ViewRequest, reply: FastifyReply) => {
    const { token, '*': page } = request.params
    const { changes, drafts, pageDates } = await readWordState(read)
    const drafted = withDrafts(changes, drafts)
    const input = { changes: drafted, pageDates, today: renderedOn(), path: `/${page}`, marked: isEditor }
    const view = await renderer.renderView(input)
    if (view === null) return sendNotFoundPage(live.current(), request, reply)
    if ('problem' in view)
      return reply.code(422).headers(viewHeaders(noInline, false)).type('text/plain').send(view.problem.message)
    // A photo that's only a draft isn't public.
    const html = photosOf(drafted).reduce(
      (text, id) => text.replaceAll(`"${photoUrl(id)}"`, `"${viewsPath}/${token}${photoUrl(id)}"`),
      view.html,
    )
    return reply.headers(viewHeaders(view.inline, !isEditor)).type('text/html; charset=utf-8').send(html)
  }

  app.get<ViewRoute>(`${viewsPath}/:token/edit/*`, { onRequest }, showPage(true))
  app.get<ViewRoute>(`${viewsPath}/:token/preview/*`, { onRequest }, showPage(false))
  app.get<ViewRoute>(`${viewsPath}/:token/photos/*`, { onRequest }, async (request, reply) => {
    const { '*': name } = request.params
    const photo = name.endsWith('.jpg') ? await readPhoto(read, name.slice(0, -'.jpg'.length)) : undefined
    if (!photo) return sendNotFoundPage(live.current(), request, reply)
    return reply.headers(viewHeaders(noInline, false)).type('image/jpeg').send(photo)
  })
}

const lifetimeMs = 30 * 60_000

/** A frame can't send the admin token, so its address has this: an admin session, until when, and a MAC. */
function createViewTokens({ database, adminSessions, clock }: FastifyInstance) {
  const readKey = createStoredKey(database, 'words_view_key', clock)
  const macOf = async (body: string) =>
    createHmac('sha256', await readKey())
      .update(body)
      .digest()

  return {
    async issue(sessionId: string) {
      const expires = clock.now().getTime() + lifetimeMs
      const body = `${sessionId}.${expires.toString(36)}`
      const mac = await macOf(body)
      return { token: `${body}.${mac.toString('base64url')}`, expiresAt: new Date(expires).toISOString() }
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
