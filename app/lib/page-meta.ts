import { site } from '#content/site.ts'
import { shareImageOf } from './share-image.ts'
import { absoluteUrl } from './site-url.ts'

/** React Router's descriptors, as far as our pages use them. */
export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string }
  | { 'script:ld+json': object }

type PageMeta = {
  title: string
  description: string
  /** The page's own path, for the canonical link; a page that stands in for any address has none. */
  path?: string
  type?: 'website' | 'article'
  /** Leaves with the page. */
  structuredData?: readonly object[]
}

const addressOf = (path: string): MetaTag[] => [
  { tagName: 'link', rel: 'canonical', href: absoluteUrl(path) },
  { property: 'og:url', content: absoluteUrl(path) },
]

/** What a search engine or a shared link shows of a page. */
export const pageMeta = (page: PageMeta & { path: string }) => metaOf(page, shareImageOf(page.path))

/** Pages that are no use in search results: admin, toolkit, thank-you and error pages. They share the home page's card. */
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
    ...(path === undefined ? [] : addressOf(path)),
    ...structuredData.map(data => ({ 'script:ld+json': data })),
  ]
}
