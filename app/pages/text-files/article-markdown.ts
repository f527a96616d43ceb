import { moreArticles } from '#app/pages/articles/more-articles.ts'
import { readTimeOf } from '#app/pages/articles/read-time.ts'
import { watchUrl } from '#app/ui/video.tsx'
import type { Content } from '#content/all-content.ts'
import type { Article, TextBlock } from '#content/articles/article.ts'
import { textBlocks } from '#content/articles/text-blocks.ts'
import { longDate } from '#content/long-date.ts'
import { updatedOn } from '#content/updated-on.ts'
import { bulletList, escapeMarkdown, heading, image, joinBlocks, link, quote } from './markdown.ts'

export function articleMarkdown({ articles, articlePage, pageDates }: Content, article: Article) {
  const { closing, more, all } = articlePage
  const updated = updatedOn(`/articles/${article.slug}`, pageDates)
  return joinBlocks([
    heading(1, article.title),
    facts(article),
    escapeMarkdown(article.excerpt),
    escapeMarkdown(`${articlePage.by} ${article.author} · ${articlePage.updated} ${longDate(updated)}`),
    image(article.featuredImageAlt, `/pictures/articles/${article.featuredImage}.svg`),
    ...textBlocks(article.content).flatMap(blockMarkdown),
    heading(2, closing.title),
    escapeMarkdown(closing.lead),
    link(closing.start.text, closing.start.to),
    heading(2, more),
    ...moreArticles(articles, article).flatMap(other => [
      `### ${link(other.title, `/articles/${other.slug}`)}`,
      facts(other),
      escapeMarkdown(other.excerpt),
    ]),
    link(all.text, all.to),
  ])
}

const facts = ({ category, date, content }: Article) =>
  escapeMarkdown(`${category} · ${longDate(date)} · ${readTimeOf(content)}`)

function blockMarkdown(block: TextBlock): string | string[] {
  switch (block.type) {
    case 'heading':
      return heading(block.level, block.text)
    case 'paragraph':
      return escapeMarkdown(block.text)
    case 'list':
      return bulletList(block.items.map(escapeMarkdown))
    case 'quote':
      return quote(block.text)
    case 'link':
      return link(block.text, block.url)
    case 'video':
      return [link(`Play video: ${block.title}`, watchUrl(block.embedUrl)), escapeMarkdown(block.caption)]
    case 'image':
      return [image(block.alt, block.url), escapeMarkdown(block.caption)]
  }
}
