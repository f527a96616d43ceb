import { useRef } from 'react'
import type { Toolkit } from '#contracts/toolkit.ts'
import { CopyPrompt } from './copy-prompt.tsx'
import { promptId, promptListId } from './prompt-position.ts'

type Prompt = Toolkit['prompts'][number]

export function PromptCard({ number, title, prompt }: Prompt) {
  const text = useRef<HTMLDivElement>(null)
  return (
    <li className="rounded-card border border-line bg-white p-5 shadow-card sm:p-7 print:mb-8 print:break-inside-avoid print:border-0 print:p-0">
      <h3
        id={promptId(number)}
        tabIndex={-1}
        className="flex scroll-mt-6 items-start gap-4 text-heading-3 text-pine-deep"
      >
        <span className="flex size-9 shrink-0 items-center justify-center rounded-pill border-2 border-pine bg-pine pb-px font-sans text-body font-semibold text-white print:bg-transparent print:text-pine">
          {number}
        </span>
        <span className="pt-1">{title}</span>
      </h3>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 print:hidden">
        <CopyPrompt number={number} prompt={prompt} text={text} />
      </div>
      <div
        ref={text}
        className="mt-4 rounded-control bg-paper px-4 py-4 whitespace-pre-wrap max-sm:text-small sm:px-5 print:p-0"
      >
        <WithBlanksMarked text={prompt} />
      </div>
      <a
        href={`#${promptListId}`}
        className="mt-2 inline-flex min-h-touch items-center text-small font-semibold text-pine underline underline-offset-4 hover:text-pine-deep lg:hidden print:hidden"
      >
        Back to the list of prompts
      </a>
    </li>
  )
}

const WithBlanksMarked = ({ text }: { text: string }) =>
  Array.from(text.matchAll(/\[[^\]]*\]|[^[]+/g), ({ index, 0: part }) =>
    part.startsWith('[') ? (
      <mark key={index} className="rounded-small bg-amber-soft box-decoration-clone px-1 text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
