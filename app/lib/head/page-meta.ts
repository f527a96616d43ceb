import { site } from '#content/site.ts'
import { shareImageOf } from './share-image.ts'
import { absoluteUrl } from './site-url.ts'

export type PageHandle<Data = unknown> = {
  meta: (page: { data: Data; pathname: string }) => readonly MetaTag[]
  /** Inlined into the prerendered page, to run before hydration. */
  script?: string
  /** Without the public menu, footer and cookie banner. */
  isAdmin?: true
}

export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { link: { rel: string; href: string; type?: string } }
  | { structuredData: object }

type PageMeta = {
  title: string
  description: string
  path?: string
  type?: 'website' | 'article'
  structuredData?: readonly object[]
}

const canonicalUrl = (path: string): MetaTag[] => [
  { link: { rel: 'canonical', href: absoluteUrl(path) } },
  { property: 'og:url', content: absoluteUrl(path) },
]

/** `sharePath`: the page whose share image it uses, if it has none of its own. */
export const pageMeta = ({ sharePath, ...page }: PageMeta & { path: string; sharePath?: string }) =>
  metaOf(page, shareImageOf(sharePath ?? page.path))

/** For pages that don't belong in search results. They share the home page's image. */
export const unlistedPageMeta = (page: PageMeta): MetaTag[] => [
  ...metaOf(page, shareImageOf('/')),
  { name: 'robots', content: 'noindex' },
]

function metaOf(
  { title, description, path, type = 'website', structuredData = [] }: PageMeta,
  image: string,
): MetaTag[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_CA' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: absoluteUrl(image) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(path === undefined ? [] : canonicalUrl(path)),
    ...structuredData.map(data => ({ structuredData: data })),
  ]
}
