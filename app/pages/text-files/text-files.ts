import { planRulesPath } from '#app/lib/load-plan-rules.ts'
import type { Content } from '#content/all-content.ts'
import { escapeXml } from '#content/escape-xml.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import { planRulesOf } from '#content/plan/all-plans.ts'
import { updatedOn } from '#content/updated-on.ts'
import { feed } from './feed.ts'
import { llmsTxt } from './llms-txt.ts'
import { withWholeUrls } from './markdown.ts'
import { markdownPages } from './markdown-pages.ts'

type TextFiles = Readonly<Record<string, () => string>>

/** By path, each rendered when it's called. `renderedOn`: YYYY-MM-DD. */
export const textFiles = (content: Content, siteUrl: string, renderedOn: string): TextFiles => ({
  '/sitemap.xml': () => sitemap(content, siteUrl),
  // Pages with noindex aren't disallowed: a crawler has to read them to see it.
  '/robots.txt': () => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  '/feed.xml': () => feed(content, siteUrl),
  ...withSiteUrl({ '/llms.txt': () => llmsTxt(content), ...markdownPages(content, renderedOn) }, siteUrl),
  ...planRules(content),
})

const withSiteUrl = (files: TextFiles, siteUrl: string): TextFiles =>
  Object.fromEntries(Object.entries(files).map(([path, render]) => [path, () => withWholeUrls(render(), siteUrl)]))

/** Not in a page: only those who have sent a survey need them. */
const planRules = (content: Content): TextFiles =>
  Object.fromEntries(
    content.surveys.map(({ type }) => [planRulesPath(type), () => JSON.stringify(planRulesOf(content, type))]),
  )

function sitemap(content: Content, siteUrl: string) {
  const lines = listedPagesOf(content).map(
    path =>
      `  <url><loc>${escapeXml(siteUrl + path)}</loc><lastmod>${updatedOn(path, content.pageDates)}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`
}
