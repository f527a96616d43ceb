import type { ReactNode } from 'react'
import { buttonClasses } from '#app/ui/button.tsx'
import { CopyIcon, PrintIcon } from '#app/ui/icons.tsx'
import type { Content } from '#content/all-content.ts'
import type { TextBlock } from '#content/articles/article.ts'

type ChecklistProps = {
  blocks: readonly TextBlock[]
  words: Content['articlePage']['checklist']
  children: ReactNode
}

const button = buttonClasses({ variant: 'secondary', size: 'small' })

/** Its buttons, which app/page-script/checklist.ts runs, aren't in the article's other formats. */
export function Checklist({ blocks, words, children }: ChecklistProps) {
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
        <button type="button" name="copy" className={button}>
          <CopyIcon className="size-5" />
          <span>
            <span data-when="idle blocked">{words.copy}</span>
            <span data-when="copied" hidden>
              {words.copied}
            </span>
            <span className="sr-only"> “{name}”</span>
          </span>
        </button>
        <button type="button" name="print" className={button}>
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
