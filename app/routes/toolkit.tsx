import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { site } from '#content/site.ts'

export const meta = () =>
  unlistedPageMeta({
    title: `Business Clarity Toolkit | ${site.name}`,
    description: 'Ten business-clarity prompts and a user guide for a chat AI assistant, free with your assessment.',
    path: '/toolkit',
  })

export default function ToolkitPage() {
  return (
    <PageSection width="narrow">
      <PageHeading
        title="Business Clarity Toolkit"
        lead="Ten prompts and a user guide for a chat AI assistant. The toolkit is free: ask for it on the last step of your assessment, and the password comes by e-mail."
      >
        <LinkButton to="/">Choose your assessment</LinkButton>
      </PageHeading>
    </PageSection>
  )
}
