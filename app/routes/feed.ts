import { articleHtml } from '#app/features/articles/article-html.ts'
import { absoluteUrl } from '#app/lib/site-url.ts'
import { escapeXml, xmlResponse } from '#app/lib/xml.ts'
import { articles } from '#content/articles/all-articles.ts'
import type { Article } from '#content/articles/article.ts'
import { site } from '#content/site.ts'

const item = (article: Article) => {
  const url = escapeXml(absoluteUrl(`/articles/${article.slug}`))
  return `    <item>
      <title>${escapeXml(article.title)}</title>
      <link>${url}</link>
      <guid>${url}</guid>
      <pubDate>${new Date(article.date).toUTCString()}</pubDate>
      <category>${escapeXml(article.category)}</category>
      <description>${escapeXml(article.excerpt)}</description>
      <content:encoded>${escapeXml(articleHtml(article))}</content:encoded>
    </item>`
}

export const loader = () =>
  xmlResponse(`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>${escapeXml(site.name)}</title>
    <link>${escapeXml(absoluteUrl('/'))}</link>
    <description>${escapeXml(site.tagline)}</description>
    <language>en-ca</language>
    <atom:link href="${escapeXml(absoluteUrl('/feed.xml'))}" rel="self" type="application/rss+xml" />
${articles.map(item).join('\n')}
  </channel>
</rss>
`)
