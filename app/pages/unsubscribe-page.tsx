import { UnsubscribeForm } from '#app/islands/unsubscribe/unsubscribe-form.tsx'
import { type PageHandle, unlistedPageMeta } from '#app/lib/head/page-meta.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { site } from '#content/site.ts'

export const handle: PageHandle = {
  meta: () =>
    unlistedPageMeta({
      title: `Unsubscribe | ${site.name}`,
      description: `Stop all email from ${site.name} to your address.`,
      path: '/unsubscribe',
    }),
}

export function Component() {
  return (
    <PageSection width="narrow">
      <PageHeading
        title="Unsubscribe"
        lead="Press the button and we won't email you again, unless you ask us for something by email later. If you've sent us a form, we may still call you about it."
      >
        <UnsubscribeForm />
      </PageHeading>
    </PageSection>
  )
}
