import type { RefObject } from 'react'
import { useCopy } from '#app/lib/browser/use-copy.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckIcon, CopyIcon } from '#app/ui/icons.tsx'
import { rememberPrompt } from './prompt-position.ts'

type CopyPromptProps = {
  number: number
  prompt: string
  /** Selected if the browser blocks copying. */
  text: RefObject<HTMLElement | null>
}

export function CopyPrompt({ number, prompt, text }: CopyPromptProps) {
  const { outcome, copy } = useCopy(prompt, () => {
    if (text.current) window.getSelection()?.selectAllChildren(text.current)
  })
  const copied = outcome === 'copied'
  return (
    <>
      <Button
        variant="strong"
        onClick={() => {
          rememberPrompt(number)
          copy()
        }}
        className="min-w-44 max-sm:w-full"
      >
        {copied ? <CheckIcon className="size-5" /> : <CopyIcon className="size-5" />}
        <span>
          {copied ? 'Copied' : 'Copy prompt'}
          <span className="sr-only"> {number}</span>
        </span>
      </Button>
      <p role="status" className="text-small text-ink-soft">
        {copied && <span className="sr-only">Prompt {number} copied.</span>}
        {outcome === 'selected' && (
          <span className="block pt-3 sm:max-w-80 sm:pt-0">
            Your browser blocked the copy button. The prompt is selected, so copy it yourself (Ctrl+C or ⌘C).
          </span>
        )}
      </p>
    </>
  )
}
