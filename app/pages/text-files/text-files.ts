import { markdownPath } from '#app/lib/head/page-files.ts'
import { planRulesPath } from '#app/lib/load-plan-rules.ts'
import type { Page } from '#app/shell/page.ts'
import type { Content } from '#content/all-content.ts'
import { escapeXml } from '#content/escape-xml.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import { planRulesOf } from '#content/plan/all-plans.ts'
import { updatedOn } from '#content/updated-on.ts'
import { llmsTxt } from './llms-txt.ts'
import { pageMarkdown } from './page-markdown.ts'

type TextFiles = Readonly<Record<string, () => string>>

/** By path, each rendered when it's called. */
export const textFiles = (content: Content, siteUrl: string, pages: readonly Page[]): TextFiles => ({
  '/sitemap.xml': () => sitemap(content, siteUrl),
  // Pages with noindex aren't disallowed: a crawler has to read them to see it.
  '/robots.txt': () => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  '/feed.xml': () => feed(content, siteUrl),
  '/admin.webmanifest': () => adminManifest(content),
  ...withWholeUrls({ '/llms.txt': () => llmsTxt(content), ...markdownPages(pages) }, siteUrl),
  ...planRules(content),
})

/** So that a phone can have the admin area on its Home Screen. */
const adminManifest = ({ site }: Content) =>
  JSON.stringify({
    name: `${site.name} desk`,
    short_name: 'Desk',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    background_color: '#fbf8f2',
    theme_color: '#17453c',
    icons: [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }],
  })

/** Only links have this in Markdown: brackets in texts are escaped. */
const withWholeUrls = (files: TextFiles, siteUrl: string): TextFiles =>
  Object.fromEntries(
    Object.entries(files).map(([path, render]) => [path, () => render().replaceAll('](/', `](${siteUrl}/`)]),
  )

const markdownPages = (pages: readonly Page[]): TextFiles =>
  Object.fromEntries(
    pages.filter(({ hasMarkdown }) => hasMarkdown).map(page => [markdownPath(page.path), () => pageMarkdown(page)]),
  )

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

const feed = ({ site, articles }: Content, siteUrl: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(site.name)}</title>
    <link>${escapeXml(`${siteUrl}/`)}</link>
    <description>${escapeXml(site.tagline)}</description>
    <language>en-ca</language>
    <atom:link href="${escapeXml(`${siteUrl}/feed.xml`)}" rel="self" type="application/rss+xml" />
${articles.map(article => feedItem(article, siteUrl)).join('\n')}
  </channel>
</rss>
`

function feedItem({ slug, title, date, category, excerpt }: Content['articles'][number], siteUrl: string) {
  const url = escapeXml(`${siteUrl}/articles/${slug}`)
  return `    <item>
      <title>${escapeXml(title)}</title>
      <link>${url}</link>
      <guid>${url}</guid>
      <pubDate>${new Date(date).toUTCString()}</pubDate>
      <category>${escapeXml(category)}</category>
      <description>${escapeXml(excerpt)}</description>
    </item>`
}
