import { shareImageOf } from '#app/lib/head/share-image.ts'
import { watchUrl } from '#app/ui/video.tsx'
import type { Content } from '#content/all-content.ts'
import type { Article, TextBlock } from '#content/articles/article.ts'
import { textBlocks } from '#content/articles/text-blocks.ts'
import { escapeXml } from '#content/escape-xml.ts'

export const feed = ({ site, articles }: Content, siteUrl: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
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

function item(article: Article, siteUrl: string) {
  const url = escapeXml(`${siteUrl}/articles/${article.slug}`)
  return `    <item>
      <title>${escapeXml(article.title)}</title>
      <link>${url}</link>
      <guid>${url}</guid>
      <pubDate>${new Date(article.date).toUTCString()}</pubDate>
      <category>${escapeXml(article.category)}</category>
      <description>${escapeXml(article.excerpt)}</description>
      <content:encoded>${escapeXml(withWholeUrls(articleHtml(article), siteUrl))}</content:encoded>
    </item>`
}

/** Only attributes have this: quotation marks in texts are escaped. */
const withWholeUrls = (html: string, siteUrl: string) => html.replaceAll('="/', `="${siteUrl}/`)

/** Starts with the share image, because many feed readers don't show SVG. */
const articleHtml = ({ slug, featuredImageAlt, content }: Article) =>
  [image(shareImageOf(`/articles/${slug}`), featuredImageAlt), ...textBlocks(content).map(blockHtml)].join('\n')

const link = (url: string, text: string) => `<a href="${escapeXml(url)}">${escapeXml(text)}</a>`
const image = (url: string, alt: string) => `<img src="${escapeXml(url)}" alt="${escapeXml(alt)}">`

function blockHtml(block: TextBlock) {
  switch (block.type) {
    case 'heading':
      return `<h${block.level}>${escapeXml(block.text)}</h${block.level}>`
    case 'paragraph':
      return `<p>${escapeXml(block.text)}</p>`
    case 'list':
      return `<ul>${block.items.map(item => `<li>${escapeXml(item)}</li>`).join('')}</ul>`
    case 'quote':
      return `<blockquote><p>${escapeXml(block.text)}</p></blockquote>`
    case 'link':
      return `<p>${link(block.url, block.text)}</p>`
    // A link, because feed readers may not load embeds.
    case 'video':
      return `<p>${link(watchUrl(block.embedUrl), block.title)}. ${escapeXml(block.caption)}</p>`
    case 'image':
      return `<figure>${image(block.url, block.alt)}<figcaption>${escapeXml(block.caption)}</figcaption></figure>`
  }
}
