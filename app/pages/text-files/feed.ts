import type { Content } from '#content/all-content.ts'
import { escapeXml } from '#content/escape-xml.ts'

export const feed = ({ site, articles }: Content, siteUrl: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(site.name)}</title>
    <link>${escapeXml(`${siteUrl}/`)}</link>
    <description>${escapeXml(site.tagline)}</description>
    <language>en-ca</language>
    <atom:link href="${escapeXml(`${siteUrl}/feed.xml`)}" rel="self" type="application/rss+xml" />
${articles.map(article => item(article, siteUrl)).join('\n')}
  </channel>
</rss>
`

function item({ slug, title, date, category, excerpt }: Content['articles'][number], siteUrl: string) {
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
