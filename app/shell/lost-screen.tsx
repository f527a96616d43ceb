import type { ReactNode } from 'react'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'

/** For an address that leads nowhere: words that help, and a signpost. */
export function LostScreen({ children }: { children: ReactNode }) {
  return (
    <PageSection air="compact">
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-2 lg:py-10">
        {children}
        <Picture src="/pictures/lost.svg" alt="" first className="rounded-card max-lg:order-first" />
      </div>
    </PageSection>
  )
}
