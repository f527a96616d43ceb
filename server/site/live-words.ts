import type { FastifyBaseLogger } from 'fastify'
import PQueue from 'p-queue'
import type { Words } from '#content/all-words.ts'
import { applyChanges } from '#content/editing/apply-changes.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import type { Database } from '#server/storage/database.ts'
import { describeError, isDatabaseUnavailable } from '#server/storage/database-errors.ts'
import { photosOf, readPhotos } from './photos.ts'
import { createPublishedWords } from './published-words.ts'
import { findPage, type KnownFile, type LiveSite, replaceRendered, type SitePages } from './site-pages.ts'
import type { RenderedWords, SiteRenderer } from './site-renderer.ts'
import { publishedVersion, readWordState, type WordState } from './word-store.ts'

type Parts = {
  database: Database
  renderer: SiteRenderer
  liveSite: LiveSite
  log: FastifyBaseLogger
  pollMs?: number
  retryMs?: number
}

export type LiveWords = ReturnType<typeof createLiveWords>

export const renderedOn = () => companyDay(new Date()).toString()

/** Shows what's published, by this server or by another one. */
export function createLiveWords({ database, renderer, liveSite, log, pollMs = 2000, retryMs = 60_000 }: Parts) {
  const { read } = database
  const published = createPublishedWords()
  // Only one at a time renders and replaces the site.
  const queue = new PQueue({ concurrency: 1 })
  const stopping = new AbortController()
  let shown = 0
  let improving = new AbortController()
  /** Files that aren't compressed well yet. */
  let unfinished: RenderedWords['unfinished']['files'] = []
  let failure: { reason: string; at: number } | undefined

  /** In one turn of the event loop, so that emails and pages agree. */
  function show(version: number, words: Words, rendered: RenderedWords) {
    improving.abort()
    improving = new AbortController()
    const site = withLiveFiles(rendered.site)
    const isLeft = ({ path, hash }: KnownFile) => findPage(site, path)?.hash === hash
    unfinished = [...new Set([...unfinished, ...rendered.unfinished.files])].filter(isLeft)
    liveSite.current = site
    published.words = words
    shown = version
    failure = undefined
    const { cards } = rendered.unfinished
    improve({ ...rendered, site, unfinished: { files: unfinished, cards } }, improving.signal).catch(error => {
      if (!improving.signal.aborted) log.warn(describeError(error), 'pages are served with less compression')
    })
  }

  async function improve(rendered: RenderedWords, signal: AbortSignal) {
    const better = await renderer.improve(rendered, signal)
    if (signal.aborted) return
    liveSite.current = better
    unfinished = []
  }

  /** Since the new site was rendered, files that it shares with the live one may have been compressed better. */
  function withLiveFiles(site: SitePages) {
    const files = [...site.rendered].map(path => ({ path, hash: findPage(site, path)?.hash ?? '' }))
    return replaceRendered([liveSite.current, site], files)
  }

  /** Everything that's published, without a check: that was done before. */
  async function renderPublished(state: WordState) {
    const { changes, pageDates } = state
    const photos = await readPhotos(read, photosOf(changes))
    const rendered = await renderer.renderSite({ changes, pageDates, today: renderedOn(), photos }, liveSite.current)
    if ('problem' in rendered) throw new Error(rendered.problem.message)
    show(state.version, applyChanges(changes, pageDates).words, rendered)
    log.info({ version: state.version }, 'published words are shown')
  }

  async function update() {
    try {
      const state = await readWordState(read)
      if (state.version !== shown) await renderPublished(state)
    } catch (error) {
      if (stopping.signal.aborted) return
      failure = { reason: (error as Error).message, at: performance.now() }
      log.error(describeError(error), "published words can't be shown: the site stays as it was")
    }
  }

  async function poll() {
    // While this server publishes, or after a failure, there's nothing to do.
    const isWaiting = queue.pending > 0 || (failure && performance.now() - failure.at < retryMs)
    if (isWaiting) return
    try {
      const newest = await publishedVersion(read)
      if ((newest?.version ?? 0) !== shown) await queue.add(update)
    } catch (error) {
      // Requests fail too, and log it.
      if (!isDatabaseUnavailable(error)) log.error(describeError(error), 'failed to look for published words')
    }
  }

  let timer: NodeJS.Timeout | undefined
  function schedule() {
    if (stopping.signal.aborted) return
    timer = setTimeout(async () => {
      await poll()
      schedule()
    }, pollMs).unref()
  }

  return {
    published,
    show,
    /** Before the server listens. Without any changes, it serves the files as built. */
    start: async () => {
      if (await publishedVersion(read)) await queue.add(update)
    },
    follow: schedule,
    /** No other version is shown until `work` is done. */
    exclusively: <Result>(work: () => Promise<Result>) => queue.add(work) as Promise<Result>,
    current: () => liveSite.current,
    trouble: () =>
      failure && {
        title: "The website doesn't show the newest words",
        detail: `What was published last can't be shown, so visitors see older words. ${failure.reason}`,
        whatToDo:
          'Publish again on the Website screen of the admin area. If that doesn\'t help, ask the person who runs the server to look for "published words" in its log, and to restart it.',
      },
    stop() {
      stopping.abort()
      improving.abort()
      clearTimeout(timer)
    },
    async close() {
      await queue.onIdle()
      await renderer.close()
    },
  }
}
