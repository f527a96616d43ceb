import { escapeXml } from '#app/lib/head/escape-xml.ts'
import { absoluteUrl } from '#app/lib/head/site-url.ts'
import { articles } from '#content/articles/all-articles.ts'
import { cities } from '#content/cities/all-cities.ts'
import { legalDocuments } from '#content/legal/all-legal.ts'
import { site } from '#content/site.ts'
import { surveys } from '#content/surveys/all-surveys.ts'
import { feed } from './feed.ts'

export const textFiles = (): Readonly<Record<string, string>> => ({
  '/sitemap.xml': sitemap(),
  // Pages with noindex aren't disallowed: a crawler has to read them to see it.
  '/robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`,
  '/feed.xml': feed(),
})

type SitemapEntry = { path: string; lastmod: string }

function sitemap() {
  const updatedWithSite = (path: string): SitemapEntry => ({ path, lastmod: site.pagesUpdatedOn })
  const entries: SitemapEntry[] = [
    updatedWithSite('/'),
    ...surveys.map(({ type }) => updatedWithSite(`/survey/${type}`)),
    updatedWithSite('/quiz'),
    updatedWithSite('/articles'),
    ...articles.map(({ slug, updated }) => ({ path: `/articles/${slug}`, lastmod: updated })),
    updatedWithSite('/about'),
    updatedWithSite('/beta'),
    updatedWithSite('/national-rules'),
    ...cities.map(({ slug }) => updatedWithSite(`/${slug}`)),
    // They always show today's date.
    ...legalDocuments.map(({ slug }) => ({ path: `/${slug}`, lastmod: import.meta.env.BUILT_ON })),
  ]
  const lines = entries.map(
    ({ path, lastmod }) => `  <url><loc>${escapeXml(absoluteUrl(path))}</loc><lastmod>${lastmod}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`
}
