/** Escapes marks inside a block. */
export const escapeRun = (text: string) =>
  text.replace(/[\\`*_[\]<]|~~|&(?=#?\w+;)/g, found => found.replace(/./g, '\\$&'))

/** Escapes what would start a heading, quote, list, table or rule at the start of a block. */
export const escapeBlock = (markdown: string) =>
  markdown.replace(/^(?:[#>|=~]|[-+](?=[\s-]|$))/, '\\$&').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')

/** Keeps text as it is: nothing in it can become Markdown or HTML. */
export const escapeMarkdown = (text: string) => escapeBlock(escapeRun(text.trim().replace(/\s+/g, ' ')))

const target = (url: string) => url.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(' ', '%20')

/** Its text is Markdown. */
export const linked = (markdown: string, url: string) => `[${markdown}](${target(url)})`
export const link = (text: string, url: string) => linked(escapeRun(text.trim()), url)
export const image = (alt: string, url: string) => `!${link(alt, url)}`

/** Its cells are Markdown. */
export function markdownTable(columns: readonly string[], rows: ReadonlyArray<readonly string[]>) {
  const row = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n')
}

export const joinBlocks = (blocks: readonly string[]) => `${blocks.join('\n\n')}\n`
