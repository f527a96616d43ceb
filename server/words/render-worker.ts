// Runs in a worker thread: visitors would wait while all pages are rendered.
import { move, transferableSymbol, valueSymbol, workerData } from 'piscina'
import { type Bodies, compressBody, contentTypes, type PackedFile, policyHash } from '#server/http/pack-file.ts'
import { readManifest } from '#server/http/site-pages.ts'
import type { WordProblem } from './check-site.ts'
import { makeContent, type WordsInput } from './make-content.ts'
import { cardHash, renderPage, renderSite, type SiteResult, type SiteTask, type Tools, WordError } from './render-site.ts'
import { loadRenderer } from './renderer.ts'
import { openShareImages, type ShareCard } from './share-images/draw-share-image.ts'

/** `folder`: of the built site. */
export type RenderWorkerData = { folder: string }

/** `marked`: with the markers that connect what's on the screen with the words. */
export type ViewTask = WordsInput & { path: string; marked: boolean }
export type WordsView = { html: string; inline: { scripts: string[]; styles: string[] } }

type Problem = { problem: WordProblem }
export type RenderTask = { site: SiteTask } | { view: ViewTask } | { compress: Pick<PackedFile, 'contentType'> & { body: Uint8Array } } | { draw: ShareCard }

/** Words that can't be rendered aren't an error of the thread. */
const explained =
  <Task, Result>(run: (task: Task) => Promise<Result>) =>
  async (task: Task): Promise<Result | Problem> => {
    try {
      return await run(task)
    } catch (error) {
      return { problem: error instanceof WordError ? error.problem : { message: (error as Error).message } }
    }
  }

let tools: Promise<Tools> | undefined

/** Not at startup: a thread that can't start would end the process. */
function loadTools() {
  tools ??= load(workerData as RenderWorkerData)
  return tools
}

async function load({ folder }: RenderWorkerData): Promise<Tools> {
  let images: ReturnType<typeof openShareImages> | undefined
  return {
    createSite: await loadRenderer(folder),
    manifest: readManifest(folder),
    shareImages: () => {
      images ??= openShareImages(folder)
      return images
    },
  }
}

export const site = explained(async (task: SiteTask) => {
  const result = await renderSite(task, await loadTools())
  return transfer(result, result.files.flatMap(file => ('bodies' in file ? Object.values(file.bodies) : [])))
})
