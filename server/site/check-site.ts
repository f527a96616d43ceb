import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual, promisify } from 'node:util'
import { brotliCompress, constants as zlib } from 'node:zlib'
import type { Words } from '#content/all-words.ts'
import { attributeOf, attributesIn, elementsIn, markupOf, type Parent, parseHtml, textOf } from './read-html.ts'
import type { LiveSite } from './site.ts'
import { questionsOf, wordsIn } from './words-in.ts'

/** Why words can't be published, for the owner. `path`: of the page it's about. `text`: the words or the link, if known. */
export type WordProblem = { message: string; path?: string; text?: string }

/** A problem with the owner's words, which the response explains. */
class WordError extends Error {
  readonly problem: WordProblem
  constructor(problem: WordProblem) {
    super(problem.message)
    this.problem = problem
  }
}

/** With words of an unexpected shape, any component can fail. */
function explainError<Result>(render: () => Result, path?: string): Result {
  try {
    return render()
  } catch (error) {
    const { message } = error as Error
    if (path === undefined) throw new WordError({ message: `The site can't be made: ${message}` })
    throw new WordError({ message: `The page ${path} can't be made: ${message}`, path })
  }
}

type PageWords = { path: string; html: string; words: Words }

function hasSameWords(old: PageWords, page: PageWords) {
  const isSameForm = isDeepStrictEqual(questionsOf(old.path, old.words), questionsOf(page.path, page.words))
  // A change of the header or footer changes every page, and reading them all takes a second.
  if (isSameForm && withoutFrame(old.html) === withoutFrame(page.html)) return true
  return wordsIn(old.html, old.path, old.words) === wordsIn(page.html, page.path, page.words)
}

const withoutFrame = (html: string) =>
  html.slice(0, html.indexOf('<body')) + html.slice(html.indexOf('<main'), html.indexOf('</main>'))

const maxDescriptionLength = 160

/** More than three times the largest page. */
const maxPageBytes = 60_000

/** `before` and `after`: with the same page dates. `photos`: paths of the owner's photos. */
type Publication = { before: Words; after: Words; photos: readonly string[] }

type Checked = {
  problems: WordProblem[]
  /** Paths of listed pages that are new or whose own words changed. */
  updated: string[]
}

/** Renders the site as it would be published, one page per turn of the event loop, so that visitors don't wait. */
export function createSiteCheck({ build, withWords }: Pick<LiveSite, 'build' | 'withWords'>, siteUrl: string) {
  async function check({ before, after, photos }: Publication): Promise<Checked> {
    const [oldSite, newSite] = [withWords(before), explainError(() => withWords(after))]
    const oldPaths = new Set(oldSite.paths)
    const pages = new Map<string, ReadPage>()
    const updated: string[] = []
    for (const path of newSite.paths) {
      await nextTurn()
      const rendered = explainError(() => newSite.renderPage(path), path)
      if (!rendered) continue
      const html = markupOf(rendered)
      const page = readPage(html)
      pages.set(path, page)
      const old = oldPaths.has(path) ? oldSite.renderPage(path) : undefined
      if (rendered.html === old?.html) continue
      await checkWeight(path, rendered.html)
      const isSame = old && hasSameWords({ path, html: markupOf(old), words: before }, { path, html, words: after })
      if (page.isListed && !isSame) updated.push(path)
    }
    for (const render of Object.values(newSite.textFiles)) {
      await nextTurn()
      explainError(render)
    }
    const files = new Set([
      ...build.files.map(({ path }) => path),
      ...Object.keys(newSite.textFiles),
      ...newSite.shareCards().map(({ file }) => file),
      ...photos,
    ])
    return { problems: findProblems(pages, files, siteUrl), updated }
  }

  return async (publication: Publication): Promise<Checked> => {
    try {
      return await check(publication)
    } catch (error) {
      if (error instanceof WordError) return { problems: [error.problem], updated: [] }
      throw error
    }
  }
}

async function checkWeight(path: string, html: string) {
  const quick = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }
  const { length } = await promisify(brotliCompress)(html, quick)
  if (length > maxPageBytes)
    throw new WordError({ message: `The page ${path} is too long. Visitors on a phone would wait for it.`, path })
}

type ReadPage = ReturnType<typeof readPage>

/** Of the whole site: a change on one page can break another page's link. */
function findProblems(read: ReadonlyMap<string, ReadPage>, files: ReadonlySet<string>, origin: string): WordProblem[] {
  const problemOf = (link: string, from: string) => {
    const base = `${origin}${from}`
    const id = URL.canParse(link, base) ? decodedId(new URL(link, base)) : undefined
    if (id === undefined) return `has a link that isn't an address: ${link}`
    const url = new URL(link, base)
    if (['mailto:', 'tel:'].includes(url.protocol)) return
    if (url.origin !== origin) return url.protocol === 'https:' ? undefined : `has a link that isn't https: ${link}`
    const target = read.get(url.pathname)
    if (!target) return files.has(url.pathname) ? undefined : `has a link to a page that doesn't exist: ${link}`
    if (id && !target.ids.has(id)) return `has a link to a part of a page that doesn't exist: ${link}`
  }
  return [...read].flatMap(([path, { problems, links }]) => [
    ...problems.map(problem => ({ message: `The page ${path} ${problem}`, path })),
    ...[...links].flatMap(text => {
      const problem = problemOf(text, path)
      return problem === undefined ? [] : { message: `The page ${path} ${problem}`, path, text }
    }),
  ])
}

function readPage(html: string) {
  const page = parseHtml(html)
  const ids = elementsIn(page).flatMap(element => attributeOf(element, 'id') ?? [])
  const isListed = !metaOf(page, 'robots').includes('noindex')
  return { isListed, ids: new Set(ids), links: new Set(linksOf(page)), problems: isListed ? headProblems(page) : [] }
}

function decodedId({ hash }: URL) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return
  }
}

const metaOf = (page: Parent, name: string) =>
  elementsIn(page, 'meta', { name }).map(element => attributeOf(element, 'content') ?? '')

function headProblems(page: Parent): string[] {
  const title = elementsIn(page, 'title').map(textOf).join('')
  const description = metaOf(page, 'description').join('').trim()
  return [
    ...(title ? [] : ['has no title.']),
    ...(description ? [] : ['has no description for search engines.']),
    ...(description.length > maxDescriptionLength
      ? [`has a description of ${description.length} characters. Use at most ${maxDescriptionLength}.`]
      : []),
  ]
}

const linksOf = (page: Parent) => [
  ...attributesIn(page, 'a', 'href'),
  ...attributesIn(page, 'link', 'href'),
  ...attributesIn(page, 'img', 'src').filter(source => !source.startsWith('data:')),
  ...attributesIn(page, 'form', 'action'),
  ...elementsIn(page, 'meta', { property: 'og:image' }).flatMap(image => attributeOf(image, 'content') ?? []),
]
