import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { viewHeaders } from '#server/http/security-headers.ts'
import type { Database } from '#server/storage/database.ts'
import { withDrafts } from './drafted-words.ts'
import { type LiveWords, renderedOn } from './live-words.ts'
import { photosOf, photoUrl, readPhoto } from './photos.ts'
import type { SiteRenderer } from './site-renderer.ts'
import { sendNotFoundPage } from './site-routes.ts'
import type { ViewTokens } from './view-token.ts'
import { readWordState } from './word-store.ts'

type Parts = { database: Database; renderer: SiteRenderer; live: LiveWords; tokens: ViewTokens }

type ViewRoute = { Params: { token: string; '*': string } }
type ViewRequest = FastifyRequest<ViewRoute>

export const viewsPath = '/words-view'

const noInline = { scripts: [], styles: [] }

/** Pages with drafts, for frames in the admin area. Without a valid token there's nothing here. */
export async function viewRoutes(app: FastifyInstance, { database, renderer, live, tokens }: Parts) {
  const { read } = database

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
