import { escapeXml } from '#app/lib/head/escape-xml.ts'
import { absoluteUrl } from '#app/lib/head/site-url.ts'
import { listedPages } from '#content/listed-pages.ts'
import { updatedOn } from '#content/page-dates.ts'
import { feed } from './feed.ts'
import { llmsTxt } from './llms-txt.ts'
import { markdownPages } from './markdown-pages.ts'

export const textFiles = (): Readonly<Record<string, string>> => ({
  '/sitemap.xml': sitemap(),
  // Pages with noindex aren't disallowed: a crawler has to read them to see it.
  '/robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`,
  '/feed.xml': feed(),
  '/llms.txt': llmsTxt(),
  ...markdownPages(),
})

function sitemap() {
  const lines = listedPages.map(
    path => `  <url><loc>${escapeXml(absoluteUrl(path))}</loc><lastmod>${updatedOn(path)}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`
}
