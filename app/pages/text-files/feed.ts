import { shareImageOf } from '#app/lib/head/share-image.ts'
import { watchUrl } from '#app/ui/video.tsx'
import type { Content } from '#content/all-content.ts'
import type { Article } from '#content/articles/article.ts'
import { type RichText, type TextBlock, textBlocks } from '#content/documents/blocks.ts'
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

const link = (url: string, html: string) => `<a href="${escapeXml(url)}">${html}</a>`
const image = (url: string, alt: string) => `<img src="${escapeXml(url)}" alt="${escapeXml(alt)}">`
const element = (name: string, html: string) => `<${name}>${html}</${name}>`

const richHtml = (text: RichText) =>
  text
    .map(run => {
      const html = run.bold ? element('strong', escapeXml(run.text)) : escapeXml(run.text)
      return run.url === undefined ? html : link(run.url, html)
    })
    .join('')

const row = (name: string, cells: readonly string[]) =>
  element('tr', cells.map(cell => element(name, escapeXml(cell))).join(''))

function blockHtml(block: TextBlock) {
  switch (block.type) {
    case 'heading':
      return element(`h${block.level}`, escapeXml(block.text))
    case 'paragraph':
      return element('p', richHtml(block.text))
    case 'list':
      return element(block.isNumbered ? 'ol' : 'ul', block.items.map(item => element('li', richHtml(item))).join(''))
    case 'quote':
      return element('blockquote', element('p', richHtml(block.text)))
    case 'link':
      return element('p', link(block.url, escapeXml(block.text)))
    // A link, because feed readers may not load embeds.
    case 'video':
      return element('p', `${link(watchUrl(block.embedUrl), escapeXml(block.title))}. ${escapeXml(block.caption)}`)
    case 'image':
      return element('figure', image(block.url, block.alt) + element('figcaption', escapeXml(block.caption)))
    case 'table':
      return element('table', row('th', block.columns) + block.rows.map(cells => row('td', cells)).join(''))
  }
}
