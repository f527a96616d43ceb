import type { Content } from '#content/all-content.ts'
import { addressLines, companyName } from '#content/company-details.ts'
import type { LegalBlock, LegalDocument } from '#content/legal/legal-document.ts'
import { longDate } from '#content/long-date.ts'
import { bulletList, escapeMarkdown, heading, joinBlocks, lines, link, markdownTable } from './markdown.ts'

export function legalMarkdown(
  { site, legalPage }: Content,
  { title, intro, sections }: LegalDocument,
  renderedOn: string,
) {
  return joinBlocks([
    heading(1, title),
    escapeMarkdown(intro),
    escapeMarkdown(`${legalPage.updated} ${longDate(renderedOn)}`),
    ...sections.flatMap(section => [heading(2, section.heading), ...section.body.flatMap(blockMarkdown)]),
    lines([
      ...[companyName(site), ...addressLines(site), ...(site.phone ? [site.phone] : [])].map(escapeMarkdown),
      link(site.email, `mailto:${site.email}`),
    ]),
  ])
}

function blockMarkdown(block: LegalBlock): string | string[] {
  switch (block.kind) {
    case 'paragraph':
      return escapeMarkdown(block.text)
    case 'list':
      return bulletList(block.items.map(escapeMarkdown))
    case 'table':
      return [`**${escapeMarkdown(block.table.caption)}**`, markdownTable(block.table.columns, block.table.rows)]
    case 'links':
      return bulletList(block.links.map(({ label, to }) => link(label, to)))
  }
}
