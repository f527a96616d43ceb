import { markdownPath, shareImageOf } from '#app/lib/head/page-files.ts'
import type { Site } from '#content/site.ts'
import { InlineJson } from './inline-json.tsx'
import type { Page } from './page.ts'

type PageMetaProps = { page: Page; site: Site; siteUrl: string }

/** What search engines, social networks and assistants read about a page. */
export function PageMeta({ page, site, siteUrl }: PageMetaProps) {
  const { path, title, description, article, structuredData, isUnlisted, isForUnknownPaths, hasMarkdown } = page
  const urlOf = (own: string) => siteUrl + own
  const jsonBlocks = structuredData?.(urlOf).map(data => JSON.stringify({ '@context': 'https://schema.org', ...data }))
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_CA" />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={urlOf(shareImageOf(isUnlisted ? '/' : path))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && (
        <>
          <meta property="article:published_time" content={article.published} />
          <meta property="article:modified_time" content={article.updated} />
        </>
      )}
      {!isForUnknownPaths && (
        <>
          <link rel="canonical" href={urlOf(path)} />
          <meta property="og:url" content={urlOf(path)} />
        </>
      )}
      {jsonBlocks?.map(json => (
        <InlineJson key={json} type="application/ld+json" json={json} />
      ))}
      {isUnlisted && <meta name="robots" content="noindex" />}
      {hasMarkdown && <link rel="alternate" type="text/markdown" href={urlOf(markdownPath(path))} />}
    </>
  )
}
