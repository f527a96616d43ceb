import type { ReactNode } from 'react'
import { paybackOf, showNumber } from '#app/page-script/payback.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyIcon, PrintIcon } from '#app/ui/icons.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Video } from '#app/ui/video.tsx'
import type { Content } from '#content/all-content.ts'
import type { ArticleBlock, PaybackBlock, TextBlock } from '#content/articles/article.ts'

const headingClasses = {
  2: 'mt-6 text-heading-text text-pine-deep',
  3: 'mt-4 text-heading-3 text-pine-deep',
  4: 'mt-2 text-heading-4 font-semibold',
}

type Words = { checklist: Content['articlePage']['checklist']; videoNotice: string }

type ArticleBodyProps = { content: readonly ArticleBlock[]; words: Words }

export function ArticleBody({ content, words }: ArticleBodyProps) {
  return (
    <div className="flex flex-col gap-5">
      {content.map(block => {
        const key = JSON.stringify(block)
        if (block.type === 'payback') return <PaybackCalculator key={key} {...block} />
        if (block.type !== 'checklist') return <Block key={key} block={block} videoNotice={words.videoNotice} />
        return (
          <Checklist key={key} blocks={block.blocks} words={words.checklist}>
            {block.blocks.map(part => (
              <Block key={JSON.stringify(part)} block={part} videoNotice={words.videoNotice} />
            ))}
          </Checklist>
        )
      })}
    </div>
  )
}

function Block({ block, videoNotice }: { block: TextBlock; videoNotice: string }) {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return <Heading className={headingClasses[block.level]}>{block.text}</Heading>
    }
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-amber-deep">
          {block.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'quote':
      return (
        <blockquote className="border-l-4 border-amber py-1 pl-6 font-display text-heading-3 text-pine-deep">
          {block.text}
        </blockquote>
      )
    case 'link':
      return (
        <p>
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
          notice={videoNotice}
        />
      )
    case 'image':
      return (
        <figure className="my-2 flex flex-col gap-3">
          <Picture src={block.url} alt={block.alt} className="rounded-card" />
          <figcaption className="text-small text-ink-soft">{block.caption}</figcaption>
        </figure>
      )
  }
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
function PaybackCalculator({ title, lead, fields, results, advice }: PaybackBlock) {
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
