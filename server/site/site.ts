import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Content } from '#content/all-content.ts'
import { words as releaseWords, type Words } from '#content/all-words.ts'
import { applyChanges } from '#content/editing/apply-changes.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import { sendError } from '#server/http/errors.ts'
import { describeError, isDatabaseUnavailable } from '#server/storage/database-errors.ts'
import type { Build, RenderedSite } from './load-build.ts'
import { picturesOf } from './pictures.ts'
import type { RememberedFile, Variants } from './remembered-files.ts'
import { sendFile } from './send-file.ts'
import { createSiteFiles, type SiteFiles } from './site-files.ts'
import { publishedVersion, readWordState } from './word-store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    site: LiveSite
  }
}

/** What visitors get. Missing in the dev server, which renders pages itself. */
export type LiveSite = {
  readonly build: Build
  /** Of the published words. */
  readonly version: number
  /** From memory, or made now. Undefined if there's no such page or file. */
  find(path: string): Promise<Variants | undefined>
  show(request: FastifyRequest, reply: FastifyReply): unknown
  showNotFound(request: FastifyRequest, reply: FastifyReply): unknown
  /** The site with other words, for checks and drafts. Nothing of it is remembered. */
  withWords(words: Content): RenderedSite
  /** In the company's time zone, YYYY-MM-DD. */
  today(): string
  /** Shows what's published now. */
  renew(): Promise<void>
  trouble(): { title: string; detail: string; whatToDo: string } | undefined
}

type Options = {
  build: Build
  /** What emails and forms say. Replaced in the same turn as the pages. */
  published: { words: Words }
}

/** Other servers may publish too. */
const poll = { firstMs: 2000, everyMs: 2000 }

const pathOf = (url: string) => {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

/** URLs that differ only in case, percent-encoding or a trailing slash redirect. */
function canonicalPath(path: string) {
  try {
    return decodeURIComponent(path)
      .toLowerCase()
      .replace(/(?<=.)\/$/, '')
  } catch {
    return path
  }
}

/** Pages are rendered when they're first asked for, and kept until the words or the day change. */
export const sitePlugin = fastifyPlugin(async (app: FastifyInstance, { build, published }: Options) => {
  const { clock, config, database, log } = app
  const { siteUrl } = config
  const makeFiles = createSiteFiles({ build, siteUrl, read: database.read })
  const today = () => companyDay(clock.now()).toString()
  const siteWith = (words: Content) => build.createSite(words, { siteUrl, renderedOn: today() })
  let version = 0
  let renderedOn = today()
  let failure: string | undefined
  let current: SiteFiles

  const fail = (error: Error) => {
    failure = error.message
    log.error(describeError(error), "published words can't be shown")
  }

  /** A page that the owner's words break, for example in a newer release, stays as the release has it. */
  const withFallback = (site: RenderedSite): RenderedSite => ({
    ...site,
    renderPage(path) {
      try {
        return site.renderPage(path)
      } catch (error) {
        fail(error as Error)
        return siteWith(releaseWords).renderPage(path)
      }
    },
  })

  async function renew() {
    const state = await readWordState(database.read)
    // Another call may have shown a newer one by now.
    if (state.version < version) return
    version = state.version
    renderedOn = today()
    try {
      const { words } = applyChanges(state.changes, state.pageDates)
      current = makeFiles(withFallback(siteWith(words)), picturesOf(state.changes))
      published.words = words
      failure = undefined
    } catch (error) {
      fail(error as Error)
      current ??= makeFiles(siteWith(releaseWords), [])
    }
  }

  app.job('published words', poll, async () => {
    try {
      const newest = await publishedVersion(database.read)
      if ((newest?.version ?? 0) !== version || today() !== renderedOn) await renew()
    } catch (error) {
      // Requests fail too, and log it.
      if (!isDatabaseUnavailable(error)) throw error
    }
  })

  const answer = (file: RememberedFile, request: FastifyRequest, reply: FastifyReply, status = 200) =>
    file.variants
      ? sendFile(file.variants, request, reply, status)
      : file.load().then(
          variants => sendFile(variants, request, reply, status),
          error => void sendError(error, request, reply),
        )

  const site: LiveSite = {
    build,
    get version() {
      return version
    },
    find: async path => current.files.get(path)?.load(),
    show(request, reply) {
      const path = pathOf(request.url)
      const file = current.files.get(path)
      if (file) return answer(file, request, reply)
      const canonical = canonicalPath(path)
      const send = (to: string, status: number) =>
        reply.header('cache-control', 'no-cache').redirect(to + request.url.slice(path.length), status)
      if (canonical !== path && current.files.has(canonical)) return send(canonical, 308)
      const moved = published.words.redirects.find(({ from }) => from === canonical)
      if (moved && current.files.has(moved.to)) return send(moved.to, 301)
      return site.showNotFound(request, reply)
    },
    showNotFound(request, reply) {
      const path = canonicalPath(pathOf(request.url))
      const isArticle = /^\/articles\/[^/]+$/.test(path) && !path.endsWith('.json')
      // Published once, if it isn't an article that's only a draft.
      const isGone = published.words.documents.articles.some(({ slug }) => path === `/articles/${slug}`)
      return answer(isArticle ? current.articleNotFound : current.notFound, request, reply, isGone ? 410 : 404)
    },
    withWords: siteWith,
    today,
    renew,
    trouble: () =>
      failure === undefined
        ? undefined
        : {
            title: "The website doesn't show the newest words",
            detail: `Something that was published can't be shown, so visitors see older words. ${failure}`,
            whatToDo:
              'Publish again on the Website screen of the admin area. If that doesn\'t help, ask the person who runs the server to look for "published words" in its log.',
          },
  }
  app.decorate('site', site)
  // Visitors must not see the release's words first.
  await renew()
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: site.show })
})
