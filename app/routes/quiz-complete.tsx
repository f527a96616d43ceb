import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { site } from '#content/site.ts'

export const meta = () =>
  unlistedPageMeta({
    title: `Quiz Complete | ${site.name}`,
    description: 'Thank you for completing the Business Competency Assessment.',
    path: '/quiz/complete',
  })

export default function QuizCompletePage() {
  return (
    <PageSection width="narrow">
      <PageHeading
        title="Assessment Complete!"
        lead="Thank you for working through all twelve questions. We have your answers and will be in touch."
      >
        <LinkButton to="/about">Learn More about Us</LinkButton>
      </PageHeading>
    </PageSection>
  )
}
