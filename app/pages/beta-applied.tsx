import { useEffect, useRef } from 'react'
import { scrollBehavior } from '#app/lib/browser/scrolling.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextWithPicture } from '#app/ui/text-with-picture.tsx'
import { beta } from '#content/beta.ts'

export function BetaApplied() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: scrollBehavior() })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <PageSection>
      <TextWithPicture src="/pictures/thanks.svg" alt="">
        <PageHeading headingRef={heading} title={beta.applied.title} lead={beta.applied.lead}>
          <p>{beta.applied.note}</p>
          <LinkButton to="/" className="mt-2">
            Back to Home
          </LinkButton>
        </PageHeading>
      </TextWithPicture>
    </PageSection>
  )
}
