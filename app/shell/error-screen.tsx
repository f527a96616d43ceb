import { useEffect, useRef } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageSection } from '#app/ui/page-section.tsx'

const messageOf = (error: unknown) => {
  if (isRouteErrorResponse(error)) return `${error.status}: ${error.statusText}`
  return error instanceof Error ? error.message : String(error)
}

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
          {messageOf(error)}
        </p>
        {/* A full page load, to clear any broken state. */}
        <LinkButton to="/" reloadDocument>
          Return to Home
        </LinkButton>
      </div>
    </PageSection>
  )
}
