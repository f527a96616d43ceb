// Runs in a worker thread: visitors would wait while all pages are rendered.
import { move, transferableSymbol, valueSymbol, workerData } from 'piscina'
import { applyChanges } from '#content/editing/apply-changes.ts'
import { markWords } from '#content/editing/mark-words.ts'
import { createSiteCheck, type WordProblem } from './check-site.ts'
import { type Bodies, compressBody, contentTypes, type PackedFile, policyHash } from './pack-file.ts'
import { findTexts, type PageTexts } from './page-texts.ts'
import {
  cardHash,
  explainError,
  renderPage,
  renderSite,
  type SiteResult,
  type SiteTask,
  type Tools,
  WordError,
  type WordsInput,
} from './render-site.ts'
import { loadRenderer } from './renderer.ts'
import { openShareImages, type ShareCard } from './share-images/draw-share-image.ts'
import { readBuiltAt, readManifest } from './site-pages.ts'

/** `folder`: of the built site. `builtAt`: of the one that the server loaded. */
export type RenderWorkerData = { folder: string; builtAt: Date }

/** `marked`: every text that can be edited carries its path, invisibly. */
export type ViewInput = WordsInput & { path: string; marked: boolean }
/** `inline`: hashes for the content security policy. */
export type WordsView = { html: string; inline: { scripts: string[]; styles: string[] } }

type CompressTask = { body: Uint8Array; contentType: string }

/** One key, by which the work is chosen. */
export type RenderTask =
  | { site: SiteTask }
  | { view: ViewInput }
  | { texts: WordsInput }
  | { compress: CompressTask }
  | { draw: ShareCard }
export type RenderResult = SiteResult | WordsView | PageTexts[] | null | Bodies | PackedFile | { problem: WordProblem }

/** What the owner can change is a result. Other errors are thrown, and logged by the server. */
export default async function run(task: RenderTask): Promise<RenderResult> {
  try {
    return await perform(task)
  } catch (error) {
    if (error instanceof WordError) return { problem: error.problem }
    throw error
  }
}

async function perform(task: RenderTask) {
  if ('compress' in task) {
    const bodies = await compressBody(task.compress.body, task.compress.contentType, 'best')
    return transfer(bodies, Object.values(bodies))
  }
  const tools = await loadTools()
  if ('site' in task) {
    const result = await renderSite(task.site, tools)
    return transfer(
      result,
      result.files.flatMap(file => ('bodies' in file ? Object.values(file.bodies) : [])),
    )
  }
  if ('texts' in task) return findTexts(tools.createSite, task.texts)
  return 'view' in task ? renderView(task.view, tools) : drawCard(task.draw, tools)
}

function renderView({ changes, pageDates, today, path, marked }: ViewInput, { createSite }: Tools): WordsView | null {
  const { words } = applyChanges(changes, pageDates)
  const site = explainError(() => createSite(marked ? markWords(words) : words, today))
  const page = renderPage(site, path)
  if (!page) return null
  const { scripts, styles } = page.inline
  // The editor's policy blocks scripts anyway; without them, the browser has nothing to report.
  const html = marked ? scripts.reduce((text, script) => text.replace(script, () => ''), page.html) : page.html
  return { html, inline: { scripts: scripts.map(policyHash), styles: styles.map(policyHash) } }
}

async function drawCard(card: ShareCard, tools: Tools): Promise<PackedFile> {
  const identity = await (await tools.shareImages()).draw(card)
  const contentType = contentTypes['.png'] ?? ''
  return transfer({ path: card.file, contentType, hash: cardHash(card), immutable: false, bodies: { identity } }, [
    identity,
  ])
}

let tools: Promise<Tools> | undefined

/** Not at startup: a thread that can't start would end the process. */
function loadTools() {
  tools ??= load(workerData as RenderWorkerData)
  return tools
}

async function load({ folder, builtAt }: RenderWorkerData): Promise<Tools> {
  // Its pages would ask for scripts that this server doesn't have.
  if (readBuiltAt(folder).getTime() !== builtAt.getTime())
    throw new WordError({ message: 'The site was built again. Restart the server first.' })
  let images: ReturnType<typeof openShareImages> | undefined
  return {
    createSite: await loadRenderer(folder),
    checkSite: createSiteCheck(),
    manifest: readManifest(folder),
    shareImages: () => {
      images ??= openShareImages(folder)
      return images
    },
  }
}

/** Moves the bytes to the main thread. Small buffers share memory, which can't be moved: those are copied. */
function transfer<Value extends object>(value: Value, bodies: readonly Uint8Array[]): Value {
  const own = bodies.filter(body => body.byteLength === body.buffer.byteLength)
  return move({
    [transferableSymbol]: own.map(({ buffer }) => buffer),
    [valueSymbol]: value,
  } as never) as unknown as Value
}
