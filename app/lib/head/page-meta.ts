import type { Site } from '#content/site.ts'
import { shareImageOf } from './share-image.ts'
import type { StructuredData } from './structured-data.ts'

/** `path`: of this site. The document shows it as a whole URL. */
export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { property: string; path: string }
  | { link: { rel: string; type?: string }; path: string }
  | { structuredData: StructuredData }

type PageMeta = {
  title: string
  description: string
  path?: string
  article?: { published: string; updated: string }
  structuredData?: readonly StructuredData[]
}

/** `sharePath`: the page whose share image it uses, if it has none of its own. */
export const pageMeta = (site: Site, { sharePath, ...page }: PageMeta & { path: string; sharePath?: string }) =>
  metaOf(site, page, shareImageOf(sharePath ?? page.path))

/** For pages that don't belong in search results. They share the home page's image. */
export const unlistedPageMeta = (site: Site, page: PageMeta): MetaTag[] => [
  ...metaOf(site, page, shareImageOf('/')),
  { name: 'robots', content: 'noindex' },
]

function metaOf(
  site: Site,
  { title, description, path, article, structuredData = [] }: PageMeta,
  image: string,
): MetaTag[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_CA' },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', path: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article ? articleDates(article) : []),
    ...(path === undefined ? [] : canonicalUrl(path)),
    ...structuredData.map(data => ({ structuredData: data })),
  ]
}

const articleDates = ({ published, updated }: { published: string; updated: string }): MetaTag[] => [
  { property: 'article:published_time', content: published },
  { property: 'article:modified_time', content: updated },
]

const canonicalUrl = (path: string): MetaTag[] => [
  { link: { rel: 'canonical' }, path },
  { property: 'og:url', path },
]
