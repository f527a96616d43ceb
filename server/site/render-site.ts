import { extname } from 'node:path'
import type { Content } from '#content/all-content.ts'
import { applyChanges } from '#content/editing/apply-changes.ts'
import type { Change } from '#content/editing/change.ts'
import type { PageDates } from '#content/updated-on.ts'
import type { createSiteCheck, WordProblem } from './check-site.ts'
import { contentTypes, fileHash, type PackedFile, packFile, type RawFile } from './pack-file.ts'
import type { CreateSite, RenderedSite } from './renderer.ts'
import { type ShareCard, type ShareImages, TitleTooLong } from './share-images/draw-share-image.ts'
import type { SiteManifest } from './site-manifest.ts'
import type { KnownFile } from './site-pages.ts'
import { pagesWithNewWords } from './words-in.ts'

/** Everything that pages are made from. Plain data, because it's sent to another thread. */
export type WordsInput = {
  changes: readonly Change[]
  pageDates: PageDates
  /** YYYY-MM-DD */
  today: string
}

export type SiteInput = WordsInput & {
  /** When publishing: the changes that are published now. Then the new site is checked, and changed pages get today's date. */
  before?: readonly Change[]
  /** Paths of the owner's photos. */
  photos: readonly string[]
}

/** `live`: hashes of the files that are in memory, by path. Their bodies aren't sent again. */
export type SiteTask = SiteInput & { live: Readonly<Record<string, string>> }

export type SiteResult = {
  files: Array<PackedFile | KnownFile>
  /** Not drawn yet. */
  cards: ShareCard[]
  /** Paths of pages whose date is now today. */
  updated: string[]
}

export type Tools = {
  createSite: CreateSite
  checkSite: ReturnType<typeof createSiteCheck>
  manifest: SiteManifest
  shareImages: () => Promise<ShareImages>
}

/** More than three times the largest page. */
const maxPageBytes = 60_000

/** A problem with the owner's words, which the response explains. */
export class WordError extends Error {
  readonly problem: WordProblem
  constructor(problem: WordProblem) {
    super(problem.message)
    this.problem = problem
  }
}

export async function renderSite(task: SiteTask, tools: Tools): Promise<SiteResult> {
  const { pageDates, updated } = task.before ? newDates(task, task.before, tools) : { ...task, updated: [] }
  const content = applyChanges(task.changes, pageDates).words
  const site = explainError(() => tools.createSite(content, task.today))
  const pages = renderPages(site)
  const texts = Object.entries(explainError(site.renderTextFiles))
  const cards = explainError(site.shareCards)
  if (task.before) {
    const others = [
      ...texts.map(([path]) => path),
      ...cards.map(({ file }) => file),
      ...task.photos,
      ...builtFiles(tools),
    ]
    throwFirst(tools.checkSite({ pages: htmlOf(pages), files: new Set(others), siteUrl: tools.manifest.siteUrl }))
  }
  const images = await findCards(cards, task, tools)
  const rawFiles: RawFile[] = [
    ...[...pages].map(([path, { html, inline }]) => ({
      path,
      contentType: typeOf('.html'),
      body: encode(html),
      inline,
    })),
    ...texts.map(([path, text]) => ({ path, contentType: typeOf(path), body: encode(text) })),
  ]
  const built = builtHashes(tools)
  const files: SiteResult['files'] = [...images.files]
  // One after the other: the threads that compress are also those that read files for visitors.
  for (const file of rawFiles) {
    const hash = fileHash(file.body)
    const isKnown = built.get(file.path) === hash || task.live[file.path] === hash
    const packed = isKnown ? { path: file.path, hash } : await packFile(file, 'quick')
    if ('bodies' in packed) checkWeight(packed)
    files.push(packed)
  }
  return { files, cards: images.pending, updated }
}

export const renderPage = (site: RenderedSite, path: string) => explainError(() => site.renderPage(path), path)

/** With words of an unexpected shape, any component can fail. */
export function explainError<Result>(render: () => Result, path?: string): Result {
  try {
    return render()
  } catch (error) {
    const { message } = error as Error
    if (path === undefined) throw new WordError({ message: `The site can't be made: ${message}` })
    throw new WordError({ message: `The page ${path} can't be made: ${message}`, path })
  }
}

function renderPages(site: RenderedSite) {
  const pages = new Map<string, NonNullable<ReturnType<typeof renderPage>>>()
  for (const path of site.paths) {
    const page = renderPage(site, path)
    if (page) pages.set(path, page)
  }
  return pages
}

const htmlOf = (pages: ReturnType<typeof renderPages>) => new Map([...pages].map(([path, { html }]) => [path, html]))

function newDates({ changes, pageDates, today }: SiteTask, before: readonly Change[], { createSite }: Tools) {
  const renderWith = (content: Content) => ({
    content,
    pages: htmlOf(renderPages(explainError(() => createSite(content, today)))),
  })
  const old = renderWith(applyChanges(before, pageDates).words)
  const updated = pagesWithNewWords(old, renderWith(applyChanges(changes, pageDates).words))
  const dates = Object.fromEntries(updated.map(path => [path, { updated: today, words: '' }]))
  return { pageDates: { ...pageDates, ...dates }, updated }
}

/** A card that's as built or as live has its image already. The others are drawn later: each takes a fifth of a second. */
async function findCards(cards: readonly ShareCard[], { live, today }: SiteTask, tools: Tools) {
  const original = tools.createSite(applyChanges([], {}).words, today).shareCards()
  const originalHashes = new Map(original.map(card => [card.file, cardHash(card)]))
  const built = builtHashes(tools)
  const files: KnownFile[] = []
  const pending: ShareCard[] = []
  for (const card of cards) {
    const path = card.file
    const hash = cardHash(card)
    const builtHash = originalHashes.get(path) === hash ? built.get(path) : undefined
    if (builtHash) files.push({ path, hash: builtHash })
    else {
      const liveHash = live[path]
      if (liveHash) files.push({ path, hash: liveHash })
      if (liveHash !== hash) pending.push(card)
    }
  }
  if (pending.length > 0) {
    const images = await tools.shareImages()
    for (const card of pending) explainTitle(() => images.check(card), card.title)
  }
  return { files, pending }
}

/** Of what's drawn: a changed card's image isn't compared byte by byte. */
export const cardHash = (card: ShareCard) => fileHash(JSON.stringify(card))

function explainTitle(check: () => void, text: string) {
  try {
    check()
  } catch (error) {
    throw error instanceof TitleTooLong ? new WordError({ message: error.message, text }) : error
  }
}

function checkWeight({ path, bodies, inline }: PackedFile) {
  if (!inline || (bodies.br ?? bodies.identity).length <= maxPageBytes) return
  throw new WordError({ message: `The page ${path} is too long. Visitors on a phone would wait for it.`, path })
}

function throwFirst([problem]: WordProblem[]) {
  if (problem) throw new WordError(problem)
}

const builtHashes = ({ manifest }: Tools) => new Map(manifest.files.map(({ path, hash }) => [path, hash]))

const builtFiles = ({ manifest }: Tools) => manifest.files.filter(file => !file.rendered).map(({ path }) => path)

const typeOf = (path: string) => contentTypes[path.slice(1)] ?? contentTypes[extname(path)] ?? contentTypes[path] ?? ''

const encode = (text: string) => new TextEncoder().encode(text)
