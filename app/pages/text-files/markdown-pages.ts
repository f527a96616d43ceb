// The words of the pages as Markdown. tests/markdown.test.ts compares the two.
import { markdownPath } from '#app/lib/head/markdown-version.ts'
import type { Content } from '#content/all-content.ts'
import { aboutMarkdown } from './about-markdown.ts'
import { articleMarkdown } from './article-markdown.ts'
import { cityMarkdown } from './city-markdown.ts'
import { legalMarkdown } from './legal-markdown.ts'
import { escapeMarkdown, heading, joinBlocks, textSections } from './markdown.ts'

export function markdownPages(content: Content, renderedOn: string): Readonly<Record<string, string>> {
  const { articles, cities, legalDocuments, nationalRules } = content
  const pages = [
    ['/about', aboutMarkdown(content)],
    ...articles.map(article => [`/articles/${article.slug}`, articleMarkdown(content, article)]),
    [nationalRules.path, nationalRulesMarkdown(content)],
    ...cities.map(city => [`/${city.slug}`, cityMarkdown(content, city)]),
    ...legalDocuments.map(document => [`/${document.slug}`, legalMarkdown(content, document, renderedOn)]),
  ] as Array<[path: string, markdown: string]>
  return Object.fromEntries(pages.map(([path, markdown]) => [markdownPath(path), markdown]))
}

const nationalRulesMarkdown = ({ nationalRules, cityPage }: Content) =>
  joinBlocks([
    heading(1, nationalRules.title),
    escapeMarkdown(nationalRules.lead),
    escapeMarkdown(cityPage.disclaimer),
    ...nationalRules.countries.flatMap(({ name, sections }) => [heading(2, name), ...textSections(3, sections)]),
  ])
