import { fileHash } from './pack-file.ts'
import { attributeOf, attributesIn, elementsIn, type Parent, parseHtml, textOf } from './read-html.ts'

/** Why words can't be published, for the owner. `path`: of the page it's about. `text`: the words or the link, if known. */
export type WordProblem = { message: string; path?: string; text?: string }

type CheckedSite = {
  /** HTML by path. */
  pages: ReadonlyMap<string, string>
  /** Paths of everything else that the site serves. */
  files: ReadonlySet<string>
  siteUrl: string
}

const maxDescriptionLength = 160

/** Reading a page takes longer than rendering it, so pages that stay as they were aren't read again. */
export function createSiteCheck() {
  // Without the parsed documents, which take 100 MB.
  let known = new Map<string, ReadPage>()
  return ({ pages, ...site }: CheckedSite) => {
    const hashed = [...pages].map(([path, html]) => ({ path, html, hash: fileHash(html) }))
    const read = hashed.map(({ path, html, hash }) => ({ path, hash, page: known.get(hash) ?? readPage(html) }))
    known = new Map(read.map(({ hash, page }) => [hash, page]))
    return findProblems({ ...site, read: new Map(read.map(({ path, page }) => [path, page])) })
  }
}

type ReadPage = ReturnType<typeof readPage>
type ReadSite = Omit<CheckedSite, 'pages'> & { read: ReadonlyMap<string, ReadPage> }

/** Of the whole site: a change on one page can break another page's link. */
function findProblems({ read, files, siteUrl }: ReadSite): WordProblem[] {
  const { origin } = new URL(siteUrl)
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
  return { ids: new Set(ids), links: new Set(linksOf(page)), problems: headProblems(page) }
}

function decodedId({ hash }: URL) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return
  }
}

function headProblems(page: Parent): string[] {
  const meta = (name: string) =>
    elementsIn(page, 'meta', { name }).map(element => attributeOf(element, 'content') ?? '')
  if (meta('robots').includes('noindex')) return []
  const title = elementsIn(page, 'title').map(textOf).join('')
  const description = meta('description').join('').trim()
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
