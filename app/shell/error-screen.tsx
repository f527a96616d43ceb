import { useEffect, useRef } from 'react'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageSection } from '#app/ui/page-section.tsx'

export function ErrorScreen({ error }: { error: unknown }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <PageSection width="narrow">
      <div className="flex flex-col items-start gap-5">
        <h1 ref={heading} tabIndex={-1} className="text-heading-1 outline-none">
          Something went wrong
        </h1>
        <p className="text-lead text-ink-soft">An unexpected error occurred. We apologize for the inconvenience.</p>
        <p className="w-full overflow-x-auto rounded-control border border-line bg-paper-deep px-4 py-3 font-mono text-small break-words">
          {error instanceof Error ? error.message : String(error)}
        </p>
        <LinkButton to="/">Return to Home</LinkButton>
      </div>
    </PageSection>
  )
}
