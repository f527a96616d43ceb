import type { Site } from '#content/site.ts'
import { shareImageOf } from './share-image.ts'
import { absoluteUrl } from './site-url.ts'

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
  article?: { published: string; updated: string }
  structuredData?: readonly object[]
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
    { property: 'og:image', content: absoluteUrl(image) },
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
  { link: { rel: 'canonical', href: absoluteUrl(path) } },
  { property: 'og:url', content: absoluteUrl(path) },
]
