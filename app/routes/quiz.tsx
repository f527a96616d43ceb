import { pageMeta } from '#app/lib/page-meta.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'

export const meta = () =>
  pageMeta({
    title: 'Business Competency Assessment: AI and Automation Quiz',
    description:
      'Twelve short questions on AI and automation, each with an explanation, to see where you and your business stand.',
    path: '/quiz',
  })

export default function QuizPage() {
  return (
    <PageSection width="narrow">
      <PageHeading
        title="Business Competency Assessment"
        lead="Twelve short questions on AI and automation. You can try each one until you have it, and every answer comes with an explanation."
      >
        <p className="text-ink-soft">The quiz itself opens here shortly.</p>
        <LinkButton to="/">See the free assessment</LinkButton>
      </PageHeading>
    </PageSection>
  )
}
