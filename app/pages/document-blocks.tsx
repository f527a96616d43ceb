import { createElement, Fragment, type ReactNode } from 'react'
import { paybackOf, showNumber } from '#app/page-script/payback.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CopyIcon, PrintIcon } from '#app/ui/icons.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Video } from '#app/ui/video.tsx'
import type { Content } from '#content/all-content.ts'
import type { Block, Calculator, RichText as RichTextRuns, Run, TextBlock } from '#content/documents/blocks.ts'

const headingClasses = {
  2: 'mt-6 text-heading-text text-pine-deep',
  3: 'mt-4 text-heading-3 text-pine-deep',
  4: 'mt-2 text-heading-4 font-semibold',
}

type DocumentBlocksProps = {
  blocks: readonly Block[]
  content: Content
  /** For paragraphs and lists, where they don't fill their container. */
  textClass?: string
  /** For paragraphs that are only a link. */
  linkClass?: string
}

/** The parts of an article, a legal page, the national rules or a city page. */
export const DocumentBlocks = ({ blocks, ...props }: DocumentBlocksProps) =>
  blocks.map(block => {
    if (block.type === 'calculator') return <PaybackCalculator key={block.start} {...block} />
    if (block.type !== 'checklist') return <BlockView key={block.start} block={block} {...props} />
    return (
      <Checklist key={block.start} blocks={block.blocks} words={props.content.articlePage.checklist}>
        <DocumentBlocks blocks={block.blocks} {...props} />
      </Checklist>
    )
  })

type BlockViewProps = Omit<DocumentBlocksProps, 'blocks'> & { block: TextBlock }

function BlockView({ block, content, textClass, linkClass }: BlockViewProps) {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return <Heading className={headingClasses[block.level]}>{block.text}</Heading>
    }
    case 'paragraph':
      return (
        <p className={textClass}>
          <RichText text={block.text} />
        </p>
      )
    case 'list':
      return <ListView {...block} textClass={textClass} />
    case 'quote':
      return (
        <blockquote className="border-l-4 border-amber py-1 pl-6 font-display text-heading-3 text-pine-deep">
          <RichText text={block.text} />
        </blockquote>
      )
    case 'link':
      return (
        <p className={linkClass}>
          <TextLink to={block.url}>{block.text}</TextLink>
        </p>
      )
    case 'video':
      return (
        <Video
          embedUrl={block.embedUrl}
          title={block.title}
          poster="/pictures/video-talk.svg"
          caption={block.caption}
          notice={content.siteFrame.videoNotice}
        />
      )
    case 'image':
      return (
        <figure className="my-2 flex flex-col gap-3">
          <Picture src={block.url} alt={block.alt} className="rounded-card" />
          {block.caption && <figcaption className="text-small text-ink-soft">{block.caption}</figcaption>}
        </figure>
      )
    case 'table':
      return <TableView {...block} />
  }
}

/** Its pieces never change places, so they need no keys. */
const RichText = ({ text }: { text: RichTextRuns }) => createElement(Fragment, null, ...text.map(runNode))

function runNode({ text, bold, url }: Run) {
  const inner = bold ? <strong>{text}</strong> : text
  if (url === undefined) return inner
  return (
    <TextLink inline to={url}>
      {inner}
    </TextLink>
  )
}

type ListViewProps = Extract<TextBlock, { type: 'list' }> & { textClass: string | undefined }

function ListView({ items, isNumbered, textClass }: ListViewProps) {
  if (items.every(([run, ...others]) => run?.url !== undefined && others.length === 0)) {
    return (
      <ul className="-my-2 flex flex-wrap gap-x-8">
        {items.map(([run]) => (
          <li key={run?.url}>
            <TextLink to={run?.url ?? ''}>{run?.text}</TextLink>
          </li>
        ))}
      </ul>
    )
  }
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List
      className={classNames(
        'flex flex-col gap-2 pl-6 marker:text-amber-deep',
        isNumbered ? 'list-decimal' : 'list-disc',
        textClass,
      )}
    >
      {items.map(item => (
        <li key={JSON.stringify(item)}>
          <RichText text={item} />
        </li>
      ))}
    </List>
  )
}

function TableView({ caption, columns, rows }: Extract<TextBlock, { type: 'table' }>) {
  return (
    <table className="mt-2 mb-4 w-full border-collapse text-small max-sm:block sm:table-fixed">
      {caption && (
        <caption className="pb-2 text-left text-body font-semibold text-pine-deep max-sm:block">{caption}</caption>
      )}
      <thead className="max-sm:hidden">
        <tr className="border-b-2 border-edge text-left">
          {columns.map(column => (
            <th key={column} scope="col" className="py-2 pr-6 font-normal text-ink-soft first:w-1/3 last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-3">
        {rows.map(([name, ...cells]) => (
          <tr
            key={name}
            className="border-line align-top max-sm:block max-sm:rounded-control max-sm:border max-sm:bg-white max-sm:p-4 sm:border-b"
          >
            <th scope="row" className="text-left font-semibold wrap-anywhere max-sm:block sm:py-3 sm:pr-6">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="max-sm:mt-2 max-sm:block sm:py-3 sm:pr-6 sm:last:pr-0">
                <span className="block text-ink-soft sm:hidden">{columns[index + 1]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ChecklistProps = {
  blocks: readonly TextBlock[]
  words: Content['articlePage']['checklist']
  children: ReactNode
}

const buttonLook = buttonClasses({ variant: 'secondary', size: 'small' })

/** Its buttons, which app/page-script/checklist.ts runs, aren't in the article's other formats. */
function Checklist({ blocks, words, children }: ChecklistProps) {
  const name = blocks.flatMap(block => (block.type === 'heading' ? block.text : []))[0]
  return (
    <div data-checklist>
      <div data-text className="flex flex-col gap-5">
        {children}
      </div>
      <div
        data-page-only
        className="invisible mt-5 flex flex-wrap items-center gap-3 in-data-ready:visible noscript:hidden print:hidden"
      >
        <button type="button" name="copy" className={buttonLook}>
          <CopyIcon className="size-5" />
          <span>
            <span data-when="idle blocked">{words.copy}</span>
            <span data-when="copied" hidden>
              {words.copied}
            </span>
            <span className="sr-only"> “{name}”</span>
          </span>
        </button>
        <button type="button" name="print" className={buttonLook}>
          <PrintIcon className="size-5" />
          <span>
            {words.print}
            <span className="sr-only"> “{name}”</span>
          </span>
        </button>
        <p role="status" className="text-small text-ink-soft">
          <span data-when="copied" hidden className="sr-only">
            {words.copied} “{name}”
          </span>
          <span data-when="blocked" hidden>
            {words.blocked}
          </span>
        </p>
      </div>
    </div>
  )
}

/** Starts with the article's example. app/page-script/payback.ts keeps it up to date. */
function PaybackCalculator({ title, lead, fields, results, advice }: Calculator) {
  const example = paybackOf(Object.fromEntries(fields.map(({ key, start }) => [key, start])))
  return (
    <div id="payback" data-page-only className="noscript:hidden print:hidden">
      <Card title={title}>
        <p className="text-ink-soft">{lead}</p>
        <div className="mt-5 flex flex-col gap-5">
          {fields.map(({ key, label, start, most }) => (
            // Not a number field: some browsers drop the number if it has a comma.
            <TextField
              key={key}
              label={label}
              name={key}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              defaultValue={start}
              data-most={most}
            />
          ))}
        </div>
        <output className="mt-6 flex flex-col gap-2">
          {Object.entries(results).map(([key, label]) => (
            <span key={key} data-result>
              {label}: <strong data-value={key}>{showNumber(example[key as keyof typeof example])}</strong>
            </span>
          ))}
          {Object.entries(advice).map(([key, text]) => (
            <span key={key} data-advice={key} hidden>
              {text}
            </span>
          ))}
        </output>
      </Card>
    </div>
  )
}
