import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Block, Problem, RichText, Run, TextBlock } from './blocks.ts'
import { readCalculator } from './calculator.ts'
import { findCostly } from './limits.ts'
import { embedUrlOf, usableAddress } from './link-address.ts'

type Part = ReturnType<typeof fromMarkdown>['children'][number]
type Of<Type extends Part['type']> = Extract<Part, { type: Type }>
type Inline = Of<'paragraph'>['children'][number]

export type ParsedDocument = {
  blocks: readonly Block[]
  /** What can't be used. It's shown as it was typed. */
  problems: readonly Problem[]
}

const remembered = new Map<string, ParsedDocument>()
const mostRemembered = 200

/** The blocks of a Markdown text. Reading it never takes long (limits.ts), and the same text isn't read twice. */
export function parseDocument(markdown: string): ParsedDocument {
  const known = remembered.get(markdown)
  if (known) return known
  const costly = findCostly(markdown)
  const whole = { start: 0, end: markdown.length }
  const parsed: ParsedDocument = costly
    ? { blocks: [{ type: 'paragraph', text: [{ text: markdown }], ...whole }], problems: [costly] }
    : parse(markdown)
  const [oldest] = remembered.keys()
  if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest)
  remembered.set(markdown, parsed)
  return parsed
}

function parse(markdown: string): ParsedDocument {
  const problems: Problem[] = []
  const reading: Reading = { markdown, problems, headingIds: [] }
  const parts = fromMarkdown(markdown).children
  const blocks = parts.flatMap((part, index) => {
    // Is part of the table.
    if (captionOf(part) !== undefined && isTable(parts[index + 1])) return []
    return toBlock(reading, part, parts[index - 1])
  })
  return { blocks, problems }
}

type Reading = { markdown: string; problems: Problem[]; headingIds: string[] }

const placeOf = ({ position }: Pick<Part, 'position'>) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})

const report = ({ problems }: Reading, part: Pick<Part, 'position'>, message: string) => {
  problems.push({ ...placeOf(part), message })
}

/** What to write instead. */
const advice: Partial<Record<Part['type'], string>> = {
  html: "HTML can't be used. Write plain text, with an empty line between paragraphs.",
  image: 'A picture has to be a paragraph of its own: put an empty line before and after it.',
  emphasis: "Italics can't be used. Remove the asterisks or underscores, or use two asterisks for bold.",
  code: "Code can't be used. If it's a paragraph, remove the spaces or marks before it.",
  inlineCode: "Backticks can't be used. Remove them, or use quotation marks.",
  thematicBreak: "A dividing line can't be used. Remove it, or use a heading.",
  definition: "A link's address can't be at the end of the text. Write [text](https://...) where the link is.",
  linkReference: "A link's address can't be at the end of the text. Write [text](https://...) where the link is.",
  imageReference: "A picture's address can't be at the end of the text. Write ![description](address).",
  list: "A list can't be inside something else. Use one list, without lists in its items.",
  blockquote: "A quote can't be inside something else. Put an empty line before and after it.",
  heading: "A heading can't be inside something else. Put an empty line before and after it.",
}

/** Shown as it was typed. */
function asTyped(reading: Reading, part: Part): TextBlock {
  const place = placeOf(part)
  return { type: 'paragraph', text: [{ text: reading.markdown.slice(place.start, place.end) }], ...place }
}

function refused(reading: Reading, part: Part, message = advice[part.type] ?? "This can't be used.") {
  report(reading, part, message)
  return asTyped(reading, part)
}

function toBlock(reading: Reading, part: Part, before: Part | undefined): Block {
  switch (part.type) {
    case 'heading':
      return toHeading(reading, part)
    case 'paragraph':
      if (isTable(part)) return toTable(reading, part, before)
      return toPicture(reading, part) ?? toParagraph(reading, part)
    case 'blockquote':
      return { type: 'quote', text: onlyParagraph(reading, part, 'quote'), ...placeOf(part) }
    case 'list':
      return {
        type: 'list',
        isNumbered: part.ordered === true,
        items: part.children.map(item => onlyParagraph(reading, item, 'list item')),
        ...placeOf(part),
      }
    case 'code':
      return toFenced(reading, part)
    default:
      return refused(reading, part)
  }
}

const ownId = /\{#([a-z0-9-]+)\}$/

function toHeading(reading: Reading, part: Of<'heading'>): TextBlock {
  const level = part.depth
  if (level === 1) return refused(reading, part, 'The title is above. Use ## for a heading.')
  if (level > 4) return refused(reading, part, 'Headings go down to ####. Use fewer #.')
  const runs = toRuns(reading, part.children)
  if (runs.some(run => run.bold || run.url))
    report(reading, part, "A heading can't have bold text or links. Remove them.")
  const typed = runs.map(run => run.text).join('')
  const text = typed.replace(ownId, '').trimEnd()
  if (text === '') report(reading, part, 'The heading is empty. Write something, or remove the line.')
  const id = ownId.exec(typed)?.[1] ?? idOf(text)
  const others = reading.headingIds.filter(other => other === id).length
  reading.headingIds.push(id)
  return {
    type: 'heading',
    level: level as 2 | 3 | 4,
    text,
    id: others > 0 ? `${id}-${others + 1}` : id,
    ...placeOf(part),
  }
}

const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

function toParagraph(reading: Reading, part: Of<'paragraph'>): TextBlock {
  const text = toRuns(reading, part.children)
  const [run, ...others] = text
  if (run?.url === undefined || run.bold || others.length > 0) return { type: 'paragraph', text, ...placeOf(part) }
  return { type: 'link', url: run.url, text: run.text, ...placeOf(part) }
}

/** Undefined if there's anything else in the paragraph. */
function onlyChild(part: Of<'paragraph'>): Inline | undefined {
  const [child, ...others] = part.children.filter(inline => inline.type !== 'text' || inline.value.trim() !== '')
  return others.length === 0 ? child : undefined
}

const picture = /^\/(photos|pictures)\/[\w/-]+\.(jpg|svg)$/

function toPicture(reading: Reading, part: Of<'paragraph'>): TextBlock | undefined {
  const child = onlyChild(part)
  if (child?.type !== 'image') return
  const { url, alt, title } = child
  const caption = title ?? ''
  if (!alt) report(reading, part, 'The picture has no description. Write it in the brackets: ![description](address).')
  const embedUrl = embedUrlOf(url)
  if (embedUrl) return { type: 'video', embedUrl, title: alt ?? '', caption, ...placeOf(part) }
  if (!picture.test(url))
    return refused(
      reading,
      part,
      "This picture isn't on this site, and it isn't a YouTube video. Add it with the button.",
    )
  return { type: 'image', url, alt: alt ?? '', caption, ...placeOf(part) }
}

/** The text of a quote or of a list's item. */
function onlyParagraph(
  reading: Reading,
  part: Of<'blockquote'> | Of<'list'>['children'][number],
  what: string,
): RichText {
  const [first, second] = part.children
  if (first?.type === 'paragraph' && !second) return toRuns(reading, first.children)
  if (!first) report(reading, part, `The ${what} is empty. Write something, or remove the line.`)
  else if (first.type !== 'paragraph') report(reading, first, advice[first.type] ?? "This can't be used.")
  else if (second?.type === 'paragraph')
    report(reading, second, `A ${what} is one paragraph. Remove the empty line before this one.`)
  else if (second) report(reading, second, advice[second.type] ?? "This can't be used.")
  const { start, end } = placeOf(part)
  return [{ text: reading.markdown.slice(start, end) }]
}

function toRuns(reading: Reading, inlines: readonly Inline[]): RichText {
  const runs: Run[] = []
  addRuns(reading, inlines, {}, runs)
  const [first, last] = [runs[0], runs.at(-1)]
  if (first) first.text = first.text.trimStart()
  if (last) last.text = last.text.trimEnd()
  return runs.filter(run => run.text !== '')
}

function addRuns(reading: Reading, inlines: readonly Inline[], style: Omit<Run, 'text'>, runs: Run[]) {
  const add = (text: string) => {
    const last = runs.at(-1)
    if (last && last.bold === style.bold && last.url === style.url) last.text += text
    else runs.push({ text, ...style })
  }
  for (const inline of inlines) {
    if (inline.type === 'text') add(inline.value.replaceAll(/\r?\n/g, ' '))
    else if (inline.type === 'break') add(' ')
    else if (inline.type === 'strong') addRuns(reading, inline.children, { ...style, bold: true }, runs)
    else if (inline.type === 'link')
      addRuns(reading, inline.children, { ...style, ...linkStyle(reading, inline) }, runs)
    else {
      report(reading, inline, advice[inline.type] ?? "This can't be used.")
      const { start, end } = placeOf(inline)
      add(reading.markdown.slice(start, end))
    }
  }
}

function linkStyle(reading: Reading, link: Of<'link'>) {
  const url = usableAddress(link.url)
  if (url === undefined) report(reading, link, 'A link has to start with https://, or with / for a page of this site.')
  if (link.title)
    report(reading, link, "A link's tooltip can't be used. Remove the words in quotation marks after its address.")
  if (link.children.length === 0) report(reading, link, 'The link has no text. Write [text](https://...).')
  return url === undefined ? {} : { url }
}

const delimiterRow = /^\|[\s|:-]+\|$/

/** As on GitHub: a paragraph whose second line is | --- | --- |. */
function tableLines(part: Part | undefined) {
  if (part?.type !== 'paragraph') return
  const [text, ...others] = part.children
  if (text?.type !== 'text' || others.length > 0) return
  const lines = text.value.split('\n').map(line => line.trim())
  return delimiterRow.test(lines[1] ?? '') ? lines : undefined
}

const isTable = (part: Part | undefined) => tableLines(part) !== undefined

/** A table's caption is a bold paragraph before it. */
function captionOf(part: Part | undefined) {
  const child = part?.type === 'paragraph' ? onlyChild(part) : undefined
  const [text] = child?.type === 'strong' ? child.children : []
  return text?.type === 'text' ? text.value : undefined
}

function toTable(reading: Reading, part: Of<'paragraph'>, before: Part | undefined): TextBlock {
  const [columns = [], , ...rows] = (tableLines(part) ?? []).map(line =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map(cell => cell.trim()),
  )
  if (rows.some(cells => cells.length !== columns.length))
    report(reading, part, 'Each line of a table needs the same number of |.')
  const caption = captionOf(before)
  const { start, end } = placeOf(part)
  if (caption === undefined || !before) return { type: 'table', caption: '', columns, rows, start, end }
  return { type: 'table', caption, columns, rows, start: placeOf(before).start, end }
}

function toFenced(reading: Reading, part: Of<'code'>): Block {
  const { start, end } = placeOf(part)
  const [fence = '', ...lines] = reading.markdown.slice(start, end).split('\n')
  const last = lines.pop() ?? ''
  if (!['checklist', 'calculator'].includes(part.lang ?? '') || part.position?.start.column !== 1)
    return refused(reading, part)
  if (!/^(`{3,}|~{3,})\s*$/.test(last))
    return refused(reading, part, `The ${part.lang} has no end. Add a line with \`\`\`.`)
  if (part.lang === 'checklist') return toChecklist(reading, part, start + fence.length + 1, lines.join('\n'))
  try {
    return { type: 'calculator', ...readCalculator(lines.join('\n')), start, end }
  } catch (error) {
    return refused(reading, part, (error as Error).message)
  }
}

function toChecklist(reading: Reading, part: Of<'code'>, offset: number, markdown: string): Block {
  const inner = parse(markdown)
  const moved = <Any extends { start: number; end: number }>(item: Any) => ({
    ...item,
    start: item.start + offset,
    end: item.end + offset,
  })
  reading.problems.push(...inner.problems.map(moved))
  const blocks = inner.blocks.map(moved).flatMap(block => {
    if (block.type !== 'checklist' && block.type !== 'calculator') return [block]
    reading.problems.push({
      start: block.start,
      end: block.end,
      message: `A ${block.type} can't be inside a checklist.`,
    })
    return []
  })
  if (blocks[0]?.type !== 'heading' || !blocks.some(({ type }) => type === 'list'))
    report(reading, part, 'A checklist starts with a heading (##) and has a list.')
  return { type: 'checklist', blocks, ...placeOf(part) }
}
