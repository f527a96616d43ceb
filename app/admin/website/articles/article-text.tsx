import { asText, asTexts, partOf } from '#app/admin/website/lists/entry-values.ts'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { Json } from '#content/editing/change.ts'

type ArticleTextProps = {
  value: string
  error: string | undefined
  isReading: boolean
  blocks: readonly Json[] | undefined
  onEdit: (text: string) => void
  onRead: () => void
}

const cheatSheet = [
  ['## Heading', 'a heading; ### and #### are smaller'],
  ['An empty line', 'between paragraphs'],
  ['- Item', 'a list, one item per line'],
  ['> Quote', 'a quote of one paragraph'],
  ['[Text](https://...)', 'a link, in a paragraph of its own'],
]

export function ArticleText({ value, error, isReading, blocks, onEdit, onRead }: ArticleTextProps) {
  return (
    <Card title="Text" level={2}>
      <div className="mt-4 flex flex-col gap-5">
        <dl className="flex flex-col gap-1 text-small">
          {cheatSheet.map(([write, meaning]) => (
            <div key={write} className="flex flex-wrap gap-x-3">
              <dt className="w-44 font-semibold">{write}</dt>
              <dd className="text-ink-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
        <TextArea
          label="Article"
          hint="Type it here, or paste it. If it starts with # and a title, that's used as the title."
          error={error}
          rows={16}
          maxLength={100_000}
          value={value}
          onChange={({ target }) => onEdit(target.value)}
        />
        <Button
          variant="secondary"
          className="self-start"
          pending={isReading}
          aria-disabled={!value.trim()}
          onClick={onRead}
        >
          Show how it looks
        </Button>
        {blocks && (
          <section aria-label="How it looks" className="rounded-control border border-line bg-paper px-5 py-4">
            <div className="flex max-w-text flex-col gap-4">
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: blocks may repeat, and have no state.
                <Block key={index} block={block} />
              ))}
            </div>
          </section>
        )}
      </div>
    </Card>
  )
}

const headingClasses: Readonly<Record<number, string>> = {
  2: 'text-heading-3',
  3: 'text-heading-4',
  4: 'font-semibold',
}

function Block({ block }: { block: Json }) {
  const text = asText(partOf(block, 'text'))
  switch (partOf(block, 'type')) {
    case 'heading':
      return <p className={`${headingClasses[Number(partOf(block, 'level'))]} text-pine-deep`}>{text}</p>
    case 'list':
      return <BulletList items={asTexts(partOf(block, 'items'))} />
    case 'quote':
      return <blockquote className="border-l-4 border-amber pl-4 font-display">{text}</blockquote>
    case 'link':
      return (
        <p className="wrap-anywhere">
          <span className="font-semibold text-pine underline">{text}</span>{' '}
          <span className="text-small text-ink-soft">{asText(partOf(block, 'url'))}</span>
        </p>
      )
    default:
      return <p className="wrap-anywhere">{text}</p>
  }
}
