import { useEffect, useRef } from 'react'
import { visibleScroll } from '#app/lib/scroll-behavior.ts'
import { BesidePicture } from '#app/ui/beside-picture.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { beta } from '#content/beta.ts'

export function BetaApplied() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: visibleScroll() })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <PageSection>
      <BesidePicture src="/pictures/thanks.svg" alt="">
        <PageHeading headingRef={heading} title={beta.applied.title} lead={beta.applied.lead}>
          <p>{beta.applied.note}</p>
          <LinkButton to="/" className="mt-2">
            Back to Home
          </LinkButton>
        </PageHeading>
      </BesidePicture>
    </PageSection>
  )
}
