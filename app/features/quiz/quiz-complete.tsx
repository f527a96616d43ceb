import { BesidePicture } from '#app/ui/beside-picture.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'

export function QuizComplete() {
  return (
    <PageSection>
      <BesidePicture src="/pictures/thanks.svg" alt="">
        <PageHeading
          title="Assessment Complete!"
          lead="Thank you for working through all twelve questions. We have your answers and will be in touch."
        >
          <LinkButton to="/about">Learn More about Us</LinkButton>
        </PageHeading>
      </BesidePicture>
    </PageSection>
  )
}
