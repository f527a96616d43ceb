import type { TextSection } from '#content/text-section.ts'

/** Keeps text as it is: nothing in it can become Markdown or HTML. */
export const escapeMarkdown = (text: string) =>
  text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_[\]<>#|~]|&(?=#?\w+;)/g, '\\$&')
    // At the start of a block, these would begin a list.
    .replace(/^[-+]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')

/** Only paths and URLs, which have no spaces. */
const target = (url: string) => url.replaceAll('(', '%28').replaceAll(')', '%29')

export const link = (text: string, url: string) => `[${escapeMarkdown(text)}](${target(url)})`
export const image = (alt: string, url: string) => `!${link(alt, url)}`
export const heading = (level: number, text: string) => `${'#'.repeat(level)} ${escapeMarkdown(text)}`
export const quote = (text: string) => `> ${escapeMarkdown(text)}`

/** Its items are Markdown. */
export const bulletList = (items: readonly string[]) => items.map(item => `- ${item}`).join('\n')

/** Its lines are Markdown. */
export const lines = (parts: readonly string[]) => parts.join('\\\n')

export function markdownTable(columns: readonly string[], rows: ReadonlyArray<readonly string[]>) {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const escaped = [columns, ...rows].map(cells => row(cells.map(escapeMarkdown)))
  return escaped.toSpliced(1, 0, row(columns.map(() => '---'))).join('\n')
}

/** For links to this site. Brackets in texts are escaped. */
export const withWholeUrls = (markdown: string, siteUrl: string) =>
  markdown.replaceAll(/(?<!\\)\]\(\//g, `](${siteUrl}/`)

export const joinBlocks = (blocks: readonly string[]) => `${blocks.join('\n\n')}\n`

export const textSections = (level: number, sections: readonly TextSection[]) =>
  sections.flatMap(({ heading: title, paragraphs, source }) => [
    heading(level, title),
    ...paragraphs.map(escapeMarkdown),
    ...(source ? [link(`Source: ${source.label}`, source.url)] : []),
  ])
