import { useEffect, useRef } from 'react'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { beta } from '#content/beta.ts'

export function BetaApplied() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <PageSection width="narrow">
      <div className="flex flex-col items-start gap-5">
        <h1 ref={heading} tabIndex={-1} className="text-heading-1 text-pine-deep outline-none">
          {beta.applied.title}
        </h1>
        <p className="text-lead text-ink-soft">{beta.applied.lead}</p>
        <p>{beta.applied.note}</p>
        <LinkButton to="/" className="mt-2">
          Back to Home
        </LinkButton>
      </div>
    </PageSection>
  )
}
