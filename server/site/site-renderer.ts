import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import { describeError } from '#server/storage/database-errors.ts'
import type { WordProblem } from './check-site.ts'
import { type Bodies, contentTypes, type PackedFile, packFile } from './pack-file.ts'
import type { PageTexts } from './page-texts.ts'
import type { SiteInput, SiteResult, WordsInput } from './render-site.ts'
import type { RenderResult, RenderTask, RenderWorkerData, ViewInput, WordsView } from './render-worker.ts'
import type { ShareCard } from './share-images/draw-share-image.ts'
import { findPage, replaceFiles, replaceRendered, type SitePages } from './site-pages.ts'

type Problem = { problem: WordProblem }

/** A photo of the owner's, at `/photos/…`. */
export type Photo = { path: string; body: Uint8Array }

export type RenderedWords = {
  site: SitePages
  /** Paths of pages whose date is now today. */
  updated: string[]
  /** What `improve` has yet to do. */
  unfinished: { files: PackedFile[]; cards: ShareCard[] }
}

type Options = {
  /** Of the built site. */
  folder: string
  built: SitePages
  log: FastifyBaseLogger
  timeoutMs?: number
}

/** Views, of which each takes a fifth of a second. */
const mostWaiting = 20

/** The thread ends soon after its work, so that its memory is free again. */
const idleMs = 30_000

export type SiteRenderer = ReturnType<typeof createSiteRenderer>

/** Renders pages with other words in a worker thread, which starts when it's needed. */
export function createSiteRenderer({ folder, built, log, timeoutMs = 30_000 }: Options) {
  const workerData: RenderWorkerData = { folder, builtAt: built.builtAt }
  const pool = new Piscina<RenderTask, RenderResult>({
    filename: fileURLToPath(new URL('./render-worker.ts', import.meta.url)),
    workerData,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 },
  })
  // A thread that ends between two tasks. Piscina starts another one.
  pool.on('error', error => log.error(describeError(error), 'the thread that renders pages ended'))

  async function run<Result extends RenderResult>(task: RenderTask): Promise<Result | Problem> {
    try {
      return (await pool.run(task, { signal: AbortSignal.timeout(timeoutMs) })) as Result | Problem
    } catch (error) {
      log.error(describeError(error), 'rendering failed')
      return { problem: { message: "The pages couldn't be made. Please try again." } }
    }
  }

  return {
    /** The whole site, lightly compressed. `live`: what's served now, from which unchanged files are taken. */
    async renderSite(input: Omit<SiteInput, 'photos'> & { photos: readonly Photo[] }, live: SitePages) {
      const known = [...live.rendered].map(path => [path, findPage(live, path)?.hash ?? ''])
      const photos = input.photos.map(({ path }) => path)
      const result = await run<SiteResult>({ site: { ...input, photos, live: Object.fromEntries(known) } })
      if ('problem' in result) return result
      const contentType = contentTypes['.jpg'] ?? ''
      const packedPhotos = await Promise.all(input.photos.map(photo => packFile({ ...photo, contentType }, 'quick')))
      const site = replaceRendered([built, live], [...result.files, ...packedPhotos])
      const files = result.files.filter(file => 'bodies' in file)
      const rendered: RenderedWords = { site, updated: result.updated, unfinished: { files, cards: result.cards } }
      return rendered
    },

    /** The same site with better compression and new share images. One small task at a time, so that views don't wait. */
    async improve({ site, unfinished }: RenderedWords, signal?: AbortSignal): Promise<SitePages> {
      const better: PackedFile[] = []
      for (const card of unfinished.cards) {
        signal?.throwIfAborted()
        const drawn = await run<PackedFile>({ draw: card })
        if (!('problem' in drawn)) better.push(drawn)
      }
      for (const file of unfinished.files) {
        signal?.throwIfAborted()
        const bodies = await run<Bodies>({ compress: { body: file.bodies.identity, contentType: file.contentType } })
        if (!('problem' in bodies)) better.push({ ...file, bodies })
      }
      return replaceFiles(site, better)
    },

    /** One page. Null if there's no such page. */
    renderView: async (input: ViewInput) =>
      // Otherwise publishing would wait for all of them.
      pool.queueSize < mostWaiting
        ? ((await run<NonNullable<WordsView>>({ view: input })) as WordsView | null | Problem)
        : { problem: { message: 'Too many pages were opened at once. Please try again.' } },

    /** Which texts each page shows. */
    listTexts: (input: WordsInput) => run<PageTexts[]>({ texts: input }),

    close: () => pool.destroy(),
  }
}
