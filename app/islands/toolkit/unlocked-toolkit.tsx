import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PrintIcon } from '#app/ui/icons.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Prose } from '#app/ui/prose.tsx'
import type { Toolkit } from '#contracts/toolkit.ts'
import { PromptCard } from './prompt-card.tsx'
import { PromptList } from './prompt-list.tsx'
import { returnToRememberedPrompt } from './prompt-position.ts'
import type { ToolkitProps } from './toolkit-props.ts'

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
