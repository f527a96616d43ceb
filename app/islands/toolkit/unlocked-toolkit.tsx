import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useCopy } from '#app/lib/browser/use-copy.ts'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckIcon, CopyIcon, PrintIcon } from '#app/ui/icons.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Prose } from '#app/ui/prose.tsx'
import type { Content } from '#content/all-content.ts'
import type { Site } from '#content/site.ts'
import type { Toolkit } from '#contracts/toolkit.ts'

export type ToolkitProps = {
  words: Content['toolkitPage']
  links: Pick<Site['links'], 'chatAssistant' | 'booking'>
}

type UnlockedToolkitProps = ToolkitProps & {
  toolkit: Toolkit
  justUnlocked: boolean
}

export function UnlockedToolkit({ toolkit, justUnlocked, words, links }: UnlockedToolkitProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (!justUnlocked) {
      returnToRememberedPrompt()
      return
    }
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [justUnlocked])
  return (
    <>
      <PageSection>
        <PageHeading headingRef={heading} {...words.unlocked}>
          <Button variant="quiet" onClick={() => window.print()} className="-ml-6">
            <PrintIcon className="size-5" />
            Print or Save as PDF
          </Button>
        </PageHeading>
        <div className="mt-6 grid items-start gap-x-14 gap-y-12 lg:mt-10 lg:grid-cols-[20rem_minmax(0,1fr)] print:block">
          <PromptList prompts={toolkit.prompts} />
          <div className="flex max-w-narrow flex-col gap-12 sm:gap-14 print:block print:*:mb-8">
            <GuideSection section={toolkit.whatItIs} />
            <GuideSection section={toolkit.gettingStarted}>
              <LinkButton to={links.chatAssistant} variant="secondary">
                Open ChatGPT
              </LinkButton>
            </GuideSection>
            <Card level={2} title={toolkit.disclaimer.title} tone="accent" className="print:break-inside-avoid">
              <Prose paragraphs={toolkit.disclaimer.paragraphs} />
            </Card>
            <HowToUse {...toolkit.howToUse} />
            <section>
              <h2 className="text-heading-2">10 Business Clarity Prompts</h2>
              <ol className="mt-6 flex flex-col gap-8 print:block">
                {toolkit.prompts.map(prompt => (
                  <PromptCard key={prompt.number} {...prompt} />
                ))}
              </ol>
            </section>
          </div>
        </div>
      </PageSection>
      <div className="print:break-inside-avoid">
        <PageSection tone="deep" title={toolkit.nextSteps.title}>
          <Prose paragraphs={toolkit.nextSteps.paragraphs} />
          <LinkButton to={links.booking} className="mt-8">
            Book Your Call
          </LinkButton>
        </PageSection>
      </div>
    </>
  )
}

type GuideSectionProps = { section: Toolkit['whatItIs']; children?: ReactNode }

function GuideSection({ section: { title, paragraphs, items }, children }: GuideSectionProps) {
  return (
    <section className="flex flex-col items-start gap-5">
      <h2 className="text-heading-2">{title}</h2>
      <Prose paragraphs={paragraphs} />
      {items.length > 0 && <BulletList items={items} />}
      {children}
    </section>
  )
}

function HowToUse({ title, steps }: Toolkit['howToUse']) {
  return (
    <section>
      <h2 className="text-heading-2">{title}</h2>
      <ol className="mt-6 flex flex-col gap-7">
        {steps.map(({ title: step, text }, index) => (
          <li key={step} className="flex gap-4 print:break-inside-avoid">
            <span
              aria-hidden="true"
              className="flex size-9 shrink-0 items-center justify-center rounded-pill border-2 border-pine font-semibold text-pine"
            >
              {index + 1}
            </span>
            <div className="pt-0.5">
              <h3 className="text-heading-3 text-pine-deep">{step}</h3>
              <p className="mt-1.5 max-w-text">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function PromptList({ prompts }: { prompts: Toolkit['prompts'] }) {
  return (
    <nav
      aria-labelledby={promptListId}
      className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:-mx-2 lg:max-h-[calc(100dvh-var(--spacing-header)-4rem)] lg:overflow-y-auto lg:p-2 print:hidden"
    >
      <h2 id={promptListId} tabIndex={-1} className="text-heading-3 text-pine-deep">
        Go to a prompt
      </h2>
      <ol className="mt-3 border-l-2 border-line">
        {prompts.map(({ number, title }) => (
          <li key={number}>
            <a
              href={`#${promptId(number)}`}
              className="flex min-h-touch items-center gap-3 py-1.5 pl-4 leading-snug text-ink-soft lg:text-small hover:text-pine-deep hover:underline underline-offset-4"
            >
              <span className="w-5 shrink-0 font-semibold text-pine">{number}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type Prompt = Toolkit['prompts'][number]

function PromptCard({ number, title, prompt }: Prompt) {
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

type CopyPromptProps = {
  number: number
  prompt: string
  /** Selected if the browser blocks copying. */
  text: RefObject<HTMLElement | null>
}

function CopyPrompt({ number, prompt, text }: CopyPromptProps) {
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

const promptListId = 'prompts'
const promptId = (number: number) => `prompt-${number}`

/** Puts the prompt in the URL, so that a tab discarded by the phone reopens there. */
function rememberPrompt(number: number) {
  window.history.replaceState(window.history.state, '', `#${promptId(number)}`)
  // Otherwise the browser may scroll back to where the page was, once it has loaded.
  window.history.scrollRestoration = 'manual'
}

/** On a reload, the browser looks for the URL's target before the page is unlocked. */
const returnToRememberedPrompt = () => document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
