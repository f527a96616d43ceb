/** A piece of a text. */
export type Run = {
  text: string
  bold?: true
  /** An address on the web, a path of this site or mailto:. */
  url?: string
}

export type RichText = readonly Run[]

type Place = {
  /** Where the block is in the document's Markdown. */
  start: number
  end: number
}

/** The specification's blocks, and tables for the legal pages. */
export type TextBlock = Place &
  (
    | { type: 'heading'; level: 2 | 3 | 4; text: string; id: string }
    | { type: 'paragraph'; text: RichText }
    | { type: 'list'; isNumbered: boolean; items: readonly RichText[] }
    | { type: 'quote'; text: RichText }
    /** A paragraph that's nothing but a link. */
    | { type: 'link'; url: string; text: string }
    | { type: 'video'; embedUrl: string; title: string; caption: string }
    /** 1200 by 600. */
    | { type: 'image'; url: string; alt: string; caption: string }
    | { type: 'table'; caption: string; columns: readonly string[]; rows: ReadonlyArray<readonly string[]> }
  )

/** The article's sum, with the reader's numbers (app/page-script/payback.ts). */
export type Calculator = {
  title: string
  lead: string
  fields: ReadonlyArray<{
    key: 'times' | 'minutes' | 'share' | 'hours'
    label: string
    /** From the article's example. */
    start: number
    most: number
  }>
  results: { minutesNow: string; minutesSaved: string; weeks: string }
  advice: { slow: string; quick: string; missing: string }
}

export type Block =
  | TextBlock
  /** Something to take along: its text can be copied, or printed without the rest. */
  | (Place & { type: 'checklist'; blocks: readonly TextBlock[] })
  | (Place & { type: 'calculator' } & Calculator)

/** What can't be used, and where it is. */
export type Problem = Place & { message: string }

/** Everything to read, in order. */
export const textBlocks = (blocks: readonly Block[]): readonly TextBlock[] =>
  blocks.flatMap(block => {
    if (block.type === 'calculator') return []
    return block.type === 'checklist' ? block.blocks : [block]
  })

export const plainText = (text: RichText) => text.map(run => run.text).join('')

/** The texts of a block without their formatting. */
export function blockTexts(block: TextBlock): readonly string[] {
  switch (block.type) {
    case 'list':
      return block.items.map(plainText)
    case 'paragraph':
    case 'quote':
      return [plainText(block.text)]
    case 'heading':
    case 'link':
      return [block.text]
    case 'video':
    case 'image':
      return [block.caption]
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()]
  }
}

type ChangeText = (text: string, block: Block) => string

/** The same blocks with other texts, such as those with a value in place of {email}. */
export const mapTexts = <Any extends Block>(blocks: readonly Any[], change: ChangeText, changeUrl = change) =>
  blocks.map(block => mapBlock(block, change, changeUrl) as Any)

function mapBlock(block: Block, change: ChangeText, changeUrl: ChangeText): Block {
  const to = (text: string) => change(text, block)
  const toUrl = (url: string) => changeUrl(url, block)
  const rich = (text: RichText): RichText =>
    text.map(run => ({ ...run, text: to(run.text), ...(run.url !== undefined && { url: toUrl(run.url) }) }))
  switch (block.type) {
    case 'heading':
      return { ...block, text: to(block.text) }
    case 'paragraph':
    case 'quote':
      return { ...block, text: rich(block.text) }
    case 'list':
      return { ...block, items: block.items.map(rich) }
    case 'link':
      return { ...block, text: to(block.text), url: toUrl(block.url) }
    case 'video':
      return { ...block, title: to(block.title), caption: to(block.caption) }
    case 'image':
      return { ...block, alt: to(block.alt), caption: to(block.caption) }
    case 'table':
      return {
        ...block,
        caption: to(block.caption),
        columns: block.columns.map(to),
        rows: block.rows.map(cells => cells.map(to)),
      }
    case 'checklist':
      return { ...block, blocks: mapTexts(block.blocks, change, changeUrl) }
    case 'calculator':
      return block
  }
}
