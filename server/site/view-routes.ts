import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Words } from '#content/all-words.ts'
import { applyChanges } from '#content/editing/apply-changes.ts'
import { markWords } from '#content/editing/mark-words.ts'
import { startWordsView } from '#contracts/words.ts'
import { addCall } from '#server/http/call-route.ts'
import { viewHeaders } from '#server/http/security-headers.ts'
import { createStoredKey } from '#server/storage/settings.ts'
import { explainError, WordError } from './check-site.ts'
import { photosOf, photoUrl, readPhoto } from './photos.ts'
import { inlineHashes } from './site-files.ts'
import { readWordState, withDrafts } from './word-store.ts'

type ViewRoute = { Params: { token: string; '*': string } }
type ViewRequest = FastifyRequest<ViewRoute>

const viewsPath = '/words-view'

const noInline = { scripts: [], styles: [] }

/** Pages with drafts, for frames in the admin area. Without a valid token there's nothing here. */
export async function viewRoutes(app: FastifyInstance) {
  const { site } = app
  const { read } = app.database
  const tokens = createViewTokens(app)

  addCall(app, startWordsView, async ({ actor }) => {
    const { token, expiresAt } = await tokens.issue(actor.sessionId ?? '')
    return { base: `${viewsPath}/${token}`, expiresAt }
  })

  const onRequest = async (request: ViewRequest, reply: FastifyReply) => {
    if (!(await tokens.isValid(request.params.token))) return site.showNotFound(request, reply)
  }

  /** `marked`: every text that can be edited carries its path, invisibly. */
  function renderView(words: Words, path: string, marked: boolean) {
    try {
      const page = explainError(() => site.withWords(marked ? markWords(words) : words).renderPage(path), path)
      if (!page || !marked) return page
      // The editor's policy blocks scripts anyway; without them, the browser has nothing to report.
      const html = page.inline.scripts.reduce((text, script) => text.replace(script, () => ''), page.html)
      return { ...page, html }
    } catch (error) {
      if (error instanceof WordError) return error
      throw error
    }
  }

  const showPage = (isEditor: boolean) => async (request: ViewRequest, reply: FastifyReply) => {
    const { token, '*': page } = request.params
    const { changes, drafts, pageDates } = await readWordState(read)
    const drafted = withDrafts(changes, drafts)
    const view = renderView(applyChanges(drafted, pageDates).words, `/${page}`, isEditor)
    if (!view) return site.showNotFound(request, reply)
    if (view instanceof WordError)
      return reply.code(422).headers(viewHeaders(noInline, false)).type('text/plain').send(view.message)
    // A photo that's only a draft isn't public.
    const html = photosOf(drafted).reduce(
      (text, id) => text.replaceAll(`"${photoUrl(id)}"`, `"${viewsPath}/${token}${photoUrl(id)}"`),
      view.html,
    )
    return reply
      .headers(viewHeaders(inlineHashes(view.inline), !isEditor))
      .type('text/html; charset=utf-8')
      .send(html)
  }

  app.get<ViewRoute>(`${viewsPath}/:token/edit/*`, { onRequest }, showPage(true))
  app.get<ViewRoute>(`${viewsPath}/:token/preview/*`, { onRequest }, showPage(false))
  app.get<ViewRoute>(`${viewsPath}/:token/photos/*`, { onRequest }, async (request, reply) => {
    const { '*': name } = request.params
    const photo = name.endsWith('.jpg') ? await readPhoto(read, name.slice(0, -'.jpg'.length)) : undefined
    if (!photo) return site.showNotFound(request, reply)
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
