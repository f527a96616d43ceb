import { shareImageOf } from '#app/lib/share-image.ts'
import { absoluteUrl } from '#app/lib/site-url.ts'
import { watchUrl } from '#app/lib/watch-url.ts'
import { escapeXml } from '#app/lib/xml.ts'
import type { Article, ArticleBlock } from '#content/articles/article.ts'

const fullAddress = (url: string) => (url.startsWith('http') ? url : absoluteUrl(url))
const link = (url: string, text: string) => `<a href="${escapeXml(fullAddress(url))}">${escapeXml(text)}</a>`
const image = (url: string, alt: string) => `<img src="${escapeXml(fullAddress(url))}" alt="${escapeXml(alt)}">`

function blockHtml(block: ArticleBlock) {
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
    // A feed reader decides itself what it loads: the video is a link there.
    case 'video':
      return `<p>${link(watchUrl(block.embedUrl), block.title)}. ${escapeXml(block.caption)}</p>`
    case 'image':
      return `<figure>${image(block.url, block.alt)}<figcaption>${escapeXml(block.caption)}</figcaption></figure>`
  }
}

/**
 * An article in full, in plain HTML that stands without our styles: for feed readers. Many of them show no SVG, so the
 * picture at its head is the one for shared links.
 */
export const articleHtml = (article: Article) =>
  [image(shareImageOf(`/articles/${article.slug}`), article.title), ...article.content.map(blockHtml)].join('\n')
